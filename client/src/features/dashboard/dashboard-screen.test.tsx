import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { beforeAll, expect, it, vi } from 'vitest'
import { mockSequence, page, refusal, type ApiMocks } from '@/testing/mock-api'
import { freshQueries, renderAs } from '@/testing/render-as'
import { reportRow } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import DashboardScreen from './dashboard-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
// To do has its own tests.
vi.mock(import('@/features/worklist/worklist.public'), async (original) => ({
  ...(await original()),
  ToDo: (() => null) as never,
}))
// Preloads the lazy parts of the screen.
beforeAll(async () => {
  await Promise.all([import('./activity-card'), import('./latest-reports'), import('./turnaround-card')])
})

const stats: Reply<'GET /api/stats'> = {
  ...{ totalClients: 1412, clientsThisMonth: 31, reportsGenerated: 2510, reportsThisWeek: 12 },
  ...{
    healthPractitioners: 37,
    practitionersThisMonth: 2,
    activePractitioners: 9,
    certifiedPractitioners: 8,
  },
  ...{ averageClients: 3, adminUsers: 4, aiRecipes: 55 },
  weeks: [
    { monday: '2026-11-02', client: 3, practitioner: 1 },
    { monday: '2026-11-09', client: 0, practitioner: 5 },
    { monday: '2026-11-16', client: 2, practitioner: 0 },
  ],
}
const of = (median: number | null, p90: number | null = median) => ({
  n: median === null ? 0 : 9,
  median,
  p90,
})
const days = { toRelease: of(2.14, 4), toRead: of(1, 6.5), whole: of(3.5, 12.4) }
const none = { toRelease: of(null), toRead: of(null), whole: of(null) }
const turnaround: Reply<'GET /api/turnaround'> = {
  ...days,
  asOf: '2026-11-19T09:12:00',
  weeks: [{ monday: '2026-11-09', ...days }],
  practitioners: [
    { practitionerId: 4, name: named.practitioner.name, ...days, held: 2, longest: 8 },
    { practitionerId: null, name: null, ...none, held: 0, longest: null },
  ],
  waiting: [
    { reportId: 7, sampleId: 'EF7', clientName: named.client.name, practitionerName: null, days: 14.4 },
    { reportId: 9, sampleId: 'EF9', clientName: 'Bo Li', practitionerName: 'Mara Vale', days: 1 },
  ],
}
const ok = (text: string, ms: number | null = 38) => ({ state: 'ok' as const, text, ms })
const status: Reply<'GET /api/system/status'> = {
  ...{ api: ok('It answers.'), database: ok('It answers too.', 1200) },
  files: { state: 'degraded', text: 'The sweep holds back.', ms: null },
  ai: { state: 'down', text: 'No answer.', ms: null },
  email: { state: 'not configured', text: 'No keys.', ms: null },
}
const event = (id: number, fields: Partial<Reply<'GET /api/audit'>[number]> = {}) => ({
  ...{
    id,
    at: '2026-11-19T09:12:00',
    actorId: 31,
    actorName: `Admin ${id}`,
    action: 'report.upload' as const,
  },
  ...{ subjectId: id, subjectName: `EF${id}`, fields: [], count: 1 },
  ...fields,
})
const newest = reportRow({
  ...{ id: 8, sampleId: 'EF8', practitionerId: 4, practitionerName: named.practitioner.name },
  ...{ createdAt: '2026-11-19T09:12:00', status: 'pending' },
})

const show = (answers: ApiMocks = {}, queries = freshQueries()) =>
  renderAs(
    'admin',
    <DashboardScreen />,
    {
      ...{ 'GET /api/stats': stats, 'GET /api/turnaround': turnaround, 'GET /api/system/status': status },
      'GET /api/audit': page(Array.from({ length: 10 }, (_, at) => event(10 - at))),
      'GET /api/reports': page([newest]),
      'GET /api/notifications': [],
      ...answers,
    },
    queries,
  )
