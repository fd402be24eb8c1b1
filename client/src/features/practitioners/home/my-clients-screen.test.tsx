import { fireEvent, screen, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { mockSequence, page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { reportRow } from '@/testing/rows'
import MyClientsScreen from './my-clients-screen'

beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

const reports = [
  reportRow({
    id: 3,
    sampleId: 'EF3',
    clientId: 8,
    clientName: named.otherClient.name,
    reportDate: '02.03.2026',
  }),
  reportRow({
    ...{ id: 2, sampleId: 'EF2', clientId: 5, dateOfBirth: '12.03.1984', email: named.client.email },
    ...{ phone: '020 7', reportDate: '14.10.2026', status: 'pending' },
  }),
  reportRow({
    id: 1,
    sampleId: 'EF1',
    clientId: 8,
    clientName: named.otherClient.name,
    reportDate: '01.01.2026',
  }),
]
const show = (answers: ApiMocks = {}, search = '') => {
  window.history.replaceState(null, '', `/practitioner/clients${search}`)
  return renderAs('practitioner', <MyClientsScreen />, { 'GET /api/reports': page(reports, 2), ...answers })
}
const rows = async () => within(await screen.findByRole('list', { name: 'Clients' })).getAllByRole('listitem')

it('lists each client once with facts from their reports and the newest report', async () => {
  show()
  const cards = (await rows()).map((row) =>
    within(row)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  )
  expect(cards).toEqual([
    ['Not provided', '2', 'Not provided', 'Not provided', expect.stringMatching(/^EF302\.03\.2026/)],
    ['12.03.1984', '1', named.client.email, '020 7', expect.stringMatching(/^EF214\.10\.2026Pending/)],
  ])
  const link = screen.getByRole('link', { name: named.client.name })
  expect(link.getAttribute('href')).toBe('/practitioner/clients/5')
  const all = screen.getAllByRole('link', { name: /^View Reports/ })
  expect(all.map((one) => one.getAttribute('href'))).toEqual(
    [8, 5].map((id) => `/practitioner/reports?client=${id}`),
  )
  expect(screen.getByText('2 clients')).toBeTruthy()
  expect(screen.getByText('Showing 2 of 2 clients')).toBeTruthy()
})

it('searches on the server, counts matches and all clients, and clears an empty search', async () => {
  const { calls } = show(
    { 'GET /api/reports': ({ url }) => (url.includes('client=zz') ? page([]) : page(reports, 2)) },
    '?q=zz',
  )
  expect(await screen.findByText('No clients match your search.')).toBeTruthy()
  expect(await screen.findByText('Showing 0 of 2 clients')).toBeTruthy()
  expect(calls.every(({ url }) => url.includes('groupBy=client'))).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
  expect(await rows()).toHaveLength(2)
  expect(window.location.search).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('distinguishes an empty list from one that could not be loaded', async () => {
  const away = () => refusal(503, { error: 'The database is away.' })
  show({ 'GET /api/reports': mockSequence(away(), away(), page([]), page([])) })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^No clients/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear Search' })).toBeNull()
})
