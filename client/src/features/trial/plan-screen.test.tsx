import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, type Answers } from '@/testing/answers'
import { renderAs } from '@/testing/render-as'
import { aChallenge, aConfig, aPlan, aPlanFood, anOutcome } from '@/testing/rows'
import { PlanCard } from './plan-card.public'
import PlanScreen from './plan-screen'
import type { Plan } from './plan-types'
import ResultScreen from './result-screen'

const answersOf = (plan: Plan | null): Answers => ({
  ...{ 'GET /api/trial': plan, 'GET /api/outcomes': [], 'GET /api/allergens': [], 'GET /api/diary': [] },
  'GET /api/config': aConfig({ trialOn: true }),
})
const open = (plan: Plan | null, given: Answers = {}) =>
  renderAs('client', <PlanScreen />, { ...answersOf(plan), ...given })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('shows the day of leaving out, its entries, the level, and the ways to diary and reaction', async () => {
  const entry = { day: '2026-11-19', scores: [4], kept: true, portion: null, slips: [], factors: [] }
  open(aPlan(), {
    'GET /api/diary': [
      { ...entry, note: '', version: 1 },
      { ...entry, day: '2026-11-20', kept: false, slips: ['Beef'], note: '', version: 1 },
    ],
  })
  await heading('Day 9 of 28')
  expect(screen.getByRole('link', { name: /^Today’s diary/ }).getAttribute('href')).toBe(
    '/client/plan/diary/2026-11-26',
  )
  const days = within(await screen.findByRole('region', { name: 'Days of this phase' }))
  expect(days.getAllByText(/: /)).toHaveLength(28)
  days.getByText('Thu 19 November: kept to it')
  days.getByText('Fri 20 November: a slip')
  days.getByText('Sat 21 November: no entry')
  screen.getByText('Was 6.1 before. 4.1 is the mark.')
  expect(screen.getByRole('link', { name: 'I reacted within two hours' }).getAttribute('href')).toBe(
    '/client/plan/reaction',
  )
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

it('leads to the food that is brought back, and to its decision', async () => {
  const foods = [aPlanFood({ state: 'challenge' })]
  const { unmount } = open(
    aPlan({ trial: { state: 'reintroduction' }, foods, challenge: aChallenge(), today: { of: null } }),
  )
  await heading('Day 9')
  screen.getByText('Portion of Beef: 60 g. Note tonight how you felt.')
  screen.getByRole('link', { name: 'Bringing back Beef' })
  unmount()
  const challenge = aChallenge({ state: 'stopped', endedOn: '2026-11-26' })
  open(aPlan({ trial: { state: 'reintroduction' }, foods, challenge }))
  await screen.findByRole('link', { name: 'See what it showed' })
})

it('stops after a reaction until somebody has looked at it', async () => {
  const halted = { state: 'reintroduction', haltedOn: '2026-11-25' } as const
  const { unmount } = open(aPlan({ trial: halted }))
  await screen.findByText(/Your practitioner looks at your reaction/)
  expect(screen.queryByRole('button', { name: /spoken with a doctor/ })).toBeNull()
  unmount()
  const { calls } = open(aPlan({ trial: { ...halted, hasPractitioner: false } }), {
    'PATCH /api/trial': aPlan(),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'I have spoken with a doctor' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'PATCH /api/trial')?.body).toEqual({ action: 'clear' }),
  )
})

it('waits for the practitioner, or leads to what they propose', async () => {
  const { unmount } = open(aPlan({ trial: { state: 'proposed', gate: ['weight'] }, today: { of: null } }))
  await heading('Waiting for the practitioner')
  unmount()
  open(aPlan({ trial: { state: 'proposed', proposedBy: 'practitioner', symptoms: [] } }))
  await screen.findByRole('link', { name: 'Look at the proposal' })
})

it('leads to a first plan, and from an ended one to its result and another', async () => {
  const { unmount } = open(null)
  await screen.findByText('No plan yet')
  const start = await screen.findByRole('link', { name: 'Start a trial' })
  expect(start.getAttribute('href')).toBe('/client/plan/start')
  unmount()
  open(aPlan({ trial: { state: 'closed', closedReason: 'done' } }))
  await heading('The plan has ended')
  screen.getByRole('link', { name: 'What you found out' })
  await screen.findByRole('link', { name: 'Start a trial' })
})

it('says that a plan could not be loaded, with the reaction in reach', async () => {
  open(null, { 'GET /api/trial': refusal(500, { error: 'Away.' }) })
  await screen.findByText('Your plan could not be loaded')
  screen.getByRole('link', { name: 'I reacted within two hours' })
})

it('has the plan as one card for the home, while it is open', async () => {
  const { unmount } = renderAs('client', <PlanCard />, { 'GET /api/trial': aPlan() })
  const card = await screen.findByRole('link', { name: /^My Plan: Day 9 of 28/ })
  expect(card.getAttribute('href')).toBe('/client/plan')
  unmount()
  const { container, calls } = renderAs('client', <PlanCard />, {
    'GET /api/trial': aPlan({ trial: { state: 'closed' } }),
  })
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(container.textContent).toBe('')
})

it('lists what was found out in three groups', async () => {
  const foods = [
    aPlanFood({ id: 1, foods: ['Milk'], state: 'done', outcome: anOutcome({ outcome: 'trigger' }) }),
    aPlanFood({ id: 2, foods: ['Wheat'], state: 'done', outcome: anOutcome() }),
    aPlanFood({ id: 3, foods: ['Celery'] }),
  ]
  renderAs('client', <ResultScreen />, answersOf(aPlan({ trial: { state: 'reintroduction' }, foods })))
  const textOf = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await textOf('You noticed complaints')).toContain('Milk')
  expect(await textOf('You did well')).toContain('Wheateat it again since 20 November')
  expect(await textOf('Not tried')).toContain('Celeryleft outTry it')
  screen.getByText(/^Bloating went from 6.1 to 4.4/)
})