const away = () => refusal(503, { error: 'The database is away.' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const cellsOf = async (label: string) =>
  within(await screen.findByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const cardOf = async (heading: string) =>
  within((await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement)

it("shows the user, the number of notifications and the portal's figures", async () => {
  const news = { title: 'News', message: 'So.', link: null, count: 1, readAt: null, createdAt: '2026-11-01' }
  show({ 'GET /api/notifications': [1, 2].map((id) => ({ id, ...news })) })
  expect(await screen.findByText('2 unread')).toBeTruthy()
  expect(screen.getByText(named.admin.name)).toBeTruthy()
  const figures = [
    ['Total Clients', '1,412', '31 added this month'],
    ['Reports Generated', '2,510', '12 so far this week'],
    ['Health Practitioners', '37', '2 added this month'],
    ['AI Recipes Generated', '55', 'Since launch'],
  ] as const
  await screen.findByText('1,412')
  for (const [label, value, note] of figures) {
    const card = screen.getByText(label).parentElement?.parentElement
    expect(card?.textContent).toBe(label + value + note)
  }
})

it('shows the reports of each week as a chart and as a table', async () => {
  show()
  const chart = await screen.findByRole('region', { name: 'Chart of reports per week' })
  expect(within(chart).getByRole('img').getAttribute('aria-label')).toBe(
    'Reports per week for the last 3 weeks, from 4 in the week of 2 November to 5 in the week of 9 November; 2 so far this week',
  )
  const bars = [...chart.querySelectorAll<HTMLElement>('[style*="height"]')]
  // An axis for at most 5 goes up to 6.
  const top = 6
  expect(bars.map(({ style, textContent }) => [textContent, style.height])).toEqual(
    [4, 5, 2].map((total) => [String(total), `${(total / top) * 100}%`]),
  )
  const parts = (bar: HTMLElement | undefined) =>
    [...(bar?.children ?? [])].slice(1).map((part) => (part as HTMLElement).style.flexGrow)
  expect(parts(bars[0])).toEqual(['1', '3'])
  expect(parts(bars[1])).toEqual(['5'])
  expect(parts(bars[2])).toEqual([''])
  press('View as table')
  expect(await cellsOf('Table of reports per week')).toEqual([
    ['02.11.2026', '3', '1', '4'],
    ['09.11.2026', '0', '5', '5'],
    ['16.11.2026 so far', '2', '0', '2'],
  ])
  press('View as chart')
  expect(screen.getByRole('region', { name: 'Chart of reports per week' })).toBeTruthy()
})

it('shows how long results take in the chosen weeks, and who waits', async () => {
  const { calls } = show({
    'GET /api/turnaround': ({ url }) =>
      url.endsWith('weeks=12') ? { ...turnaround, ...none, asOf: null, waiting: [], weeks: [] } : turnaround,
  })
  await screen.findByText('As of 09:12')
  const card = await cardOf('From received to first opened')
  expect(card.getByText(/^until half/).parentElement?.textContent).toBe(
    '3.5 days until half of the reports are seen (median), 12 days until nine out of ten are (90th percentile)',
  )
  const parts = card.getAllByRole('definition').map((part) => part.parentElement?.textContent)
  expect(parts).toEqual(['From received to released2.1 days', 'From released to first opened1 day'])
  const figures = ['2.1 daysnine out of ten: 4 days', '1 daynine out of ten: 6.5 days']
  expect(await cellsOf('Days by week received')).toEqual([['From 9 November', ...figures]])
  expect(await cellsOf('Days by practitioner')).toEqual([
    [named.practitioner.name, ...figures, '2, the longest 8 days'],
    ['No practitioner', 'Not yet', 'Not yet', 'None'],
  ])
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `EF7${named.client.name}, no practitioner14 days`,
    'EF9Bo Li, Mara Vale1 day',
  ])
  expect(card.getByRole('link', { name: 'EF7' }).getAttribute('href')).toBe('/admin/reports/7')
  fireEvent.change(card.getByLabelText('Which weeks'), { target: { value: '12' } })
  expect(await card.findByText('No reports in these weeks')).toBeTruthy()
  expect(calls.filter(({ url }) => url.includes('turnaround')).map(({ url }) => url)).toEqual([
    '/api/turnaround?weeks=4',
    '/api/turnaround?weeks=12',
  ])
})

it('shows waiting reports although nothing was released, and when nothing waits', async () => {
  const { unmount } = show({ 'GET /api/turnaround': { ...turnaround, ...none } })
  expect(await screen.findByText('Waiting longest')).toBeTruthy()
  unmount()
  show({ 'GET /api/turnaround': { ...turnaround, waiting: [] } })
  expect(await screen.findByText('No reports are waiting for release.')).toBeTruthy()
})

it('lists the latest reports with links', async () => {
  const { calls } = show()
  expect((await screen.findByRole('link', { name: 'EF8' })).getAttribute('href')).toBe('/admin/reports/8')
  expect(await cellsOf('Latest reports')).toEqual([
    ['EF8', named.client.name, named.practitioner.name, '19.11.2026 09:12', 'Pending, Held'],
  ])
  expect(calls.find(({ route }) => route === 'GET /api/reports')?.url).toBe('/api/reports?pageSize=5')
})

it('shows the state of each part of the system, and checks again on request', async () => {
  show({ 'GET /api/system/status': mockSequence(status, { ...status, ai: ok('It answers again.') }) })
  await screen.findByText('No answer.')
  const card = await cardOf('System Status')
  const parts = () => card.getAllByRole('listitem').map(({ textContent }) => textContent)
  const others = [
    'API Health 38 msIt answers.',
    'Database 1.2 sIt answers too.',
    'Report Files LimitedThe sweep holds back.',
  ]
  const email = 'Email Gateway Not configuredNo keys.'
  expect(parts()).toEqual([...others, 'AI Services DownNo answer.', email])
  expect(card.getByText(/^Checked /)).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(parts()).toEqual([...others, 'AI Services 38 msIt answers again.', email]))
})

it('lists the eight newest events', async () => {
  show()
  await screen.findByText('Admin 10')
  const card = await cardOf('Recent activity')
  expect(card.getAllByRole('listitem').map(({ textContent }) => /Admin \d+/.exec(textContent)?.[0])).toEqual(
    [10, 9, 8, 7, 6, 5, 4, 3].map((id) => `Admin ${id}`),
  )
})

it('shows for each card separately why it could not be loaded', async () => {
  show({
    ...{ 'GET /api/stats': away(), 'GET /api/turnaround': away(), 'GET /api/system/status': away() },
    ...{ 'GET /api/audit': away(), 'GET /api/reports': mockSequence(away(), page([newest])) },
  })
  await waitFor(() => expect(screen.getAllByText('The database is away.')).toHaveLength(5))
  expect(screen.getAllByText('Not available')).toHaveLength(4)
  fireEvent.click((await cardOf('Latest reports')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'EF8' })).toBeTruthy()
})

