import { named } from '@shared/testing/people'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig, anOutcome, aPlan, aPlanFood, food } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import type { Bundle } from '../start/bundles'
import ClientPlanScreen from './client-plan-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
beforeAll(() => import('./known-plan'))

const bundle = (name: string, proposed = false): Bundle => ({
  ...{ foods: [name], keys: [], level: 'high', habit: null, replacement: '', refused: null },
  proposed,
})
const bundles = ['Beef', 'Wheat', 'Cocoa', 'Egg white', 'Soya', 'Celery'].map((name, at) =>
  bundle(name, at === 0),
)
const outcome = {
  ...{ id: 9, foods: ['Peanut'], amount: '', since: '2026-11-20', asks: false, held: false },
  ...({ outcome: 'clinic-only', basis: 'reaction' } as const),
}

const answersOf = (given: ApiMocks = {}): ApiMocks => ({
  'GET /api/clients/:id/overview': {
    ...{ id: 3, name: named.client.name, dateOfBirth: null, gender: '', email: '', phone: '' },
    ...{ address: '', emergencyContact: '', lastSignInAt: null },
  },
  'GET /api/clients/:id/trial': null,
  'GET /api/clients/:id/trial/gate': [],
  'GET /api/clients/:id/outcomes': [],
  'GET /api/config': aConfig({ trialOn: true }),
  'GET /api/allergens': [],
  'POST /api/clients/:id/trial/proposal': bundles,
  ...given,
})
const open = (given?: ApiMocks) =>
  renderAs('practitioner', <ClientPlanScreen clientId={3} />, answersOf(given))
type Calls = ReturnType<typeof open>['calls']
const bodyOf = (calls: Calls, route: string) => calls.find((call) => call.route === route)?.body
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

const day = {
  ...{
    trialId: 2,
    day: '2026-11-25',
    scores: [4],
    kept: null,
    portion: null,
    version: 1,
    note: 'late supper',
  },
  ...{ slips: ['Beef'], factors: ['alcohol' as const] },
}

it('shows plan and diary while they are shared', async () => {
  open({
    'GET /api/clients/:id/trial': aPlan({ trial: { shared: true } }),
    'GET /api/clients/:id/diary': [{ ...day, day: '2026-11-24' }, day],
  })
  expect(await screen.findByText('Day 9 of 28')).toBeTruthy()
  expect(await screen.findByRole('img', { name: /^Bloating\. Too few diary days/ })).toBeTruthy()
  expect(screen.getAllByText('Slipped: Beef')).toHaveLength(2)
  expect(screen.getAllByText('Alcohol, late supper')).toHaveLength(2)
})

it('names foods a correction no longer lists as elevated, except in an ended plan', async () => {
  const foods = [aPlanFood({ corrected: true })]
  const sentence = 'The corrected report no longer lists Beef as elevated.'
  const { unmount } = open({ 'GET /api/clients/:id/trial': aPlan({ foods }) })
  expect(await screen.findByText(sentence)).toBeTruthy()
  unmount()
  const closed = aPlan({ trial: { state: 'closed' }, foods })
  open({ 'GET /api/clients/:id/trial': closed })
  await screen.findByRole('heading', { name: 'The plan has ended' })
  expect(screen.queryByText(sentence)).toBeNull()
})

it('requests no diary while it is not shared, and says so', async () => {
  const { calls } = open({
    'GET /api/clients/:id/trial': aPlan({ trial: { state: 'proposed', gate: ['weight'] } }),
  })
  expect(await screen.findByText('The diary is not shared with you')).toBeTruthy()
  expect(calls.some(({ route }) => route === 'GET /api/clients/:id/diary')).toBe(false)
})

