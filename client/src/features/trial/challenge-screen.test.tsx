import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answers } from '@/testing/answers'
import { renderAs } from '@/testing/render-as'
import { aChallenge, aPlan, aPlanFood, anOutcome } from '@/testing/rows'
import ChallengeScreen from './challenge-screen'
import type { Plan } from './plan-types'

const back = (fields: Partial<Plan> = {}) => aPlan({ trial: { state: 'reintroduction' }, ...fields })
const runs = (fields: Parameters<typeof aChallenge>[0] = {}) =>
  back({ foods: [aPlanFood({ state: 'challenge' })], challenge: aChallenge(fields) })

const open = (plan: Plan, given: Answers = {}) =>
  renderAs('client', <ChallengeScreen foodId={5} />, {
    ...{ 'GET /api/trial': plan, 'GET /api/allergens': [], 'GET /api/diary': [] },
    ...given,
  })

it('says why a food cannot be brought back today', async () => {
  const on = '2026-11-28'
  open(back({ foods: [aPlanFood({ refusal: { reason: 'Wait until Saturday.', on } })] }))
  const begin = await screen.findByRole<HTMLButtonElement>('button', { name: /^Bring it back/ })
  expect(begin.disabled).toBe(true)
  screen.getByText('Wait until Saturday.')
})

it('begins to bring a food back', async () => {
  const { calls } = open(back(), { 'POST /api/trial/foods/:id/challenge': runs() })
  fireEvent.click(await screen.findByRole('button', { name: /^Bring it back/ }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /api/trial/foods/:id/challenge')?.params).toEqual({
      id: '5',
    }),
  )
})

it("shows today's portion and the six days, and stops when asked twice", async () => {
  const { calls } = open(runs(), { 'POST /api/challenges/:id/stop': { clientId: 3, outcome: null } })
  await screen.findByText('Today, day 2 of 6')
  screen.getByText('60 g')
  expect(screen.getByRole('region', { name: 'The days of this food' }).querySelectorAll('li')).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Stop, I feel worse' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stop now' }))
  await waitFor(() => expect(calls.some(({ route }) => route === 'POST /api/challenges/:id/stop')).toBe(true))
})

const judged = { suggested: 'complaints' as const, mean: 3, spread: 0.8, change: 2.4, why: null }
const decides = (given: Answers = {}) =>
  open(runs({ state: 'stopped', endedOn: '2026-11-26', judged }), {
    'POST /api/challenges/:id/judge': { clientId: 3, outcome: anOutcome() },
    ...given,
  })
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.find(({ route }) => route === 'POST /api/challenges/:id/judge')?.body
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save my decision' })

it('suggests first and chooses nothing; its person decides', async () => {
  const shown = decides()
  const choices = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(choices[0]?.closest('label')?.textContent).toMatch(/^I noticed complaints \(as the diary suggests\)/)
  expect(choices.some(({ checked }) => checked)).toBe(false)
  expect(saveButton().disabled).toBe(true)
  screen.getByText(/an effect of 2 points is found about half the time/)
  fireEvent.click(screen.getByRole('radio', { name: /^I did well with it/ }))
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent(shown)).toEqual({ decided: 'none', note: '' }))
})

it('asks for the amount of what is eaten up to one', async () => {
  const shown = decides()
  fireEvent.click(await screen.findByRole('radio', { name: /^Up to an amount/ }))
  expect(saveButton().disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('How much, and how often'), {
    target: { value: ' a slice a week ' },
  })
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent(shown)).toEqual({ decided: 'limited', amount: 'a slice a week', note: '' }))
})

it('knows a food that is not of the plan', async () => {
  open(back({ foods: [] }))
  await screen.findByText('No such food')
})

it.each([
  ['allergy', 'an allergy: it stays left out whatever was found out'],
  ['clinic-only', 'not at home: ask an allergist'],
] as const)('says of a food with %s nothing of bringing it back', async (barred, said) => {
  const foods = [aPlanFood({ state: 'challenge', outcome: anOutcome(), barred })]
  open(back({ foods, challenge: aChallenge() }))
  await screen.findByText(said)
  for (const text of ['How it is brought back', 'In its place', 'Today’s diary', /^Bring it back/])
    expect(screen.queryByText(text)).toBeNull()
})

it('lets only that be chosen which the days allow', async () => {
  const { unmount } = open(
    runs({ state: 'stopped', endedOn: '2026-11-26', judged, decisions: ['complaints', 'unclear'] }),
  )
  const choice = async (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
  expect((await choice(/^I did well with it.*Needs the whole of the six days/)).disabled).toBe(true)
  expect((await choice(/^Up to an amount.*Needs a portion that was eaten/)).disabled).toBe(true)
  expect((await choice(/^Not clear/)).disabled).toBe(false)
  unmount()
  const challenge = aChallenge({ state: 'stopped', endedOn: '2026-11-26', decisions: ['complaints'] })
  open(
    aPlan({
      trial: { state: 'reintroduction', haltedOn: '2026-11-26' },
      ...{ foods: [aPlanFood({ state: 'challenge' })], challenge },
    }),
  )
  expect((await choice(/^I did well with it.*speak with a doctor/)).disabled).toBe(true)
})

it.each([
  ['complaints', null],
  ['complaints', -0.4],
  ['none', 1.4],
] as const)('gives with %s no figure of %s that speaks against it', async (suggested, change) => {
  open(runs({ state: 'stopped', endedOn: '2026-11-26', judged: { ...judged, suggested, change } }))
  await screen.findByText(/^The diary (speaks|shows)/)
  expect(screen.queryByText(/^Your worst days/)).toBeNull()
})

it('shows no portion before the one before it is noted', async () => {
  const challenge = aChallenge()
  const days = challenge.days.map((day) => ({ ...day, noted: false }))
  open(back({ challenge: { ...challenge, days } }))
  await screen.findByText(/^Did you eat the portion of /)
  expect(screen.getByRole('link', { name: 'Note that day' }).getAttribute('href')).toBe(
    `/client/plan/diary/${days[0]?.day}`,
  )
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
})
