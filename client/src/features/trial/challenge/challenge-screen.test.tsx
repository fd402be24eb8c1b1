import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aChallenge, aPlan, aPlanFood, anOutcome } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import ChallengeScreen from './challenge-screen'
import type { Plan } from '../plan/plan-types'

const back = (fields: Parameters<typeof aPlan>[0] = {}) =>
  aPlan({ trial: { state: 'reintroduction' }, ...fields })
const runs = (fields: Parameters<typeof aChallenge>[0] = {}) =>
  back({ foods: [aPlanFood({ state: 'challenge' })], challenge: aChallenge(fields) })

const open = (plan: Plan, given: ApiMocks = {}) =>
  renderAs(
    'client',
    <>
      <ChallengeScreen foodId={5} />
      <Toaster />
    </>,
    { ...{ 'GET /api/trial': plan, 'GET /api/allergens': [], 'GET /api/diary': [] }, ...given },
  )

it('shows why a food cannot be brought back today', async () => {
  const on = '2026-11-28'
  open(back({ foods: [aPlanFood({ refusal: { reason: 'Wait until Saturday.', on } })] }))
  const begin = await screen.findByRole<HTMLButtonElement>('button', { name: /^Bring it back/ })
  expect(begin.disabled).toBe(true)
  screen.getByText('Wait until Saturday.')
})

it('starts a challenge', async () => {
  const { calls } = open(back(), { 'POST /api/trial/foods/:id/challenge': runs() })
  fireEvent.click(await screen.findByRole('button', { name: /^Bring it back/ }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /api/trial/foods/:id/challenge')?.params).toEqual({
      id: '5',
    }),
  )
})

it("shows today's portion and the six days, and stops only after a confirmation", async () => {
  const { calls } = open(runs(), { 'POST /api/challenges/:id/stop': { clientId: 3, outcome: null } })
  await screen.findByText('Today, day 2 of 6')
  screen.getByText('60 g')
  expect(
    screen.getByRole('region', { name: 'Diary days for this food' }).querySelectorAll('li'),
  ).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Stop, I feel worse' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stop now' }))
  await waitFor(() => expect(calls.some(({ route }) => route === 'POST /api/challenges/:id/stop')).toBe(true))
})

const judged = { suggested: 'complaints' as const, mean: 3, spread: 0.8, change: 2.4, why: null }
const decides = (given: ApiMocks = {}) =>
  open(runs({ state: 'stopped', endedOn: '2026-11-26', judged }), {
    'POST /api/challenges/:id/judge': { clientId: 3, outcome: anOutcome() },
    ...given,
  })
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.find(({ route }) => route === 'POST /api/challenges/:id/judge')?.body
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save my decision' })

it("puts the suggestion first, selects nothing and saves the person's choice", async () => {
  const shown = decides()
  const choices = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(choices[0]?.closest('label')?.textContent).toMatch(/^It gave me symptoms \(as the diary suggests\)/)
  expect(choices.some(({ checked }) => checked)).toBe(false)
  expect(saveButton().disabled).toBe(true)
  screen.getByText(/A rise of 2 points is spotted about half the time/)
  fireEvent.click(screen.getByRole('radio', { name: /^I was fine with it/ }))
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent(shown)).toEqual({ decided: 'none', note: '' }))
})

it('asks for the amount when a food is eaten up to a limit', async () => {
  const shown = decides()
  fireEvent.click(await screen.findByRole('radio', { name: /^Fine up to a limit/ }))
  expect(saveButton().disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('How much, and how often'), {
    target: { value: ' a slice a week ' },
  })
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent(shown)).toEqual({ decided: 'limited', amount: 'a slice a week', note: '' }))
})

it('says that a food outside the plan does not exist', async () => {
  open(back({ foods: [] }))
  await screen.findByText('No such food')
})

