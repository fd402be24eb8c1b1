import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aChallenge, aConfig, aPlan, aPlanFood, anOutcome } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import PlanScreen from './plan-screen'
import type { Plan } from './plan-types'
import ResultScreen from '../result/result-screen'

const answersOf = (plan: Plan | null): ApiMocks => ({
  ...{ 'GET /api/trial': plan, 'GET /api/outcomes': [], 'GET /api/allergens': [], 'GET /api/diary': [] },
  'GET /api/config': aConfig({ trialOn: true }),
})
const open = (plan: Plan | null, given: ApiMocks = {}) =>
  renderAs(
    'client',
    <>
      <PlanScreen />
      <Toaster />
    </>,
    { ...answersOf(plan), ...given },
  )
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const entry = {
  ...{ trialId: 2, scores: [4], kept: true, portion: null, slips: [], factors: [], note: '', version: 1 },
}
const diaryDay = (day: number, fields = {}) => ({
  ...entry,
  day: `2026-11-${String(day).padStart(2, '0')}`,
  ...fields,
})
const before = Array.from({ length: 14 }, (_, at) => diaryDay(4 + at, { scores: [6] }))
const since = [
  diaryDay(20, { kept: false, slips: ['Beef'] }),
  ...[21, 23, 24, 25].map((day) => diaryDay(day)),
]

it('opens on whether it works, with the curve, the days and the foods beneath', async () => {
  open(
    aPlan({
      foods: [aPlanFood(), aPlanFood({ id: 6, foods: ['Rye'] })],
      today: { next: { what: 'advance', on: '2026-12-15' } },
    }),
    { 'GET /api/diary': [...before, ...since] },
  )
  await heading('Bloating is down from 6.0 to 4.0. Goal reached.')
  screen.getByRole('img', { name: /^Bloating\. Bloating is down from 6\.0 to 4\.0/ })
  const days = within(screen.getByRole('region', { name: 'Days of this phase' }))
  days.getByRole('heading', { name: 'Day 9 of 28' })
  days.getByText('Next step: Tue 15 December')
  expect(days.getAllByText(/^Day \d+, /)).toHaveLength(28)
  days.getByText('Day 3, Fri 20 November: a slip')
  days.getByText('Day 4, Sat 21 November: kept to it')
  days.getByText('Day 5, Sun 22 November: no entry')
  screen.getByRole('heading', { name: 'Off the plate until 15 December' })
  await screen.findByRole('heading', { name: 'How was today?' })
  expect(screen.getByRole('link', { name: 'I reacted within two hours' }).getAttribute('href')).toBe(
    '/client/plan/reaction',
  )
})

it('shows the days of the curve as a table on request', async () => {
  open(aPlan(), { 'GET /api/diary': [...before, ...since] })
  fireEvent.click(await screen.findByRole('button', { name: 'Show the days as a table' }))
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(20)
  within(table).getByRole('row', { name: 'Fri 20 November, a slip 4 5.6' })
})

it('draws one symptom at a time', async () => {
  const two = (scores: number[]) => (day: ReturnType<typeof diaryDay>) => ({ ...day, scores })
  open(aPlan({ trial: { symptoms: ['Bloating', 'Headache'] } }), {
    'GET /api/diary': [...before.map(two([6, 3])), ...since.map(two([4, 5]))],
  })
  await heading('Bloating is down from 6.0 to 4.0. Goal reached.')
  fireEvent.click(screen.getByRole('button', { name: 'Headache' }))
  await heading('Headache is up from 3.0 to 5.0. Goal: 2.0.')
})

it('puts the foods of a baseline under what is left out later', async () => {
  open(aPlan({ trial: { state: 'baseline', withoutOn: null }, today: { day: 5, of: 14 } }), {
    'GET /api/diary': before.slice(0, 3),
  })
  await heading('Bloating is at 6.0 so far.')
  screen.getByRole('heading', { name: 'Later you leave out' })
  expect(screen.queryByText(/Off the plate/)).toBeNull()
})