it('shows the empty states', async () => {
  const weeks = stats.weeks.map(({ monday }) => ({ monday, client: 0, practitioner: 0 }))
  show({
    'GET /api/stats': { ...stats, aiRecipes: 0, weeks },
    ...{ 'GET /api/audit': page([]), 'GET /api/reports': page([]) },
  })
  for (const words of ['None yet', 'No reports in these weeks', 'No Reports Available', 'No activity yet'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'View as table' })).toBeNull()
})

it('adds the practitioner FAQs once per press and shows how many', async () => {
  const { calls } = show({
    'POST /api/add-practitioner-faqs': mockSequence({ count: 6 }, { count: 0 }, away()),
  })
  for (const times of [1, 2, 3]) {
    const button = await screen.findByRole('button', { name: 'Add Practitioner FAQs' })
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(button, { detail: 2 })
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(times))
  }
  expect(calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)).toEqual([{}, {}, {}])
  expect(vi.mocked(toast).mock.calls.map(([{ title, description }]) => [title, description])).toEqual([
    ['Success', 'Added 6 practitioner training FAQs'],
    ['Nothing to add', 'All practitioner training FAQs are already in the list.'],
    ['Error', 'Failed to add practitioner FAQ content'],
  ])
})

it('refetches everything when it is opened again', async () => {
  const { queries, unmount } = show()
  await screen.findByRole('link', { name: 'EF8' })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  unmount()
  const { calls } = show({}, queries)
  await waitFor(() => expect(calls).toHaveLength(5))
  expect(calls.map(({ route }) => route).sort()).toEqual([
    'GET /api/audit',
    'GET /api/reports',
    'GET /api/stats',
    'GET /api/system/status',
    'GET /api/turnaround',
  ])
})
