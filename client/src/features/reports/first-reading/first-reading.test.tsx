import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { mockSequence, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig, aHealth, aPlan, aReport, aResult, aVerdict } from '@/testing/rows'
import ClientResultsScreen from '../results/client-results-screen'

beforeAll(() =>
  Promise.all([
    import('./first-reading'),
    import('../results/elevated-foods'),
    import('../../clients/health/question-form'),
  ]),
)
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/client/my-reports/7')
})

const unread = aReport({ firstReading: true })
const swaps = [{ foodName: 'Oats', why: '', kind: 'no-elevation' as const }]

const answersOf = (report = unread, given: ApiMocks = {}): ApiMocks => ({
  'GET /api/outcomes': [],
  'GET /api/config': aConfig(),
  'GET /api/allergens': [],
  'GET /api/trial': null,
  'GET /api/user/health': aHealth(),
  'GET /api/avoid-list': { foods: [], low: [], tolerated: [], tested: true },
  'GET /api/clients/:id/health': aHealth(),
  'GET /api/clients/:id/outcomes': [],
  'GET /api/reports': [report],
  'GET /api/reports/:id': report,
  'GET /api/verdict': ({ url }) => {
    const q = new URL(url, 'http://here').searchParams.get('q') ?? ''
    return aVerdict({ q, title: q, swaps: q === 'Egg white' ? [] : swaps })
  },
  'POST /api/reports/opened': undefined,
  'POST /api/reports/:id/first-reading': undefined,
  ...given,
})
const open = (given?: ApiMocks, who: 'client' | 'practitioner' = 'client') =>
  renderAs(who, <ClientResultsScreen reportId={7} />, answersOf(unread, given))

const card = async (place: number, name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 1, name })
  expect(screen.getByText(`${place} of 5`)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(heading))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const results = () => screen.findByRole('heading', { level: 1, name: 'My Report Summary' })
const ended = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ route }) => route === 'POST /api/reports/:id/first-reading')

it('leads from the last card to the start of a plan where plans are on, and records the reading', async () => {
  history.replaceState(null, '', '/client/my-reports/7?card=5')
  const { calls } = open({ 'GET /api/config': aConfig({ trialOn: true }) })
  fireEvent.click(await screen.findByRole('link', { name: 'Start a trial' }))
  expect(location.pathname).toBe('/client/plan/start')
  await waitFor(() => expect(ended(calls)).toHaveLength(1))
})

it.each(['baseline', 'without', 'reintroduction'] as const)(
  'offers no trial to somebody in the phase %s, but a way to their plan',
  async (state) => {
    history.replaceState(null, '', '/client/my-reports/7?card=5')
    open({
      'GET /api/config': aConfig({ trialOn: true }),
      'GET /api/trial': aPlan({ trial: { state } }),
    })
    const link = await screen.findByRole('link', { name: 'Go to My Plan' })
    expect(link.getAttribute('href')).toBe('/client/plan')
    await card(5, 'Start small.')
    expect(screen.queryByRole('link', { name: 'Start a trial' })).toBeNull()
  },
)