it('says what a food has shown, tells the practitioner by name, and prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const done = aChallenge({ state: 'judged', decided: 'none', endedOn: '2026-11-24' })
  const challenge = { ...done, days: done.days.map((day) => ({ ...day, noted: true })) }
  const foods = [aPlanFood({ state: 'done', challenges: [challenge], outcome: anOutcome() })]
  const { calls } = open(aPlan({ trial: { state: 'reintroduction' }, foods, today: { of: null } }), {
    'PATCH /api/trial': aPlan(),
  })
  await screen.findByRole('heading', { name: 'Beef: tried three times, no complaints.' })
  screen.getByText('Back on the menu.')
  fireEvent.click(screen.getByRole('button', { name: 'Tell Mara' }))
  await screen.findByRole('button', { name: 'Mara knows' })
  expect(calls.find(({ route }) => route === 'PATCH /api/trial')?.body).toEqual({
    ...{ action: 'tell', practitionerIds: [4] },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('offers to tell of the weeks without only a practitioner who sees the plan', async () => {
  const ended = (sees: boolean) =>
    aPlan({ trial: { practitioners: [{ id: 4, name: 'Mara Vale', sees }] }, today: { without: 'improved' } })
  const { unmount } = open(ended(false))
  await screen.findByRole('heading', { name: 'It helped to leave them out' })
  expect(screen.queryByRole('button', { name: 'Tell Mara' })).toBeNull()
  unmount()
  open(ended(true))
  await screen.findByRole('button', { name: 'Tell Mara' })
})

it.each([
  ['baseline', {}, 'Start leaving out', { action: 'advance' }],
  ['without', { without: 'improved' }, 'Start bringing foods back', { action: 'advance' }],
  ['without', { without: 'not-improved' }, 'Eat them again', { action: 'close', eatAgain: true }],
] as const)('goes on from %s %o by "%s"', async (state, today, name, body) => {
  const { calls } = open(aPlan({ trial: { state }, today }), { 'PATCH /api/trial': aPlan() })
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(calls.find(({ route }) => route === 'PATCH /api/trial')).toMatchObject({ body }))
})

it('links to the food being brought back, then to its decision', async () => {
  const foods = [aPlanFood({ state: 'challenge' })]
  const { unmount } = open(
    aPlan({ trial: { state: 'reintroduction' }, foods, challenge: aChallenge(), today: { of: null } }),
  )
  await heading('Day 9')
  screen.getByText('Portion of Beef: 60 g. Tonight, note how you felt.')
  screen.getByRole('link', { name: 'Bringing back Beef' })
  unmount()
  const challenge = aChallenge({ state: 'stopped', endedOn: '2026-11-26' })
  open(aPlan({ trial: { state: 'reintroduction' }, foods, challenge }))
  await screen.findByRole('link', { name: 'See what it showed' })
})

it('names foods a correction no longer lists as elevated, while they are still open', async () => {
  const foods = [
    aPlanFood({ corrected: true, elevated: false }),
    aPlanFood({ id: 6, foods: ['Wheat'] }),
    aPlanFood({ id: 7, foods: ['Kiwi'], corrected: true, barred: 'allergy' }),
    aPlanFood({ id: 8, foods: ['Rye'], corrected: true, state: 'done' }),
    aPlanFood({ id: 9, foods: ['Garlic'], corrected: true }),
  ]
  const { unmount } = open(aPlan({ foods }))
  await screen.findByText('The corrected report no longer lists Beef and Garlic as elevated.')
  unmount()
  open(aPlan({ foods: foods.slice(1, 4) }))
  await heading('Day 9 of 28')
  expect(screen.queryByText(/corrected report/)).toBeNull()
})

it('stops after a reaction until a practitioner has reviewed it', async () => {
  const halted = { state: 'reintroduction', haltedOn: '2026-11-25' } as const
  const { unmount } = open(aPlan({ trial: halted }))
  await screen.findByText(/Your practitioner will look at your reaction/)
  expect(screen.queryByRole('button', { name: /spoken with a doctor/ })).toBeNull()
  unmount()
  const { calls } = open(aPlan({ trial: { ...halted, practitioners: [] } }), {
    'PATCH /api/trial': aPlan(),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'I have spoken with a doctor' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'PATCH /api/trial')?.body).toEqual({ action: 'clear' }),
  )
})

it('waits for the practitioner, or links to their proposal', async () => {
  const { unmount } = open(aPlan({ trial: { state: 'proposed', gate: ['weight'] }, today: { of: null } }))
  await heading('Waiting for the practitioner')
  unmount()
  open(aPlan({ trial: { state: 'proposed', proposedBy: 'practitioner', symptoms: [] } }))
  await screen.findByRole('link', { name: 'Look at the proposal' })
})

it('links to a first plan, and from an ended plan to its result and another plan', async () => {
  const { unmount } = open(null)
  await screen.findByText('No plan yet')
  const start = await screen.findByRole('link', { name: 'Start a trial' })
  expect(start.getAttribute('href')).toBe('/client/plan/start')
  unmount()
  const judged = aChallenge({ state: 'judged', decided: 'none', endedOn: '2026-11-20' })
  const challenges = [{ ...judged, days: judged.days.map((day) => ({ ...day, noted: true })) }]
  const foods = [aPlanFood({ foods: ['Goat’s milk'], state: 'done', outcome: anOutcome(), challenges })]
  open(aPlan({ trial: { state: 'closed', closedReason: 'done' }, foods }))
  await heading('The plan has ended')
  screen.getByRole('heading', { name: 'Goat’s milk: tried three times, no complaints.' })
  screen.getByText('Back on the menu.')
  screen.getByRole('button', { name: 'Print' })
  screen.getByRole('link', { name: 'Your findings' })
  await screen.findByRole('link', { name: 'Start a trial' })
})

it('says that a plan could not be loaded and keeps the reaction link', async () => {
  open(null, { 'GET /api/trial': refusal(500, { error: 'Away.' }) })
  await screen.findByText('Your plan could not be loaded')
  screen.getByRole('link', { name: 'I reacted within two hours' })
})

it('lists outcomes in groups, beginning with foods that stay left out in any case', async () => {
  const foods = [
    aPlanFood({ id: 1, foods: ['Milk'], state: 'done', outcome: anOutcome({ outcome: 'trigger' }) }),
    aPlanFood({ id: 2, foods: ['Wheat'], state: 'done', outcome: anOutcome() }),
    aPlanFood({ id: 3, foods: ['Celery'] }),
    aPlanFood({
      ...{ id: 4, foods: ['Egg'], state: 'done' },
      outcome: anOutcome({ outcome: 'limited', amount: 'one a week' }),
    }),
    aPlanFood({ id: 6, foods: ['Rye'], state: 'done', outcome: anOutcome({ asks: true }) }),
    aPlanFood({ id: 7, foods: ['Kiwi'], state: 'done', outcome: anOutcome(), barred: 'allergy' }),
  ]
  renderAs('client', <ResultScreen />, answersOf(aPlan({ trial: { state: 'reintroduction' }, foods })))
  const textOf = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await textOf('You had symptoms')).toContain('Milk')
  expect(await textOf('Fine for you')).toContain('Wheateaten again since 20 November')
  expect(await textOf('Fine for you')).toContain('Eggup to one a week')
  const open = await textOf('Not tried, or still open')
  expect(open).toContain('Celeryleft outTry it')
  expect(open).toMatch(/Ryeraised in a newer test, left out until you answer$/)
  expect(await textOf('Allergy, or clinic only')).toContain('Kiwian allergy, so it stays out')
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Allergy, or clinic only')
  screen.getByText(/You brought back none/)
  screen.getByText(/^Bloating went from 6.1 to 4.4/)
})

