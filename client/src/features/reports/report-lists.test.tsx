import { named } from '@shared/testing/people'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockSequence, page, refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aReport, clientRow, practitionerRow, reached, reportRow } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import AdminReportsScreen from './manage/admin-reports-screen'
import ClientReportsScreen from './release/client-reports-screen'
import MyClientReportsScreen from './release/my-client-reports-screen'
import PractitionerReportsScreen from './release/practitioner-reports-screen'

let isWide = true
beforeEach(() => {
  isWide = true
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => vi.useRealTimers())

const none = { n: 0, more: false }
const answers: ApiMocks = {
  'GET /api/reports/counts': {
    ...{ all: { n: 3, more: false }, processing: none, failed: { n: 1, more: false }, nobody: none },
    ...{ 'to-check': { n: 2, more: false }, held: none, released: none },
  },
  'GET /api/practitioners': () => page([practitionerRow()]),
}
const files = { htmlPath: 'x', pdfPath: 'x', csvPath: 'x' }
const asked = (calls: readonly ApiCall[]) =>
  calls
    .filter(({ route }) => route === 'GET /api/reports')
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams))

function show(screenShown: ReactElement, given: ApiMocks, who: 'admin' | 'practitioner' = 'admin') {
  return renderAs(
    who,
    <>
      {screenShown}
      <Toaster />
    </>,
    { ...answers, ...given },
  )
}
const open = async (name: RegExp) =>
  fireEvent.click(
    within(await screen.findByRole('heading', { level: 3, name })).getByRole('button', { expanded: false }),
  )
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const links = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

it.each([true, false])(
  'groups reports by client, each with its files and actions (wide: %s)',
  async (wide) => {
    isWide = wide
    const rows = [
      reportRow({ ...files, id: 1, sampleId: 'EF1', status: 'processed', warningCount: 2 }),
      reportRow({ ...files, id: 2, sampleId: 'EF2', status: 'failed', failure: 'No column.', csvPath: null }),
      reportRow({
        ...files,
        id: 3,
        sampleId: 'EF3',
        clientId: null,
        clientEmail: null,
        clientName: 'Owen Price',
      }),
    ]
    const { calls } = show(<ClientReportsScreen />, { 'GET /api/reports': () => page(rows, 2) })
    await open(/Nora Whitfield/)
    expect(asked(calls)).toEqual([{ groupBy: 'client', assigned: 'no', page: '1', pageSize: '20' }])
    expect(calls.find(({ route }) => route === 'GET /api/reports/counts')?.url).toContain('assigned=no')
    const list = await screen.findByRole(wide ? 'table' : 'list', { name: 'Reports for Nora Whitfield' })
    expect(links(list)).toEqual([
      ...(wide ? [] : [['Check and confirm of EF1, Nora Whitfield', '/admin/reports/1/check']]),
      ['View HTML report EF1, 19.11.2026 (opens in a new tab)', '/api/reports/1/view'],
      ['View PDF report EF1, 19.11.2026 (opens in a new tab)', '/api/reports/1/pdf'],
      ['Download CSV of EF1, 19.11.2026', '/api/reports/1/download/csv'],
      ...(wide ? [['Check and confirm of EF1, Nora Whitfield', '/admin/reports/1/check']] : []),
      ['View HTML report EF2, 19.11.2026 (opens in a new tab)', '/api/reports/2/view'],
      ['View PDF report EF2, 19.11.2026 (opens in a new tab)', '/api/reports/2/pdf'],
    ])
    expect(within(list).getByText('No column.')).toBeTruthy()
    expect(within(list).getByText('2 warnings to check')).toBeTruthy()
    const heading = screen.getByRole('heading', { level: 3, name: /Nora Whitfield/ }).textContent
    expect(heading).toContain(named.client.email)
    expect(heading).toContain('1 of 2 could not be read')
    expect(screen.queryByRole('combobox', { name: 'Practitioner' })).toBeNull()
    fireEvent.click(within(list).getByRole('button', { name: 'Delete report EF2, 19.11.2026' }))
    expect((await screen.findByRole('alertdialog', { name: 'Delete Report' })).textContent).toContain('EF2')
    press('Cancel')
    press(`Delete all reports for Nora Whitfield (${named.client.email})`)
    expect(
      await screen.findByRole('alertdialog', { name: 'Delete all 2 reports of Nora Whitfield?' }),
    ).toBeTruthy()
  },
)