it('leads through five cards to the results and records the reading once', async () => {
  const { calls } = open()
  await card(1, /^Nora, here/)
  expect(
    screen.getByText('We tested 4 foods. You may keep 1 of them. Nothing changes for these.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  press('Next')
  await card(2, 'A value is a clue, not an answer.')
  expect(screen.getByText('7.5 to 20')).toBeTruthy()
  press('Next')
  await card(3, 'Allergies come first.')
  press('Next')
  await card(4, 'Start with these few.')
  const pairs = await screen.findByRole('list', { name: 'Foods and what to eat instead' })
  expect([...pairs.children].map((pair) => pair.textContent)).toEqual([
    'EEgg noodlesHigh, instead: OOatsNo elevation',
    'EEgg whiteHigh',
  ])
  press('Next')
  await card(5, 'Start small.')
  expect(ended(calls)).toEqual([])
  press('Look at my results')
  await results()
  await waitFor(() => expect(ended(calls)).toHaveLength(1))
  await waitFor(() => expect(location.search).toBe(''))
})

it('can be skipped from any card, goes back by browser and button, and survives a reload', async () => {
  const { calls, unmount } = open()
  await card(1, /Nora/)
  press('Next')
  await card(2, /A value/)
  press('Next')
  await card(3, /Allergies/)
  history.back()
  await card(2, /A value/)
  unmount()
  const again = open()
  await card(2, /A value/)
  press('Back')
  await card(1, /Nora/)
  press('Skip')
  await results()
  await waitFor(() => expect(ended([...calls, ...again.calls])).toHaveLength(1))
})

it('never appears for staff or without results, and reopens by its link after it was read', async () => {
  const first = open({}, 'practitioner')
  await screen.findByRole('heading', { level: 1, name: /^Report Summary/ })
  first.unmount()
  const empty = open({ 'GET /api/reports/:id': aReport({ firstReading: false, results: [] }) })
  await results()
  empty.unmount()
  const { calls } = open({ 'GET /api/reports/:id': aReport() })
  await results()
  fireEvent.click(screen.getByRole('link', { name: 'How to read this' }))
  await card(1, /Nora/)
  press('Skip')
  await results()
  expect(ended(calls)).toEqual([])
})

it('asks for an allergy, which can wait, and names a recorded one', async () => {
  history.replaceState(null, '', '/client/my-reports/7?card=3')
  const unasked = open({ 'GET /api/user/health': aHealth({ answered: 'never' }) })
  await card(3, 'Do you have a food allergy?')
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }))
  await card(4, /Start/)
  unasked.unmount()

  history.replaceState(null, '', '/client/my-reports/7?card=3')
  const none = open({
    'GET /api/user/health': mockSequence(aHealth({ answered: 'never' }), aHealth()),
    'PUT /api/user/health': aHealth(),
    'GET /api/avoid-list': { foods: [], low: [], tolerated: [], tested: true },
  })
  await card(3, 'Do you have a food allergy?')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'None known' })).toHaveProperty('disabled', false),
  )
  press('None known')
  await card(4, /Start/)
  none.unmount()

  history.replaceState(null, '', '/client/my-reports/7?card=3')
  open({ 'GET /api/user/health': aHealth({ allergies: ['sesame', 'milk'] }) })
  await card(3, 'Allergies come first.')
  expect(screen.getByText('sesame and milk')).toBeTruthy()
})

it('does not say none known when foods count as an allergy', async () => {
  const openWith = async (leftOut: readonly ('allergy' | null)[]) => {
    history.replaceState(null, '', '/client/my-reports/7?card=3')
    const results = leftOut.map((reason, at) =>
      aResult({ food: `Food ${at}`, level: 'low', leftOut: reason }),
    )
    const { unmount } = open({ 'GET /api/reports/:id': aReport({ firstReading: true, results }) })
    await card(3, 'Allergies come first.')
    const text = (await screen.findByText(/An allergy comes first/)).textContent
    unmount()
    return text
  }
  expect(await openWith([null])).toMatch(/^You told us that you have none\. An allergy/u)
  expect(await openWith(['allergy', null])).toMatch(
    /^1 food counts as an allergy and is left out, whatever the value\. An allergy/u,
  )
  expect(await openWith(['allergy', 'allergy'])).toMatch(/^2 foods count as allergies and are left out/u)
})

it('shows what changed since the test before', async () => {
  const before = aReport({
    ...{ id: 5, sampleId: 'EF2', reportDate: '01.02.2026' },
    results: [
      aResult({ food: 'Rice', value: 30, level: 'high' }),
      aResult({ food: 'Rye', value: 9.5, level: 'moderate', line: 3 }),
      aResult({ food: 'Egg white', value: 2, line: 4 }),
    ],
  })
  open({
    'GET /api/reports': [unread, before],
    'GET /api/reports/:id': ({ params }) => (params['id'] === '5' ? before : unread),
  })
  await card(1, 'Nora, here’s what’s new since your last test.')
  expect(
    await screen.findByText(
      'Since the test on 1 February 2026, 1 food is newly elevated and 1 is no longer elevated. 1 is about the same.',
    ),
  ).toBeTruthy()
})

it('says when nothing has to go', async () => {
  const results = [aResult(), aResult({ food: 'Oats', line: 3 })]
  history.replaceState(null, '', '/client/my-reports/7?card=4')
  const { calls, unmount } = open({ 'GET /api/reports/:id': { ...unread, results } })
  await card(4, 'Nothing to leave out.')
  expect(screen.getByText(/No food was raised, so your test gives no reason to leave any out/)).toBeTruthy()
  press('Next')
  await card(5, 'Carry on eating as you do now.')
  expect(calls.some(({ route }) => route === 'GET /api/verdict')).toBe(false)
  unmount()
  history.replaceState(null, '', '/client/my-reports/7?card=4')
  const moderate = [aResult({ food: 'Rye', value: 9, level: 'moderate' }), ...results]
  open({ 'GET /api/reports/:id': { ...unread, results: moderate } })
  await card(4, 'Nothing to leave out.')
  expect(screen.getByText(/No food is high. 1 food is moderate/)).toBeTruthy()
  cleanup()
  history.replaceState(null, '', '/client/my-reports/7?card=4')
  const never = [...moderate, ...results].map((food) => ({ ...food, leftOut: 'allergy' as const }))
  open({ 'GET /api/reports/:id': { ...unread, results: never } })
  await card(4, 'Nothing else to leave out.')
  expect(screen.getByText('5 foods are left out because of your allergies, whatever the value.')).toBeTruthy()
  expect(screen.queryByText(/now and then/)).toBeNull()
  for (const leftOut of ['trigger', 'limited'] as const) {
    cleanup()
    history.replaceState(null, '', '/client/my-reports/7?card=4')
    const noticed = aResult({ food: 'Milk', value: 30, level: 'high', line: 9, leftOut })
    open({ 'GET /api/reports/:id': { ...unread, results: [noticed, ...moderate] } })
    await card(4, 'Nothing else to leave out.')
    expect(screen.getByText(/No other food is high. 1 food is moderate/)).toBeTruthy()
  }
})