it('links from an ended plan to a new one for foods that were not tried', async () => {
  const closed = { state: 'closed', closedReason: 'stopped' } as const
  const { unmount } = renderAs('client', <ResultScreen />, answersOf(aPlan({ trial: closed })))
  expect((await screen.findByRole('link', { name: 'Try it' })).parentElement?.textContent).toBe(
    'Try itIn a new plan',
  )
  unmount()
  open(aPlan({ trial: closed }))
  await screen.findByText('It was stopped before every food was tried.')
})

const barred = [
  aPlanFood({ id: 1, foods: ['Milk', 'Butter'], barred: 'allergy' }),
  aPlanFood({ id: 2, foods: ['Egg'], barred: 'clinic-only' }),
  aPlanFood({ id: 3, foods: ['Wheat'], outcome: anOutcome() }),
  aPlanFood({ id: 4, foods: ['Rye'] }),
]
const apart =
  'Leave Milk and Butter out. They count as an allergy. Leave Egg out, and ask an allergist about it.'

it.each([
  ['baseline', 'Eat as usual. Tonight, note how you felt.'],
  ['without', 'Leave Rye out today. Tonight, note how you felt.'],
  ['reintroduction', 'Choose the food that comes back next. The others stay left out.'],
] as const)(
  'names foods that stay left out in any case in %s and does not count them',
  async (state, said) => {
    const plan = aPlan({ trial: { state }, foods: barred })
    open(plan)
    await screen.findByText(`${said} ${apart}`)
    const tiles = within(screen.getByRole('list', { name: 'Foods in the plan' }))
    tiles.getByText('Allergy')
    tiles.getByText('Not to be tried at home')
  },
)