it.each([
  ['allergy', 'an allergy, so it stays out'],
  ['clinic-only', 'not at home: ask an allergist'],
] as const)('a food with %s shows nothing about bringing it back', async (barred, said) => {
  const foods = [aPlanFood({ state: 'challenge', outcome: anOutcome(), barred })]
  open(back({ foods, challenge: aChallenge() }))
  await screen.findByText(said)
  for (const text of ['How to bring it back', 'Instead', 'Today’s diary', /^Bring it back/])
    expect(screen.queryByText(text)).toBeNull()
})

it('disables decisions that the days do not allow', async () => {
  const { unmount } = open(
    runs({ state: 'stopped', endedOn: '2026-11-26', judged, decisions: ['complaints', 'unclear'] }),
  )
  const choice = async (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
  expect((await choice(/^I was fine with it.*To answer this, eat/)).disabled).toBe(true)
  expect(
    (await choice(/^Fine up to a limit.*To answer this, you need to have eaten a portion/)).disabled,
  ).toBe(true)
  expect((await choice(/^Not clear/)).disabled).toBe(false)
  unmount()
  const challenge = aChallenge({ state: 'stopped', endedOn: '2026-11-26', decisions: ['complaints'] })
  open(
    aPlan({
      trial: { state: 'reintroduction', haltedOn: '2026-11-26' },
      ...{ foods: [aPlanFood({ state: 'challenge' })], challenge },
    }),
  )
  expect((await choice(/^I was fine with it.*Speak with a doctor/)).disabled).toBe(true)
})

it.each([
  ['complaints', null],
  ['complaints', -0.4],
  ['none', 1.4],
] as const)('suggesting %s does not show the contradicting change %s', async (suggested, change) => {
  open(runs({ state: 'stopped', endedOn: '2026-11-26', judged: { ...judged, suggested, change } }))
  await screen.findByText(/^Your diary (suggests|shows)/)
  expect(screen.queryByText(/^Your worst days/)).toBeNull()
})

it('shows no portion before the previous one is noted', async () => {
  const challenge = aChallenge()
  const days = challenge.days.map((day) => ({ ...day, noted: false }))
  open(back({ challenge: { ...challenge, days } }))
  await screen.findByText(/^Did you eat the portion for /)
  expect(screen.getByRole('link', { name: 'Fill in that day' }).getAttribute('href')).toBe(
    `/client/plan/diary/${days[0]?.day}`,
  )
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
})

const away = () => refusal(500, { error: 'Away.' })

it('shows why a challenge did not start and allows another try', async () => {
  const { calls } = open(back({ foods: [aPlanFood({ elevated: false })] }), {
    'POST /api/trial/foods/:id/challenge': away(),
  })
  const begin = await screen.findByRole('button', { name: /^Bring it back/ })
  await screen.findByText('It is no longer raised in your newest test.')
  expect(
    within(screen.getByRole('region', { name: 'How to bring it back' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day 130 g', 'Day 260 g', 'Day 3120 g', 'Days 4 to 6without, diary only'])
  fireEvent.click(begin)
  await screen.findByText('Away.')
  fireEvent.click(await screen.findByRole('button', { name: /^Bring it back/ }))
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === 'POST /api/trial/foods/:id/challenge')).toHaveLength(2),
  )
})

it('keeps asking when stopping fails', async () => {
  const { calls } = open(runs(), {
    'POST /api/challenges/:id/stop': mockSequence(away(), { clientId: 3, outcome: null }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop, I feel worse' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'Stop now' }))
  await screen.findByText('Away.')
  fireEvent.click(await question.findByRole('button', { name: 'Stop now' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(
    calls.filter(({ route }) => route === 'POST /api/challenges/:id/stop').map(({ params }) => params),
  ).toEqual([{ id: '8' }, { id: '8' }])
})

it('keeps a decision that was not saved, with its note', async () => {
  const again = aChallenge({ id: 7, decided: 'complaints' })
  const shown = open(
    back({
      foods: [aPlanFood({ state: 'challenge', challenges: [again] })],
      challenge: aChallenge({ attempt: 2, state: 'stopped', endedOn: '2026-11-26', judged }),
    }),
    { 'POST /api/challenges/:id/judge': away() },
  )
  await screen.findByText('for the second time')
  fireEvent.click(
    screen.getByRole('radio', { name: /^It gave me symptoms.*noticed them again, so it stays out/ }),
  )
  fireEvent.change(screen.getByLabelText(/^A note/), { target: { value: 'Worse at night' } })
  fireEvent.click(saveButton())
  await screen.findByText('Away.')
  expect(sent(shown)).toEqual({ decided: 'complaints', note: 'Worse at night' })
  expect(screen.getByLabelText(/^A note/)).toHaveProperty('value', 'Worse at night')
  await waitFor(() => expect(saveButton().disabled).toBe(false))
})

it('says that a portion too old to note begins again later', async () => {
  const challenge = aChallenge()
  const days = challenge.days.map((day) => ({ ...day, noted: false }))
  open(
    back({ challenge: { ...challenge, days }, today: { window: { from: '2026-11-26', to: '2026-11-26' } } }),
  )
  await screen.findByText(/^You can no longer fill in that day/)
  expect(screen.queryByRole('link', { name: 'Fill in that day' })).toBeNull()
})

it('lists the days to come and the missed portions', async () => {
  const { days, ...challenge } = aChallenge()
  const missing = (...missed: number[]) =>
    back({
      foods: [aPlanFood({ state: 'challenge' })],
      challenge: { ...challenge, days: days.map((day, at) => ({ ...day, missed: missed.includes(at) })) },
    })
  const { unmount } = open(missing(0))
  const list = within(await screen.findByRole('region', { name: 'What comes next' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fri 27 November120 g',
    'Then 3 days withoutdiary only',
  ])
  screen.getByText('Wed 25 November: a quarter, missed')
  screen.getByText('Thu 26 November: a half, today')
  screen.getByText('Sat 28 November: without')
  screen.getByText('One portion was missed, so it moved by a day.')
  unmount()
  open(missing(0, 2))
  await screen.findByText('Portions were missed, so it started again.')
})

it('shows no portion on the days without', async () => {
  const challenge = aChallenge()
  const days = challenge.days.map((day) => ({ ...day, noted: true }))
  open(
    back({
      foods: [aPlanFood({ state: 'challenge' })],
      ...{ challenge: { ...challenge, days }, today: { date: '2026-11-29' } },
    }),
  )
  const today = await screen.findByRole('region', { name: 'Today' })
  expect(today.textContent).toBe('Today, day 5 of 6No portion today, just the diary')
})

it("shows an earlier attempt's decision and its days over the usual range", async () => {
  const entry = { trialId: 2, kept: true, portion: null, slips: [], factors: [], note: '', version: 1 }
  const past = aChallenge({
    id: 7,
    state: 'judged',
    endedOn: '2026-11-28',
    decided: 'unclear',
    note: 'A cold.',
  })
  const { calls } = open(
    back({
      foods: [
        aPlanFood({ state: 'waiting', challenges: [past], repeat: { from: '2026-12-24', to: '2027-02-18' } }),
      ],
    }),
    {
      'GET /api/diary': [{ ...entry, day: '2026-11-26', scores: [2, 5] }],
    },
  )
  await screen.findByRole('heading', { name: 'Wed 25 November: Not clear' })
  screen.getByText('A cold.')
  screen.getByText('Try again from 24 December 2026 to 18 February 2027.')
  await screen.findByText('26 November: 3.5 of 10')
  screen.getByText('25 November: no entry')
  screen.getByText('The shaded band shows your usual score beforehand: 3.0, give or take 0.8.')
  screen.getByText('There are too few entries.')
  expect(calls.find(({ route }) => route === 'GET /api/diary')?.url).toContain(
    'from=2026-11-25&to=2026-11-28',
  )
})
