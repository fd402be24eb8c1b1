import { named } from '@shared/testing/people'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aReport, reached, reportRow } from '@/testing/rows'
import AdminReportsScreen from './admin-reports-screen'

const counted = (n: number) => ({ n, more: false })
const counts = {
  ...{ all: counted(5), processing: counted(0), failed: counted(1), nobody: counted(1) },
  ...{ 'to-check': counted(1), held: counted(1), released: { n: 1000, more: true } },
}
const rows = [
  reportRow({
    id: 1,
    sampleId: 'EF1',
    status: 'completed',
    high: 3,
    moderate: 9,
    dateOfReceipt: '17.11.2026',
  }),
  reportRow({
    ...{ id: 2, sampleId: 'EF2', clientName: 'Owen Price', clientId: null, clientEmail: null },
    ...{ status: 'processed', warningCount: 1 },
  }),
  reportRow({
    ...{
      id: 3,
      sampleId: 'EF3',
      status: 'pending',
      practitionerId: 4,
      practitionerName: named.practitioner.name,
    },
    ...{ pendingAt: new Date(Date.now() - 2 * 86_400_000).toISOString() },
  }),
  reportRow({ id: 4, sampleId: 'EF4', status: 'failed', failure: 'No results: the file is empty.' }),
  reportRow({ id: 5, sampleId: 'EF5', status: 'completed', readAt: '2026-11-20T08:00:00Z' }),
  reportRow({ id: 6, sampleId: 'EF5', status: 'completed' }),
]
const answers: ApiMocks = {
  'GET /api/reports': () => page(rows, 5),
  'GET /api/reports/counts': counts,
  'GET /api/practitioners': () => page([]),
}

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/reports')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(cleanup)

const panel = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading).getByRole('button', { expanded: false }).textContent
}
const asked = (calls: { url: string; route: string }[]) =>
  new URL(calls.filter(({ route }) => route === 'GET /api/reports').at(-1)?.url ?? '', 'http://x')
    .searchParams

it('shows the client, state and findings of the newest report in a closed row', async () => {
  renderAs('admin', <AdminReportsScreen />, answers)
  const released = await panel(/EF1/)
  for (const text of [
    'Nora Whitfield',
    'No practitioner',
    '1 report',
    'Completed',
    'Released',
    'not seen yet',
    'High3',
    'Moderate9',
    '17.11.2026',
  ])
    expect(released).toContain(text)
  const unlinked = await panel(/EF2/)
  for (const text of ['Not linked', 'file: Owen Price', 'Processed', 'To check', 'link first'])
    expect(unlinked).toContain(text)
  const held = await panel(/EF3/)
  for (const text of ['Amara Nwosu', 'Pending', 'Held', '2 days']) expect(held).toContain(text)
  const failed = await panel(/EF4/)
  for (const text of ['Failed', 'No results', 'Not read']) expect(failed).toContain(text)
  expect(failed).not.toContain('High')
  const several = await panel(/EF5/)
  for (const text of ['2 reports', 'seen']) expect(several).toContain(text)
  expect(several).not.toContain('not seen yet')
})