it('expands the only client a search finds and offers to upload the missing files', async () => {
  window.history.replaceState(null, '', '/?q=nora')
  const { calls } = show(<ClientReportsScreen />, {
    'GET /api/reports': () => page([reportRow({ sampleId: 'EF2', status: 'failed' })], 1),
  })
  press(/^Upload Client Report/)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Replace files of EF2, Nora Whitfield' }))
  expect(await screen.findByRole('dialog', { name: 'Replace files' })).toBeTruthy()
  expect(asked(calls)).toContainEqual({ assigned: 'no', pageSize: '1' })
})

it.each([true, false])(
  'shows whose each report of a sample is and offers its actions (wide: %s)',
  async (wide) => {
    isWide = wide
    const rows = [
      reportRow({ ...files, id: 1, practitionerId: 4, practitionerName: 'Amara Nwosu' }),
      reportRow({ id: 2, status: 'processed', warningCount: 1, clientId: null, clientName: 'Owen Price' }),
    ]
    const { calls } = show(<PractitionerReportsScreen />, { 'GET /api/reports': () => page(rows, 1) })
    expect(await screen.findByRole('option', { name: 'Amara Nwosu' })).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'No practitioner' })).toBeNull()
    await open(/EF1/)
    expect(asked(calls)).toEqual([{ groupBy: 'sample', assigned: 'yes', page: '1', pageSize: '20' }])
    const list = await screen.findByRole(wide ? 'table' : 'list', { name: 'Reports for sample EF1' })
    const shown = list.textContent
    for (const text of [
      'Nora Whitfield',
      'Amara Nwosu',
      'Owen Price',
      'Not linked',
      'Unassigned',
      '1 warning to check',
    ])
      expect(shown).toContain(text)
    expect(links(list)).toEqual([
      ['View HTML report of Nora Whitfield, 19.11.2026 (opens in a new tab)', '/api/reports/1/view'],
      ['Check and confirm of EF1, Owen Price', '/admin/reports/2/check'],
    ])
    fireEvent.click(
      within(list).getByRole('button', { name: 'Download files of Nora Whitfield, 19.11.2026' }),
    )
    await screen.findByRole('menu')
    expect(
      screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['PDF', '/api/reports/1/download/pdf'],
      ['HTML', '/api/reports/1/download/html'],
      ['CSV', '/api/reports/1/download/csv'],
    ])
  },
)

it('filters by practitioner, link and days, and clears all filters when nothing is left', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  window.history.replaceState(null, '', '/?page=2&practitioner=99')
  const { calls } = show(<PractitionerReportsScreen />, {
    'GET /api/reports': ({ url }) => page(url.includes('practitionerId') ? [] : [reportRow({})]),
  })
  expect(await screen.findByText('This practitioner has no reports yet.')).toBeTruthy()
  await screen.findByRole('option', { name: 'Practitioner 99' })
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  set('Practitioner', '4')
  set('Linked to a client', 'no')
  set('Uploaded', '7')
  await waitFor(() =>
    expect(asked(calls).at(-1)).toEqual({
      ...{ practitionerId: '4', linked: 'no', from: '2026-11-14', to: '2026-11-20' },
      ...{ groupBy: 'sample', assigned: 'yes', page: '1', pageSize: '20' },
    }),
  )
  fireEvent.change(await screen.findByLabelText('Uploaded from'), { target: { value: '2026-11-01' } })
  fireEvent.change(screen.getByLabelText('Uploaded until'), { target: { value: '' } })
  expect(window.location.search).toBe('?practitioner=4&linked=no&from=2026-11-01')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear Search' }))
  expect(window.location.search).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(await screen.findByRole('heading', { level: 3, name: /EF1/ })).toBeTruthy()
})

it.each([
  ['/', 'No Reports Available'],
  ['/?q=zebra', 'No reports match your search.'],
  ['/?linked=no', 'No reports match these filters.'],
])('shows at %s why there are no reports', async (address, said) => {
  window.history.replaceState(null, '', address)
  show(<AdminReportsScreen />, { 'GET /api/reports': () => page([]) })
  expect(await screen.findByText(said)).toBeTruthy()
})

