import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { setStoringAllowed, storeCheck } from '@/features/verdict/last-checks.public'
import type { ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aHealth, aReport, aResult, aVerdict, reportRow } from '@/testing/rows'
import ResultsSummary from '@/features/reports/results/results-summary'
import ClientHomeScreen from './client-home-screen'

beforeAll(() => Promise.all([import('./check-list'), import('@/features/verdict/verdict-sheet')]))
beforeEach(() => localStorage.clear())

const noList = { foods: [], low: [], tolerated: [], tested: false }
const answers: ApiMocks = {
  'GET /api/avoid-list': noList,
  'GET /api/recipes/daily-personalized': null,
  'GET /api/trial': null,
  'GET /api/outcomes': [],
  'GET /api/reports': [reportRow({ id: 7, firstReading: false })],
  'GET /api/reports/:id': aReport(),
  'GET /api/user/health': aHealth(),
  'GET /api/allergens': [],
  'GET /api/verdict': aVerdict({ q: 'beef', title: 'Beef', kind: 'high' }),
}
const open = (given: ApiMocks = {}) =>
  renderAs('client', <ClientHomeScreen summary={ResultsSummary} />, { ...answers, ...given })

it('shows how many foods may be kept, without allergies, and links to the results', async () => {
  const results = [
    ...aReport().results,
    aResult({ food: 'Sesame', line: 6, leftOut: 'allergy' }),
    aResult({ food: 'Beef', line: 7, leftOut: 'own' }),
  ]
  open({ 'GET /api/reports/:id': aReport({ results }) })
  const summary = await screen.findByRole('link', { name: /You may keep 1 of 6 foods/ })
  expect(summary.getAttribute('href')).toBe('/client/my-reports/7')
  expect(summary.textContent).toContain('1 for allergies2 high1 moderate1 left out by you1 keep')
  expect(summary.textContent).toContain('14 November 2026')
})

it('shows an unread report first and none of its figures', async () => {
  open({
    'GET /api/reports': [reportRow({ id: 7, firstReading: true })],
    'GET /api/user/health': aHealth({ answered: 'never' }),
  })
  const here = await screen.findByRole('region', { name: 'Your results are here' })
  expect(within(here).getByRole('link', { name: 'Read my results' }).getAttribute('href')).toBe(
    '/client/my-reports/7',
  )
  expect(screen.queryByRole('heading', { name: /Your allergies count/ })).toBeNull()
  expect(screen.queryByText(/You may keep/)).toBeNull()
})

it('says that the results cannot be reached and retries, instead of saying there are none', async () => {
  open({ 'GET /api/reports': () => new Response('<h1>Guest network</h1>', { status: 503 }) })
  expect(await screen.findByText(/^The portal cannot be reached right now/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText('No results yet')).toBeNull()
})

it('says that there are no results yet', async () => {
  open({ 'GET /api/reports': [] })
  expect(await screen.findByRole('region', { name: 'No results yet' })).toBeTruthy()
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
  expect(screen.queryByText(/You may keep/)).toBeNull()
})

it('lists questions once storing is allowed, three of them until all are asked for', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Keep them on this device' }))
  expect(await screen.findByText(/^Nothing yet/)).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox', { name: 'May I eat ...?' }), { target: { value: 'beef' } })
  fireEvent.submit(screen.getByRole('search'))
  const checks = screen.getByRole('region', { name: 'Last checks' })
  // The list is behind the sheet with the answer.
  const rows = () => [...checks.querySelectorAll('li')].map(({ textContent }) => textContent)
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Beef.*High$/)]))

  act(() => {
    for (const q of ['pear', 'rice', 'oats'])
      storeCheck(people.client.id, { kind: 'question', q, title: q, judged: { outcome: 'no-elevation' } })
  })
  expect(rows()).toHaveLength(3)
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