it('sorts by a column head, reverses the order at the second press and announces it', async () => {
  const { calls } = renderAs('admin', <AdminReportsScreen />, answers)
  const head = await screen.findByRole('columnheader', { name: 'Client' })
  expect(screen.getByRole('columnheader', { name: 'Uploaded' }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(within(head).getByRole('button'))
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  await waitFor(() =>
    expect([asked(calls).get('sort'), asked(calls).get('order')]).toEqual(['client', 'asc']),
  )
  fireEvent.click(within(head).getByRole('button'))
  await waitFor(() => expect(asked(calls).get('order')).toBe('desc'))
  expect(window.location.search).toBe('?sort=client&order=desc')
})

it('filters by the state whose count is pressed and by the address parameters', async () => {
  window.history.replaceState(null, '', '/admin/reports?practitioner=none&linked=no&from=2026-11-01&to=oops')
  const { calls } = renderAs('admin', <AdminReportsScreen />, answers)
  const held = await screen.findByRole('button', { name: 'Held 1' })
  expect(screen.getByRole('button', { name: 'Released 1,000+' })).toBeTruthy()
  fireEvent.click(held)
  await waitFor(() => expect(asked(calls).get('state')).toBe('held'))
  expect(held.getAttribute('aria-pressed')).toBe('true')
  const query = asked(calls)
  expect(['assigned', 'linked', 'from', 'to'].map((name) => query.get(name))).toEqual([
    'no',
    'no',
    '2026-11-01',
    null,
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Uploaded at any time' }))
  await waitFor(() => expect(asked(calls).get('from')).toBeNull())
})

it('selects only rows that are shown, and Escape clears the selection', async () => {
  renderAs('admin', <AdminReportsScreen />, answers)
  fireEvent.click(await screen.findByRole('checkbox', { name: /Select EF5/ }))
  expect(await screen.findByText('2 selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('6 selected')).toBeTruthy()
  expect(screen.getByText('1 are not linked, so they are skipped. Link them first.')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByText('6 selected')).toBeNull()
})

it('shows the warnings before releasing the selected reports, then names the refused ones', async () => {
  const why = 'It has changed since you opened it.'
  const { calls } = renderAs('admin', <AdminReportsScreen />, {
    ...answers,
    'GET /api/reports/:id': ({ params }) =>
      aReport({
        ...rows.find(({ id }) => id === Number(params.id)),
        version: 7,
        warnings: [{ line: 4, code: 'line', message: 'Line 4: no level' }],
      }),
    'POST /api/reports/opened': () => new Response(null, { status: 204 }),
    'POST /api/reports/release': {
      ...reached({ released: [3] }),
      held: [],
      refused: [{ id: 1, sampleId: 'EF1', clientName: 'Nora Whitfield', why }],
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Select EF3/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Release 1' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Line 4: no level')).toBeTruthy()
  const release = within(dialog).getByRole('button', { name: 'Release 1' })
  await waitFor(() => expect(release).toHaveProperty('disabled', false))
  expect(calls.find(({ route }) => route === 'POST /api/reports/opened')?.body).toEqual({
    reports: [{ id: 3, version: 7 }],
  })
  fireEvent.click(release)
  expect(await within(dialog).findByText(why, { exact: false })).toBeTruthy()
  expect(calls.find(({ route }) => route === 'POST /api/reports/release')?.body).toEqual({ ids: [3] })
  expect(screen.queryByText('1 selected')).toBeNull()
})

it('shows how many lines were not read before it confirms the selected reports', async () => {
  const { calls } = renderAs('admin', <AdminReportsScreen />, {
    ...answers,
    'GET /api/reports/:id': ({ params }) =>
      aReport({
        ...rows.find(({ id }) => id === Number(params.id)),
        status: 'processed',
        warnings: [
          { line: 9, code: 'unreadable-result', message: 'Line 9: no level' },
          { line: 4, code: 'open-ended', message: 'Line 4: may be another level' },
        ],
        unread: [{ food: 'Celery', text: 'abc', line: 9 }],
      }),
    'POST /api/reports/opened': () => new Response(null, { status: 204 }),
    'POST /api/reports/release': { ...reached({ released: [3] }), held: [], refused: [] },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Select EF3/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Release 1' }))
  const dialog = await screen.findByRole('dialog')
  expect((await within(dialog).findByText('1 line was not read')).parentElement?.textContent).toContain(
    '“tested, not readable: ask the laboratory”: Celery.',
  )
  const release = within(dialog).getByRole('button', { name: 'Release 1 anyway' })
  await waitFor(() => expect(release).toHaveProperty('disabled', false))
  fireEvent.click(release)
  await waitFor(() => expect(calls.some(({ route }) => route === 'POST /api/reports/release')).toBe(true))
})

it('shows which selected reports have an impossible date before it confirms them', async () => {
  renderAs('admin', <AdminReportsScreen />, {
    ...answers,
    'GET /api/reports/:id': ({ params }) =>
      aReport({
        ...rows.find(({ id }) => id === Number(params.id)),
        status: 'processed',
        warnings: [
          { line: null, code: 'date-of-sense-report', message: 'The report date is in the future.' },
        ],
      }),
    'POST /api/reports/opened': () => new Response(null, { status: 204 }),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Select EF3/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Release 1' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('1 report has an impossible date')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Release 1 anyway' })).toBeTruthy()
})

it('assigns the selected reports to a practitioner', async () => {
  const { calls } = renderAs('admin', <AdminReportsScreen />, {
    ...answers,
    'POST /api/reports/assign': { assigned: [1], ...reached(), refused: [] },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Select EF1/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Practitioner...' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Practitioner'), { target: { value: 'none' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Assign 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ route }) => route === 'POST /api/reports/assign')?.body).toEqual({
    ids: [1],
    practitionerId: null,
  })
})