it('says when nothing is left to find out', async () => {
  open(aPlan({ foods: [aPlanFood({ outcome: anOutcome() })] }))
  await screen.findByText('You already have an answer for each of these foods.')
})

it('says after a reaction in every phase that nothing is brought back', async () => {
  open(aPlan({ trial: { haltedOn: '2026-11-25' } }))
  await screen.findByText(/^Leave Beef out today.* After your reaction, don’t bring any food back/)
})

it('shows no comparison during the days before the plan', async () => {
  open(aPlan({ trial: { state: 'baseline' } }))
  await screen.findByRole('heading', { name: 'Later you leave out' })
  expect(screen.queryByText(/Goal/)).toBeNull()
})

it('shows when a plan begins, with no diary and no pause before that', async () => {
  const plan = aPlan({
    trial: { state: 'baseline', startedOn: '2026-12-10', phaseOn: '2026-12-10' },
    today: { window: null },
  })
  open(plan)
  await heading('Begins on 10 December')
  screen.getByRole('button', { name: 'Stop the trial' })
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  expect(screen.queryByRole('link', { name: /diary/ })).toBeNull()
})

it('asks by name whether to share the plan with a newly assigned practitioner', async () => {
  const practitioners = [{ id: 9, name: 'Amara Nwosu', sees: false }]
  const asking = aPlan({ trial: { practitioners, asksToShare: true } })
  const { calls } = open(asking, { 'PATCH /api/trial': aPlan() })
  await screen.findByText('Share your plan with Amara Nwosu?')
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'PATCH /api/trial')).toMatchObject({
      body: { action: 'share', practitionerIds: [9] },
    }),
  )
})

it('accepts a no to sharing again', async () => {
  const practitioners = [{ id: 9, name: 'Amara Nwosu', sees: false }]
  const { calls } = open(aPlan({ trial: { practitioners, asksToShare: true } }), {
    'PATCH /api/trial': aPlan(),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'PATCH /api/trial')).toMatchObject({
      body: { action: 'unshare' },
    }),
  )
})

it('names the practitioners a plan is not shared with, and shares it with them', async () => {
  const practitioners = [
    { id: 9, name: 'Amara Nwosu', sees: true },
    { id: 11, name: 'Mara Vale', sees: false },
  ]
  const { calls } = open(aPlan({ trial: { practitioners, shared: true } }), { 'PATCH /api/trial': aPlan() })
  fireEvent.click(await screen.findByRole('button', { name: 'Share with Mara Vale, too' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'PATCH /api/trial')).toMatchObject({
      body: { action: 'share', practitionerIds: [11] },
    }),
  )
})

const acts = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ route }) => route === 'PATCH /api/trial').map(({ body }) => body)

it.each([
  ['proposed', 'Begin', 'Your plan has begun'],
  ['reintroduction', 'Finish the plan', 'Your plan is complete'],
] as const)('goes on from %s by "%s" in the version that was seen', async (state, name, said) => {
  const shown = open(aPlan({ trial: { state }, foods: [aPlanFood({ state: 'done' })] }), {
    'PATCH /api/trial': aPlan(),
  })
  fireEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(acts(shown)).toEqual([{ action: 'advance' }])
  expect(shown.calls.find(({ route }) => route === 'PATCH /api/trial')?.headers.get('If-Match')).toBe('"3"')
})