it('opens the gate with a reason, after listing the questions that apply', async () => {
  const waiting = aPlan({ trial: { state: 'proposed', gate: ['pregnant', 'weight'] } })
  const { calls } = open({
    'GET /api/clients/:id/trial': waiting,
    'PATCH /api/clients/:id/trial': waiting,
  })
  expect(await screen.findByText('Pregnant or breastfeeding, or not said')).toBeTruthy()
  await press('Open the plan')
  expect(screen.getByText('Please say why the plan can go ahead.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Why the plan can go ahead/), {
    target: { value: 'Seen on Monday' },
  })
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

it('lists the answers that keep a plan from starting and lifts them with a reason', async () => {
  const held = [{ code: 'weight' as const, saidOn: '2026-11-20', againOn: '2026-12-20' }]
  const { calls } = open({
    'GET /api/clients/:id/trial/gate': mockSequence(held, []),
    'POST /api/clients/:id/trial/gate/lift': [],
  })
  expect(
    await screen.findByText(/^Underweight.*answered on 20 November 2026, asked again from 20 December 2026/),
  ).toBeTruthy()
  await press('Ask the questions again')
  expect(screen.getByText('Please say why the plan can go ahead.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Why they can answer/), { target: { value: 'Seen on Monday' } })
  await press('Ask the questions again')
  await waitFor(() => expect(screen.queryByText('Answers that count for the next plan')).toBeNull())
  expect(bodyOf(calls, 'POST /api/clients/:id/trial/gate/lift')).toEqual({ reason: 'Seen on Monday' })
})

it('proposes a plan when none is visible, with a reason for more than five foods', async () => {
  const { calls } = open({ 'POST /api/clients/:id/trial': aPlan() })
  expect(await screen.findByText('No plan that you can see')).toBeTruthy()
  await press('Propose a plan')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('checkbox', { name: 'Wheat' })
  for (const name of ['Wheat', 'Cocoa', 'Egg white', 'Soya', 'Celery'])
    fireEvent.click(dialog.getByRole('checkbox', { name }))
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Please say why you chose more than 5.')
  fireEvent.change(dialog.getByLabelText('Why more than 5'), { target: { value: 'Asked for it' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'POST /api/clients/:id/trial')).toEqual({
      foods: ['Beef', 'Wheat', 'Cocoa', 'Egg white', 'Soya', 'Celery'],
      reason: 'Asked for it',
    }),
  )
})

it('shows why another plan cannot be proposed', async () => {
  open({ 'POST /api/clients/:id/trial': refusal(409, { error: 'This client already has a plan.' }) })
  await press('Propose a plan')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('checkbox', { name: 'Wheat' })
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'This is not possible: This client already has a plan.',
  )
})

it("changes the plan's foods in the version that was seen and lists its own foods first", async () => {
  const plan = aPlan({ trial: { state: 'baseline' }, foods: [aPlanFood({ foods: ['Wheat'] })] })
  const { calls } = open({ 'GET /api/clients/:id/trial': plan, 'PATCH /api/clients/:id/trial': plan })
  await press('Change the foods')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Beef' }))
  expect(dialog.getAllByRole('checkbox')[0]).toBe(dialog.getByRole('checkbox', { name: /^Wheat/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toEqual({
      action: 'foods',
      foods: ['Wheat', 'Beef'],
    }),
  )
})

it('offers no further foods once leaving out has begun', async () => {
  const plan = aPlan({ foods: [aPlanFood(), aPlanFood({ id: 6, foods: ['Wheat'] })] })
  const { calls } = open({ 'GET /api/clients/:id/trial': plan, 'PATCH /api/clients/:id/trial': plan })
  await press('Change the foods')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('checkbox', { name: /^Wheat/ }))
  expect(dialog.getByText('No food can be added once leaving out has begun.')).toBeTruthy()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toEqual({ action: 'foods', foods: ['Beef'] }),
  )
})

it('postpones the first day by at most 60 days, and takes that back', async () => {
  const plan = aPlan({ trial: { state: 'proposed', gate: ['weight'], phaseOn: '2026-12-10' } })
  const { calls } = open({ 'GET /api/clients/:id/trial': plan, 'PATCH /api/clients/:id/trial': plan })
  await press('Change the foods')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('checkbox', { name: 'Wheat' })
  const day = dialog.getByLabelText<HTMLInputElement>(/^First day/)
  expect([day.min, day.value, day.max]).toEqual(['2026-11-26', '2026-12-10', '2027-01-25'])
  fireEvent.change(day, { target: { value: '' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toEqual({
      ...{ action: 'foods', foods: ['Beef'], phaseOn: '2026-11-26' },
    }),
  )
})

it('offers a search when there are many foods', async () => {
  const more = Array.from({ length: 8 }, (_, at) => bundle(`Berry ${at}`))
  open({ 'POST /api/clients/:id/trial/proposal': [...bundles, ...more] })
  await press('Propose a plan')
  const dialog = within(await screen.findByRole('dialog'))
  const search = await dialog.findByRole('searchbox', { name: 'Search the foods' })
  fireEvent.change(search, { target: { value: 'egg' } })
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  expect(dialog.getByText(/^1 chosen/)).toBeTruthy()
})

it('uses the third person for the client', async () => {
  const refusal = { reason: 'You are bringing back Beef until 30 November 2026.', on: '2026-11-30' }
  open({
    'GET /api/clients/:id/trial': aPlan({
      trial: { state: 'reintroduction', shared: true },
      foods: [
        aPlanFood({ outcome: anOutcome({ outcome: 'trigger' }), state: 'done' }),
        aPlanFood({ id: 6, foods: ['Egg'], outcome: anOutcome({ id: 10, foods: ['Egg'], asks: true }) }),
      ],
      today: {
        ...{ next: { what: 'judge', on: '2026-11-30' } },
        refusals: { advance: null, pause: refusal, resume: null, close: null },
      },
    }),
    'GET /api/clients/:id/diary': [],
  })
  expect(await screen.findByText('The client decides about this food on Mon 30 November')).toBeTruthy()
  expect(screen.getByText('complaints noticed, 20 November')).toBeTruthy()
  expect(screen.getByText('raised in a newer test, left out until the client answers')).toBeTruthy()
  expect(screen.getByText('Not before Mon 30 November.')).toBeTruthy()
})

it('shows an ended plan with a button for another one', async () => {
  open({
    'GET /api/clients/:id/trial': aPlan({ trial: { state: 'closed', closedReason: 'done', shared: true } }),
    'GET /api/clients/:id/diary': [],
  })
  expect(await screen.findByText('The plan has ended')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Propose a plan' })).toBeTruthy()
  expect(screen.queryByText('No plan that you can see')).toBeNull()
})

it('refetches when the window regains focus, because sharing may have ended', async () => {
  let plan: ReturnType<typeof aPlan> | null = aPlan({ trial: { shared: true } })
  open({ 'GET /api/clients/:id/trial': () => plan, 'GET /api/clients/:id/diary': [] })
  await screen.findByText('Day 9 of 28')
  plan = null
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByText('No plan that you can see')).toBeTruthy()
  expect(screen.queryByText('Diary')).toBeNull()
})

it('says that sharing has ended when an action is refused for it', async () => {
  let plan: ReturnType<typeof aPlan> | null = aPlan({ trial: { shared: true } })
  open({
    'GET /api/clients/:id/trial': () => plan,
    'GET /api/clients/:id/diary': [],
    'PATCH /api/clients/:id/trial': () => {
      plan = null
      return refusal(404, { error: 'The plan was not found.' })
    },
  })
  await press('Pause')
  await press('Pause the plan')
  expect(await screen.findByText('No plan that you can see')).toBeTruthy()
  const description = 'The client has stopped sharing this plan.'
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description }))
})

it('a proposed plan waits for the client and cannot be opened first', async () => {
  open({
    'GET /api/clients/:id/trial': aPlan({
      trial: { state: 'proposed', proposedBy: 'practitioner', symptoms: [] },
    }),
  })
  expect(await screen.findByText('Waiting for the client')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open the plan' })).toBeNull()
})

it('lets a plan go on after a reaction', async () => {
  const halted = aPlan({ trial: { haltedOn: '2026-11-25' } })
  const { calls } = open({ 'GET /api/clients/:id/trial': halted, 'PATCH /api/clients/:id/trial': aPlan() })
  await press('Allow the plan to continue')
  await waitFor(() => expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toEqual({ action: 'clear' }))
})

it('ends a clinic-only outcome after explaining the consequence', async () => {
  const { calls } = open({
    'GET /api/clients/:id/outcomes': [outcome],
    'PUT /api/outcomes/:id/confirm': { clientId: 3, outcome: null },
  })
  await press('Withdraw finding: Peanut')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^The newest test counts again/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw finding' }))
  await waitFor(() => expect(bodyOf(calls, 'PUT /api/outcomes/:id/confirm')).toEqual({ goOn: false }))
})

const inQuestion = [anOutcome({ foods: ['Goat’s milk'], asks: true }), anOutcome({ id: 10, foods: ['Rye'] })]

it('marks an outcome that a newer test questions and confirms it', async () => {
  const { calls } = open({
    'GET /api/clients/:id/outcomes': mockSequence(
      inQuestion,
      inQuestion.map((one) => ({ ...one, asks: false })),
    ),
    'PUT /api/outcomes/:id/confirm': { clientId: 3, outcome: anOutcome() },
  })
  const mark = 'A newer test shows it raised. Left out until the client answers'
  expect((await screen.findByText(mark)).closest('li')?.textContent).toContain('Goat’s milk')
  expect(screen.getAllByText(mark)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Continue with Rye' })).toBeNull()
  await press('Continue with Goat’s milk')
  await waitFor(() => expect(screen.queryByText(mark)).toBeNull())
  const sent = calls.find(({ route }) => route === 'PUT /api/outcomes/:id/confirm')
  expect(sent).toMatchObject({ params: { id: '9' }, body: { goOn: true } })
  expect(screen.getByRole('button', { name: 'Withdraw finding: Goat’s milk' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
})

it('shows why the confirmation was refused and keeps the mark', async () => {
  open({
    'GET /api/clients/:id/outcomes': inQuestion,
    'PUT /api/outcomes/:id/confirm': refusal(409, { error: 'This no longer applies.' }),
  })
  await press('Continue with Goat’s milk')
  await waitFor(() =>
    expect(vi.mocked(toast)).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Not saved', description: 'This no longer applies.' }),
    ),
  )
  expect(screen.getByText('A newer test shows it raised. Left out until the client answers')).toBeTruthy()
})

const openRecord = async (given?: ApiMocks) => {
  const { calls } = open({ 'POST /api/clients/:id/outcomes': { clientId: 3, outcome: null }, ...given })
  await press('Record')
  const dialog = within(await screen.findByRole('dialog'))
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const record = () => fireEvent.click(dialog.getByRole('button', { name: 'Record' }))
  const trouble = async () => (await dialog.findByRole('alert')).textContent
  return { calls, fill, record, trouble, recorded: () => bodyOf(calls, 'POST /api/clients/:id/outcomes') }
}

it('records an outcome found elsewhere, one food at a time, a limit with its amount', async () => {
  const { fill, record, trouble, recorded } = await openRecord({
    'GET /api/allergens': [food({ name: 'Cocoa' }), food({ id: 2, name: 'Sesame' })],
  })
  await waitFor(() =>
    expect([...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual(
      ['Beef', 'Wheat', 'Cocoa', 'Egg white', 'Soya', 'Celery', 'Sesame'],
    ),
  )
  fill('Food', 'Cocoa, Egg white')
  record()
  expect(await trouble()).toBe('Please name one food at a time.')
  fill('Food', 'Cocoa ')
  record()
  expect(await trouble()).toBe('Please choose a finding.')
  fill('Finding', 'limited')
  record()
  expect(await trouble()).toBe('Please say how much, and how often.')
  fill('How much, and how often', '20 g a week')
  record()
  await waitFor(() =>
    expect(recorded()).toEqual({ foods: ['Cocoa'], outcome: 'limited', amount: '20 g a week' }),
  )
})

it('says that a food is not known', async () => {
  const error = 'We do not know any food called Coca. Please take its name from the report.'
  const { fill, record, trouble } = await openRecord({
    'POST /api/clients/:id/outcomes': refusal(409, { error }),
  })
  fill('Food', 'Coca')
  fill('Finding', 'tolerated')
  record()
  expect(await trouble()).toBe(error)
})

it('asks before it replaces noticed complaints', async () => {
  const { fill, record, recorded } = await openRecord({
    'GET /api/clients/:id/outcomes': [anOutcome({ outcome: 'trigger' })],
  })
  await screen.findByText(/^Brought back/)
  fill('Food', 'beef')
  fill('Finding', 'tolerated')
  record()
  const asked = within(await screen.findByRole('alertdialog'))
  expect(
    asked.getByText(
      '“Complaints noticed” since 20 November 2026: brought back. It will end, and “Eaten without symptoms” will take its place.',
    ),
  ).toBeTruthy()
  expect(recorded()).toBeUndefined()
  fireEvent.click(asked.getByRole('button', { name: 'Replace it' }))
  await waitFor(() => expect(recorded()).toEqual({ foods: ['beef'], outcome: 'tolerated' }))
})

it('an inaccessible client looks missing, and nothing more is requested', async () => {
  const absent = refusal(404, { error: 'The client was not found.' })
  const { calls, queries } = open({
    'GET /api/clients/:id/overview': absent,
    'GET /api/clients/:id/trial': absent,
  })
  expect(await screen.findByText('No such client')).toBeTruthy()
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(calls.map(({ route }) => route)).toEqual([
    'GET /api/clients/:id/overview',
    'GET /api/clients/:id/trial',
  ])
})

it('shows the latest two weeks of the diary, and all of it on request', async () => {
  const days = Array.from({ length: 16 }, (_, at) => ({
    ...{ ...day, day: `2026-11-${String(at + 1).padStart(2, '0')}`, slips: [], factors: [], note: '' },
    ...{ scores: [at % 10], kept: true, portion: null },
  }))
  Object.assign(days[15] ?? {}, { kept: false })
  Object.assign(days[14] ?? {}, { portion: true })
  Object.assign(days[13] ?? {}, { portion: false })
  Object.assign(days[12] ?? {}, { kept: null })
  open({
    'GET /api/clients/:id/trial': aPlan({ trial: { shared: true } }),
    'GET /api/clients/:id/diary': days,
  })
  const table = await screen.findByRole('table', { name: 'Diary days' })
  const rows = () =>
    [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
  expect(rows()).toHaveLength(14)
  expect(rows().slice(0, 5)).toEqual([
    ['Mon 16 November', '5', 'Slipped', ''],
    ['Sun 15 November', '4', 'Portion eaten', ''],
    ['Sat 14 November', '3', 'Portion not eaten', ''],
    ['Fri 13 November', '2', '', ''],
    ['Thu 12 November', '1', 'Kept to it', ''],
  ])
  await press('Show all 16 days')
  expect(rows()).toHaveLength(16)
  expect(rows().at(-1)?.[0]).toBe('Sun 1 November')
})

it('keeps an outcome when ending it fails', async () => {
  open({
    'GET /api/clients/:id/outcomes': [anOutcome({ outcome: 'limited', amount: 'a slice', held: true })],
    'PUT /api/outcomes/:id/confirm': refusal(500, { error: 'Away.' }),
  })
  const held = 'Still left out, because of an ingredient or by choice'
  expect((await screen.findByText(held)).parentElement?.textContent).toContain(`: a slice${held}`)
  await press('Withdraw finding: Beef')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/the amount is no longer shown/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw finding' }))
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Not withdrawn', description: 'Away.' }),
    ),
  )
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

it('requires at least one food and says when the plan is no longer shared', async () => {
  let plan: ReturnType<typeof aPlan> | null = aPlan({ trial: { state: 'baseline' } })
  const { calls } = open({
    'GET /api/clients/:id/trial': () => plan,
    'PATCH /api/clients/:id/trial': () => {
      plan = null
      return refusal(404, { error: 'The plan was not found.' })
    },
  })
  await press('Change the foods')
  const dialog = within(await screen.findByRole('dialog'))
  const beef = await dialog.findByRole('checkbox', { name: /^Beef/ })
  fireEvent.click(beef)
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Please choose a food.')
  expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toBeUndefined()
  fireEvent.click(beef)
  expect(dialog.queryByRole('alert')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'The client has stopped sharing this plan.' }),
    ),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  [{ pausedOn: '2026-11-25' }, ['Continue'], { action: 'resume' }],
  [{}, ['Pause', 'Pause the plan'], { action: 'pause' }],
] as const)('a plan with %o offers and sends %o', async (trial, names, body) => {
  const plan = aPlan({ trial })
  const { calls } = open({ 'GET /api/clients/:id/trial': plan, 'PATCH /api/clients/:id/trial': plan })
  for (const name of names) await press(name)
  await waitFor(() => expect(bodyOf(calls, 'PATCH /api/clients/:id/trial')).toEqual(body))
})

it('says when the plan or the outcomes could not be loaded', async () => {
  const away = refusal(500, { error: 'Away.' })
  const { unmount } = open({ 'GET /api/clients/:id/trial': away })
  await screen.findByText('Failed to fetch the plan')
  unmount()
  open({ 'GET /api/clients/:id/outcomes': away, 'GET /api/clients/:id/trial/gate': away })
  await screen.findByText('Failed to load the findings')
  await screen.findByText('The answers could not be loaded')
})
