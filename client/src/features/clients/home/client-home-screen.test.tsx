import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { setStoringAllowed, storeCheck } from '@/features/verdict/last-checks.public'
import type { ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig, aHealth, aPlan, aPlanFood, aReport, aResult, aVerdict, reportRow } from '@/testing/rows'
import ClientHomeScreen from './client-home-screen'

beforeAll(() =>
  Promise.all([
    ...[import('./check-list'), import('./plan-today'), import('./results'), import('./daily-recipe')],
    ...[import('@/features/trial/diary/today-diary'), import('@/features/verdict/verdict-sheet')],
    import('@/features/verdict/ask-suggestions'),
  ]),
)
beforeEach(() => localStorage.clear())

const noList = { foods: [], low: [], tolerated: [], tested: false }
const answers: ApiMocks = {
  'GET /api/avoid-list': noList,
  'GET /api/recipes/daily-personalized': null,
  'GET /api/config': aConfig({ trialOn: true }),
  'GET /api/trial': null,
  'GET /api/diary': [],
  'GET /api/outcomes': [],
  'GET /api/reports': [reportRow({ id: 7, firstReading: false })],
  'GET /api/reports/:id': aReport(),
  'GET /api/user/health': aHealth(),
  'GET /api/allergens': [],
  'GET /api/verdict': aVerdict({ q: 'beef', title: 'Beef', kind: 'high' }),
}
const open = (given: ApiMocks = {}) => renderAs('client', <ClientHomeScreen />, { ...answers, ...given })
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
const ask = (words: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'May I eat ...?' }), { target: { value: words } })
  fireEvent.submit(screen.getByRole('search'))
}