it('records an allergy added on its card and stays there to confirm it', async () => {
  history.replaceState(null, '', '/client/my-reports/7?card=3')
  const kept = aHealth({ allergies: ['sesame'] })
  const { calls } = open({
    'GET /api/user/health': mockSequence(aHealth({ answered: 'never' }), kept, kept),
    'PUT /api/user/health': kept,
    'GET /api/food-words': [],
  })
  await card(3, 'Do you have a food allergy?')
  const has = await screen.findByRole('button', { name: 'Yes, add it' })
  await waitFor(() => expect(has).toHaveProperty('disabled', false))
  fireEvent.click(has)
  const typed = await screen.findByRole('combobox')
  expect(screen.queryByRole('button', { name: 'None known' })).toBeNull()
  fireEvent.change(typed, { target: { value: 'sesame' } })
  fireEvent.keyDown(typed, { key: 'Enter' })
  press('Save')
  await screen.findByRole('heading', { level: 1, name: 'Allergies come first.' })
  expect((await screen.findByText('sesame')).parentElement?.textContent).toMatch(/^sesame is recorded\. /)
  expect(calls.filter(({ route }) => route === 'PUT /api/user/health').map(({ body }) => body)).toEqual([
    { allergies: ['sesame'], none: false, ownFoods: [] },
  ])
})

const low = (food: string, line: number) => aResult({ food, line })
const high = (food: string, line: number) => aResult({ food, line, value: 30, level: 'high' })
it.each([
  [
    'all foods',
    [low('Rice', 2), low('Oats', 3)],
    'Nora, most of it stays on your plate.',
    'We tested 2 foods. You may keep all of them. Nothing changes for these.',
  ],
  [
    'half of them',
    [low('Rice', 2), high('Rye', 3)],
    'Nora, here are your results.',
    'We tested 2 foods. You may keep 1 of them. Nothing changes for these.',
  ],
  [
    'none',
    [high('Rice', 2), high('Rye', 3)],
    'Nora, here are your results.',
    'We tested 2 foods. You leave them all out. Your results say why.',
  ],
])('the first card counts what the client may keep: %s', async (_, results, title, sentence) => {
  open({ 'GET /api/reports/:id': aReport({ firstReading: true, results }) })
  await card(1, title)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByText(/not readable|left out/)).toBeNull()
})

it('the first card names foods avoided at any value and foods that could not be read', async () => {
  const results = [low('Rice', 2), low('Oats', 3), aResult({ food: 'Peanut', line: 4, leftOut: 'allergy' })]
  const unreadFoods = [{ food: 'Celery', text: 'abc', line: 9 }]
  open({ 'GET /api/reports/:id': aReport({ firstReading: true, results, unread: unreadFoods }) })
  await card(1, 'Nora, most of it stays on your plate.')
  expect(
    screen.getByText('We tested 3 foods. You may keep 2 of them. Nothing changes for these.'),
  ).toBeTruthy()
  expect(screen.getByText('1 food is left out because of your allergies, whatever the value.')).toBeTruthy()
  expect(screen.getByText('1 more food was tested but not readable. Ask the laboratory.')).toBeTruthy()
})

it('calls another report of the same sample a correction and says when nothing changed', async () => {
  const results = [low('Rice', 2), low('Oats', 3)]
  const now = aReport({ firstReading: true, results })
  const before = aReport({ id: 5, reportDate: '01.02.2026', results })
  open({
    'GET /api/reports': [now, before],
    'GET /api/reports/:id': ({ params }) => (params['id'] === '5' ? before : now),
  })
  await card(1, 'Nora, here’s what’s new since your last test.')
  expect(
    await screen.findByText(/^This is the same sample as last time, so it may be a correction\. /),
  ).toBeTruthy()
  expect(screen.getByText(/No food is newly elevated\.$/)).toBeTruthy()
})