it('offers no next phase while it is refused or foods are left to try', async () => {
  const refusal = { reason: 'Two days are missing.', on: null }
  const refusals = { advance: refusal, pause: null, resume: null, close: null }
  const { unmount } = open(aPlan({ trial: { state: 'baseline' }, today: { refusals } }))
  await heading('Day 9 of 28')
  expect(screen.queryByRole('button', { name: 'Start leaving out' })).toBeNull()
  unmount()
  open(
    aPlan({
      trial: { state: 'reintroduction' },
      foods: [aPlanFood({ state: 'done' }), aPlanFood({ id: 6 })],
    }),
  )
  await heading('Day 9 of 28')
  expect(screen.queryByRole('button', { name: 'Finish the plan' })).toBeNull()
})

it('can bring foods back although leaving out changed little', async () => {
  const shown = open(aPlan({ today: { without: 'not-improved' } }), { 'PATCH /api/trial': aPlan() })
  fireEvent.click(await screen.findByRole('button', { name: /anyway$/ }))
  await waitFor(() => expect(acts(shown)).toEqual([{ action: 'advance' }]))
})

it('sets reminder and sharing and pauses, each confirmed once it is saved', async () => {
  const practitioners = [
    { id: 4, name: 'Mara Vale', sees: false },
    { id: 9, name: 'Amara Nwosu', sees: false },
  ]
  const shown = open(aPlan({ trial: { practitioners } }), { 'PATCH /api/trial': aPlan() })
  const hour = await screen.findByRole('combobox')
  fireEvent.change(hour, { target: { value: '07:00' } })
  expect(await screen.findByText('You’ll be reminded at 07:00')).toBeTruthy()
  fireEvent.change(hour, { target: { value: '' } })
  expect(await screen.findByText('You’ll no longer be reminded')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch'))
  expect(await screen.findByText('Mara Vale and Amara Nwosu can see the plan now')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  const asks = await screen.findByRole('alertdialog', { name: 'Pause the plan' })
  expect(asks.textContent).toContain('the test results once again decide what to leave out')
  expect(acts(shown)).toHaveLength(3)
  fireEvent.click(within(asks).getByRole('button', { name: 'Pause the plan' }))
  expect(await screen.findByText('The plan is paused')).toBeTruthy()
  expect(acts(shown)).toEqual([
    { action: 'remind', remindAt: '07:00' },
    { action: 'remind', remindAt: null },
    { action: 'share', practitionerIds: [4, 9] },
    { action: 'pause' },
  ])
  expect(screen.getByRole('link', { name: 'Dates for my calendar' }).getAttribute('href')).toBe(
    '/api/trial/calendar',
  )
})

it('stops sharing the plan and resumes a paused one', async () => {
  const shown = open(aPlan({ trial: { shared: true, pausedOn: '2026-11-25' } }), {
    'PATCH /api/trial': aPlan(),
  })
  fireEvent.click(await screen.findByRole('switch'))
  expect(await screen.findByText('Only you can see the plan now')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('The plan continues')).toBeTruthy()
  expect(acts(shown)).toEqual([{ action: 'unshare' }, { action: 'resume' }])
})

it('offers no sharing without a practitioner, and says why it cannot pause', async () => {
  const refusals = { advance: null, pause: { reason: 'Not today.', on: null }, resume: null, close: null }
  open(aPlan({ trial: { practitioners: [] }, today: { refusals } }))
  expect(await screen.findByText('Not today.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('switch')).toBeNull()
})

it('stops a plan after a question, which stays open when that fails', async () => {
  const shown = open(aPlan(), {
    'PATCH /api/trial': mockSequence(refusal(412, { error: 'It has changed.' }), Response.json(aPlan())),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop the trial' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(acts(shown)).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Stop the trial' }))
  expect(await screen.findByText('It has changed.')).toBeTruthy()
  fireEvent.click(await question.findByRole('button', { name: 'Stop the trial' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByText('The plan has ended')).toBeTruthy()
  expect(acts(shown)).toEqual([{ action: 'close' }, { action: 'close' }])
})