it('shows the day of a plan, its foods, the diary, the recipe as a row and the results in a line', async () => {
  const next = { what: 'advance', on: '2026-12-15' } as const
  open({ 'GET /api/trial': aPlan({ today: { next } }) })
  await heading(/^Good \w+, Nora\. Day 9 of 28$/)
  screen.getByText('Next step: 15 December')
  const foods = within(screen.getByRole('region', { name: 'Off the plate' }))
  expect(foods.getByRole('link', { name: 'Beef' }).getAttribute('href')).toBe('/client/plan/foods/5')
  expect(foods.getByRole('link', { name: 'My plan' }).getAttribute('href')).toBe('/client/plan')
  await screen.findByRole('region', { name: 'How was today?' })
  const recipe = await screen.findByRole('button', { name: /^Today's Personalized Recipe/ })
  expect(recipe.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(recipe)
  await screen.findByRole('link', { name: 'View My Reports' })
  screen.getByRole('link', { name: /^\d+ of \d+ (?:is|are) fine for you to keep$/ })
  expect(screen.queryByText('Find out which foods matter')).toBeNull()
})

it.each(['proposed', 'baseline'] as const)('says in %s that its foods are left out later', async (state) => {
  const foods = [1, 2, 3, 4, 5].map((id) => aPlanFood({ id, foods: [`Food ${id}`] }))
  open({ 'GET /api/trial': aPlan({ trial: { state }, foods }) })
  const region = within(await screen.findByRole('region', { name: 'Later you leave out' }))
  expect(region.getAllByRole('link', { name: /^Food \d$/ })).toHaveLength(5)
  expect(screen.queryByText('Off the plate')).toBeNull()
})

it('names every food of a bundle that is off the plate, each on a row of its own', async () => {
  const cheeses = ['Alpha-lactalbumin', 'Emmental', 'Processed cheese', 'Cottage cheese']
  const foods = [aPlanFood({ foods: cheeses }), aPlanFood({ id: 6, foods: ['Beef'] })]
  open({ 'GET /api/trial': aPlan({ foods }) })
  const region = within(await screen.findByRole('region', { name: 'Off the plate' }))
  const all = region.getByText('Alpha-lactalbumin, Emmental, Processed cheese and Cottage cheese')
  expect(all.className).not.toMatch(/clamp|truncate/)
  expect(region.getByRole('list').className).not.toContain('auto-fill')
})

it('leads without a plan to the results, how many foods to keep, and to a plan', async () => {
  const results = [
    ...aReport().results,
    aResult({ food: 'Sesame', line: 6, leftOut: 'allergy' }),
    aResult({ food: 'Beef', line: 7, leftOut: 'own' }),
  ]
  open({ 'GET /api/reports/:id': aReport({ results }) })
  await heading(/^Good \w+, Nora\. 1 of 6 is fine for you to keep$/)
  screen.getByText('4 to leave out')
  screen.getByText('1 now and then')
  expect(screen.getAllByRole('link', { name: 'My Results' })[0]?.getAttribute('href')).toBe(
    '/client/my-reports/7',
  )
  const way = await screen.findByRole('link', { name: /^Find out which foods matter/ })
  expect(way.getAttribute('href')).toBe('/client/plan')
})

it('leads from an ended plan to what it showed', async () => {
  open({ 'GET /api/trial': aPlan({ trial: { state: 'closed' } }) })
  const way = await screen.findByRole('link', { name: /^Your findings/ })
  expect(way.getAttribute('href')).toBe('/client/plan/result')
})

it('shows an unread report first and none of its figures, and does not ask about allergies', async () => {
  open({
    'GET /api/reports': [reportRow({ id: 7, firstReading: true })],
    'GET /api/user/health': aHealth({ answered: 'never' }),
  })
  const here = await screen.findByRole('region', { name: 'Your results are here' })
  expect(within(here).getByRole('link', { name: 'Read my results' }).getAttribute('href')).toBe(
    '/client/my-reports/7',
  )
  expect(screen.queryByText('Any food allergies?')).toBeNull()
  expect(screen.queryByText(/fine for you to keep/)).toBeNull()
})

it('says that the results cannot be reached and retries, instead of saying there are none', async () => {
  open({ 'GET /api/reports': () => new Response('<h1>Guest network</h1>', { status: 503 }) })
  expect(await screen.findByText(/^The portal cannot be reached right now/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText('No results yet')).toBeNull()
})

it('stays open while a failed request is sent again', async () => {
  let asked = 0
  open({
    'GET /api/outcomes': () => {
      asked += 1
      return asked > 1 ? new Promise(() => undefined) : new Response('Guest network', { status: 503 })
    },
  })
  await waitFor(() => expect(asked).toBe(2))
  screen.getByRole('heading', { level: 1, name: /fine for you to keep$/ })
})

it('says that there are no results yet', async () => {
  open({ 'GET /api/reports': [] })
  expect(await screen.findByRole('region', { name: 'No results yet' })).toBeTruthy()
  expect(screen.queryByText('Find out which foods matter')).toBeNull()
})

it.each([
  ['alone', []],
  ['in place of an older one', [reportRow({ id: 7, firstReading: false })]],
])('shows only that a report is being checked again, %s', async (_, reports) => {
  open({
    'GET /api/reports': reports,
    'GET /api/avoid-list': { ...noList, tested: true, checkedAgain: true },
  })
  expect(await screen.findByRole('region', { name: 'Your report is being checked again' })).toBeTruthy()
  expect(screen.queryByText('No results yet')).toBeNull()
  expect(screen.queryByText(/fine for you to keep/)).toBeNull()
})

it('lists questions only once there are any, three of them until all are asked for', async () => {
  open()
  await heading(/fine for you to keep$/)
  expect(screen.queryByText('Last checks')).toBeNull()
  ask('beef')
  // The offer and the list are behind the sheet with the answer.
  fireEvent.click(await screen.findByRole('button', { name: 'Keep them on this device', hidden: true }))
  await waitFor(() => expect(screen.queryByText('Last checks')).toBeNull())
  const check = (q: string) =>
    storeCheck(people.client.id, {
      ...{ kind: 'question', q, title: q },
      judged: { outcome: 'no-elevation', answer: 'go-ahead' },
    })
  act(() => ['beef', 'pear', 'rice', 'oats'].forEach(check))
  const checks = await screen.findByRole('region', { name: 'Last checks', hidden: true })
  const rows = () => [...checks.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows()).toHaveLength(3)
  expect(rows()[0]).toMatch(/^oats.*Go ahead$/)
  fireEvent.click(within(checks).getByRole('button', { name: 'Show all 4', hidden: true }))
  expect(rows()).toHaveLength(4)
})

it('opens a stored label in the scanner', async () => {
  setStoringAllowed(people.client.id, true)
  storeCheck(people.client.id, {
    kind: 'label',
    text: 'Oats',
    title: 'Crunchy oats',
    judged: { outcome: 'high', found: 2 },
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: /Crunchy oats.*2 found/ }))
  expect(location.pathname + location.search).toMatch(/^\/client\/scanner\?check=\d+$/)
})

it('suggests foods while a question is typed, by touch or arrow keys, and empties the field', async () => {
  const { calls } = open()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'May I eat ...?' })
  field.focus()
  fireEvent.change(field, { target: { value: 'fet' } })
  const feta = await screen.findByRole('button', { name: 'Feta' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(feta)
  fireEvent.keyDown(feta, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(field)
  fireEvent.click(feta)
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/verdict?q=Feta'))
  expect(field.value).toBe('')
  expect(screen.queryByRole('list', { name: 'Suggestions', hidden: true })).toBeNull()
})