it('requests the list and its count again after a failure', async () => {
  window.history.replaceState(null, '', '/?q=nora')
  let fails = true
  const { calls } = show(<AdminReportsScreen />, {
    'GET /api/reports': () => (fails ? refusal(500, { error: 'Out of order.' }) : page([reportRow({})])),
  })
  expect(await screen.findByText('Failed to fetch reports')).toBeTruthy()
  expect(screen.getByText('Out of order.')).toBeTruthy()
  fails = false
  press(/^Try again/i)
  expect(await screen.findByText('Showing 1 of 1 report')).toBeTruthy()
  expect(asked(calls)).toHaveLength(4)
})

it("offers in a report's menu only what the report allows", async () => {
  const rows = [
    reportRow({ ...files, id: 1, sampleId: 'EF1', status: 'processed' }),
    reportRow({
      id: 2,
      sampleId: 'EF2',
      status: 'pending',
      clientId: null,
      clientUserId: null,
      createdAt: '2026-11-18T12:00:00Z',
    }),
  ]
  const { calls } = show(<AdminReportsScreen />, {
    'GET /api/reports': () => page(rows),
    'GET /api/reports/:id': aReport({ id: 2, sampleId: 'EF2', clientId: null }),
    'POST /api/reports/opened': undefined,
    'GET /api/reports/:id/suggestions': [],
    'GET /api/clients': () => page([]),
  })
  const menu = async (which: string) => {
    const button = await screen.findByRole('button', { name: `More actions for ${which}, newest` })
    // The menu's code loads on the first press and handles keys afterwards.
    fireEvent.keyDown(button, { key: 'Enter' })
    fireEvent.click(button)
    await screen.findByRole('menu')
    return screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])
  }
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^More actions/ })).toHaveLength(2))
  expect(await menu('EF1, 19.11.2026')).toEqual([
    ['Check and confirm', '/admin/reports/1/check'],
    ['View results', '/admin/reports/1'],
    ['Download PDF', '/api/reports/1/download/pdf'],
    ['Client sign-in', null],
    ['Change client', null],
    ['Change practitioner...', null],
    ['Edit Report', null],
    ['Replace files', null],
    ['Delete Report', null],
  ])
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  const openings = [
    ['Release to client', 'dialog', /Release 1/],
    ['Link to client', 'dialog', 'Link to client'],
    ['Change practitioner...', 'dialog', 'Assign to practitioner'],
    ['Edit Report', 'dialog', /Edit/],
    ['Replace files', 'dialog', 'Replace files'],
    ['Delete Report', 'alertdialog', 'Delete Report'],
  ] as const
  for (const [word, role, name] of openings) {
    expect((await menu('EF2, 18.11.2026')).map(([entry]) => entry)).toEqual([
      ...['Release to client', 'View results', ...openings.slice(1).map(([entry]) => entry)],
    ])
    fireEvent.click(screen.getByRole('menuitem', { name: word }))
    const dialog = await screen.findByRole(role, { name })
    await waitFor(() => expect(dialog.textContent).toMatch(/EF2/))
    fireEvent.click(within(screen.getByRole(role)).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  }
  expect(
    calls.filter(({ route }) => route === 'GET /api/reports/:id').map(({ params }) => params['id']),
  ).toContain('2')
})

it('links the selected reports to one client and shows which were refused', async () => {
  const why = 'It has changed since you opened it.'
  const rows = [
    reportRow({ id: 1, sampleId: 'EF1', version: 3, clientId: null, clientName: 'Nora Whitfield' }),
    reportRow({ id: 2, sampleId: 'EF2', version: 5, clientId: null, clientName: 'Nora White' }),
  ]
  const { calls } = show(<AdminReportsScreen />, {
    'GET /api/reports': () => page(rows),
    'GET /api/clients': () => page([clientRow()]),
    'POST /api/reports/link': mockSequence(refusal(500, { error: 'Out of order.' }), {
      ...reached({ released: [1] }),
      linked: [1],
      refused: [{ id: 2, sampleId: 'EF2', clientName: 'Nora White', why }],
    }),
  })
  await screen.findByRole('heading', { level: 3, name: /EF2/ })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(await screen.findByText('2 are not linked, so they are skipped. Link them first.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Confirm 0' })).toHaveProperty('disabled', true)
  press('Link...')
  const dialog = within(await screen.findByRole('dialog', { name: 'Link to one client' }))
  expect(dialog.getByText('Name in the files 2 people: Nora Whitfield, Nora White.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Link 2' })).toHaveProperty('disabled', true)
  fireEvent.click(await dialog.findByRole('option', { name: /Nora Whitfield/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Link 2' }))
  expect(await dialog.findByText('Out of order.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Link 2' }))
  expect(await dialog.findByText(why, { exact: false })).toBeTruthy()
  expect(dialog.queryByText('Out of order.')).toBeNull()
  expect(await screen.findByText('1 report linked, 1 not')).toBeTruthy()
  expect(calls.findLast(({ route }) => route === 'POST /api/reports/link')?.body).toEqual({
    links: [
      { id: 1, version: 3, clientId: 7 },
      { id: 2, version: 5, clientId: 7 },
    ],
  })
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(await screen.findByText('1 selected')).toBeTruthy()
  press('Clear the selection')
  expect(screen.queryByText('1 selected')).toBeNull()
})

