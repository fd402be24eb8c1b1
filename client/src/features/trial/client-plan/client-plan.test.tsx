import { named } from '@shared/testing/people'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { refusal, type Answers } from '@/testing/answers'
import { renderAs } from '@/testing/render-as'
import { aConfig, aPlan } from '@/testing/rows'
import type { Bundle } from '../bundles'
import ClientPlanScreen from '../client-plan-screen'

beforeAll(() => import('./known-plan'))

const bundle = (name: string, proposed = false): Bundle => ({
  ...{ foods: [name], keys: [], level: 'high', habit: null, replacement: '', refused: null },
  proposed,
})
const bundles = ['Beef', 'Wheat', 'Cocoa', 'Egg white', 'Soya', 'Celery'].map((name, at) =>
  bundle(name, at === 0),
)
const outcome = {
  ...{ id: 9, foods: ['Peanut'], amount: '', since: '2026-11-20', asks: false },
  ...({ outcome: 'clinic-only', basis: 'reaction' } as const),
}

const answersOf = (given: Answers = {}): Answers => ({
  'GET /api/clients/:id/overview': {
    ...{ id: 3, name: named.client.name, dateOfBirth: null, gender: '', email: '', phone: '' },
    ...{ address: '', emergencyContact: '', lastSignInAt: null },
  },
  'GET /api/clients/:id/trial': null,
  'GET /api/clients/:id/outcomes': [],
  'GET /api/config': aConfig({ trialOn: true }),
  'GET /api/allergens': [],
  'POST /api/clients/:id/trial/proposal': bundles,
  ...given,
})
const open = (given?: Answers) =>
  renderAs('practitioner', <ClientPlanScreen clientId={3} />, answersOf(given))
type Calls = ReturnType<typeof open>['calls']
const bodyOf = (calls: Calls, route: string) => calls.find((call) => call.route === route)?.body
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

const day = {
  ...{ day: '2026-11-25', scores: [4], kept: null, portion: null, version: 1, note: 'late supper' },
  ...{ slips: ['Beef'], factors: ['alcohol' as const] },
}

it('shows plan and diary while they are shared', async () => {
  open({
    'GET /api/clients/:id/trial': aPlan({ trial: { shared: true } }),
    'GET /api/clients/:id/diary': [{ ...day, day: '2026-11-24' }, day],
  })
  expect(await screen.findByText('Day 9 of 28')).toBeTruthy()
  expect(await screen.findByRole('img', { name: /^Mean of each day/ })).toBeTruthy()
  expect(screen.getAllByText('Slipped: Beef')).toHaveLength(2)
  expect(screen.getAllByText('Alcohol, late supper')).toHaveLength(2)
})

it('asks for no diary while it is not shared, and says so', async () => {
  const { calls } = open({
    'GET /api/clients/:id/trial': aPlan({ trial: { state: 'proposed', gate: ['weight'] } }),
  })
  expect(await screen.findByText('The diary is not shared with you')).toBeTruthy()
  expect(calls.some(({ route }) => route === 'GET /api/clients/:id/diary')).toBe(false)
})

it('opens the gate with a reason, after the questions that apply', async () => {
  const waiting = aPlan({ trial: { state: 'proposed', gate: ['pregnant', 'weight'] } })
  const { calls } = open({
    'GET /api/clients/:id/trial': waiting,
    'PATCH /api/clients/:id/trial': waiting,
  })
  expect(await screen.findByText('Pregnant or breastfeeding, or not said')).toBeTruthy()
  await press('Open the plan')
  expect(screen.getByText('Please say why the plan may begin.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Why the plan may begin/), { target: { value: 'Seen on Monday' } })
  await press('Open the plan')
  await waitFor(() =>
    expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toEqual({
      action: 'open',
      reason: 'Seen on Monday',
    }),
  )
  const call = calls.find(({ route }) => route === 'PATCH /api/clients/:id/trial')
  expect(call?.headers.get('If-Match')).toBe('"3"')
})

it('proposes a plan where none can be seen, more than five foods with a reason', async () => {
  const { calls } = open({ 'POST /api/clients/:id/trial': aPlan() })
  expect(await screen.findByText('No plan that you can see')).toBeTruthy()
  await press('Propose a plan')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('checkbox', { name: 'Wheat' })
  for (const name of ['Wheat', 'Cocoa', 'Egg white', 'Soya', 'Celery'])
    fireEvent.click(dialog.getByRole('checkbox', { name }))
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Please say why more than 5.')
  fireEvent.change(dialog.getByLabelText('Why more than 5'), { target: { value: 'Asked for it' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'POST /api/clients/:id/trial')).toEqual({
      foods: ['Beef', 'Wheat', 'Cocoa', 'Egg white', 'Soya', 'Celery'],
      reason: 'Asked for it',
    }),
  )
})

it('changes the foods of a plan under the version that was seen', async () => {
  const { calls } = open({
    'GET /api/clients/:id/trial': aPlan(),
    'PATCH /api/clients/:id/trial': aPlan(),
  })
  await press('Change the foods')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Wheat' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toEqual({
      action: 'foods',
      foods: ['Beef', 'Wheat'],
    }),
  )
})

it('lets a plan go on after a reaction', async () => {
  const halted = aPlan({ trial: { haltedOn: '2026-11-25' } })
  const { calls } = open({ 'GET /api/clients/:id/trial': halted, 'PATCH /api/clients/:id/trial': aPlan() })
  await press('Let the plan go on')
  await waitFor(() => expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toEqual({ action: 'clear' }))
})

it('ends what is for a clinic alone after saying what follows', async () => {
  const { calls } = open({
    'GET /api/clients/:id/outcomes': [outcome],
    'PUT /api/outcomes/:id/confirm': { clientId: 3, outcome: null },
  })
  await press('End Peanut')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^The value of the newest test decides again/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'End it' }))
  await waitFor(() => expect(bodyOf(calls, 'PUT /api/outcomes/:id/confirm')).toEqual({ goOn: false }))
})

it('records what was found out elsewhere, an amount with how much', async () => {
  const { calls } = open({ 'POST /api/clients/:id/outcomes': { clientId: 3, outcome: null } })
  await press('Record')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Foods'), { target: { value: 'Cocoa, , Cocoa,Egg white' } })
  fireEvent.change(dialog.getByLabelText('What was found out'), { target: { value: 'limited' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Record' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Please say how much, and how often.')
  fireEvent.change(dialog.getByLabelText('How much, and how often'), { target: { value: '20 g a week' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Record' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'POST /api/clients/:id/outcomes')).toEqual({
      ...{ foods: ['Cocoa', 'Egg white'], outcome: 'limited', amount: '20 g a week' },
    }),
  )
})

it('of a client of nobody looks absent', async () => {
  const absent = refusal(404, { error: 'The client was not found.' })
  open({ 'GET /api/clients/:id/overview': absent, 'GET /api/clients/:id/trial': absent })
  expect(await screen.findByText('No such client')).toBeTruthy()
})