it.each([true, false])(
  "lists a practitioner's reports, and on request those that wait for them (wide: %s)",
  async (wide) => {
    isWide = wide
    const rows = [
      reportRow({ ...files, id: 1, sampleId: 'EF1', status: 'pending' }),
      reportRow({ id: 2, sampleId: 'EF2', clientName: 'Owen Price' }),
    ]
    const { calls } = show(
      <MyClientReportsScreen />,
      {
        'GET /api/reports': ({ url }) =>
          page(url.includes('status=pending') ? (url.includes('q=') ? [] : rows.slice(0, 1)) : rows),
      },
      'practitioner',
    )
    const list = await screen.findByRole(wide ? 'table' : 'list', { name: 'Client reports' })
    expect(links(list)).toEqual([
      ['Review of EF1, Nora Whitfield', '/practitioner/reports/1'],
      ['View HTML report of EF1, Nora Whitfield (opens in a new tab)', '/api/reports/1/view'],
      ['Results of EF2, Owen Price', '/practitioner/reports/2'],
    ])
    expect(screen.getByText('Showing 2 of 2 reports')).toBeTruthy()
    press('Pending Reviews 1')
    expect(await screen.findByText('Showing 1 of 2 reports')).toBeTruthy()
    expect(window.location.search).toBe('?status=pending')
    expect(asked(calls).at(-1)).toEqual({ status: 'pending', page: '1', pageSize: '20' })
    window.history.replaceState(null, '', '/?status=pending&q=zebra')
    fireEvent.click(await screen.findByRole('button', { name: 'Clear Search' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(window.location.search).toBe('?status=pending')
    expect(await screen.findByText('Showing 1 of 2 reports')).toBeTruthy()
    press('All Reports')
    expect(await screen.findByText('Showing 2 of 2 reports')).toBeTruthy()
  },
)

it("lists one client's reports, and all clients' again on request", async () => {
  window.history.replaceState(null, '', '/?client=3')
  const rows = [
    reportRow({ id: 1, sampleId: 'EF1' }),
    reportRow({ id: 2, sampleId: 'EF2', clientName: 'Owen Price' }),
  ]
  show(
    <MyClientReportsScreen />,
    { 'GET /api/reports': ({ url }) => page(url.includes('clientId=3') ? rows.slice(0, 1) : rows) },
    'practitioner',
  )
  expect(await screen.findByText('Showing 1 of 2 reports')).toBeTruthy()
  await screen.findByText('Only Nora Whitfield')
  press('Showing only Nora Whitfield. Show all clients')
  expect(await screen.findByText('Showing 2 of 2 reports')).toBeTruthy()
  expect(window.location.search).toBe('')
})

it.each([
  ['/', 'No Reports Available'],
  ['/?status=pending', 'No pending reviews'],
])('shows a practitioner at %s that there are none', async (address, said) => {
  window.history.replaceState(null, '', address)
  show(<MyClientReportsScreen />, { 'GET /api/reports': () => page([]) }, 'practitioner')
  expect(await screen.findByText(said)).toBeTruthy()
})

it("requests everything that failed in a practitioner's list again", async () => {
  let fails = true
  const { calls } = show(
    <MyClientReportsScreen />,
    { 'GET /api/reports': () => (fails ? refusal(500, { error: 'Out of order.' }) : page([reportRow({})])) },
    'practitioner',
  )
  await screen.findByText('Failed to fetch reports')
  fails = false
  press(/^Try again/i)
  expect(await screen.findByText('Showing 1 of 1 report')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pending Reviews 1' })).toBeTruthy()
  expect(asked(calls)).toHaveLength(6)
})
