import { named } from '@shared/testing/people'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { practitionerRow, reportRow } from '@/testing/rows'
import { menus } from './menu'
import PaletteOpener from './palette-opener'

// Loaded ahead, because a browser test covers what is typed while it loads.
beforeEach(async () => {
  await import('./palette/palette')
  window.history.replaceState(null, '', '/admin')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const user = {
  ...{ id: 6, role: 'client', username: named.client.email, phone: '', isActive: true, emailConfirmed: true },
  ...{ version: 1, createdAt: '', hasCredential: false, hasRecord: true, lastSignInAt: null, factor: null },
  ...named.client,
} as const

function show(role: 'admin' | 'practitioner', answers: ApiMocks = {}) {
  return renderAs(role, <PaletteOpener role={role} menu={menus[role]} field />, {
    'GET /api/users': () => page([user]),
    'GET /api/reports': () => page([reportRow({ id: 9, sampleId: 'EF9', high: 3, clientId: null })]),
    ...answers,
  })
}
const ctrlK = (more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true, ...more })
const field = () => screen.findByRole('combobox', { name: 'Search people, samples and screens' })
async function type(value: string) {
  fireEvent.change(await field(), { target: { value } })
  await act(() => vi.advanceTimersByTimeAsync(200))
}
const key = async (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(await field(), { key: name, ...more })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => screen.getByRole('option', { selected: true }).textContent

it('opens by a press and by Ctrl K, but not with other modifiers or on top of a dialog', async () => {
  show('admin')
  const staysClosed = async () => {
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  for (const other of [{ shiftKey: true }, { altKey: true }, { ctrlKey: false }, { key: 'j' }]) {
    ctrlK(other)
    await staysClosed()
  }
  const above = document.body.appendChild(document.createElement('div'))
  above.role = 'alertdialog'
  ctrlK()
  await staysClosed()
  above.remove()
  ctrlK({ key: 'K' })
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: /^Search or jump to/ }))
  await field()
})

it('searches once typing pauses, lists the matches in groups, and opens the one chosen by Enter', async () => {
  const { calls } = show('admin')
  ctrlK()
  await type(' nora ')
  await screen.findByText('You only see results you have access to')
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/users?q=nora&pageSize=5',
    '/api/reports?q=nora&pageSize=6',
  ])
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'People',
    'Reports',
    'Go to',
  ])
  expect(options()).toEqual([
    `Nora Whitfield ${named.client.email}, client`,
    expect.stringMatching(/^EF9 Nora Whitfield.*3.*not linked/),
    'All Reports filtered by “nora”',
  ])
  expect(active()).toMatch(/^Nora/)
  await key('ArrowUp')
  expect(active()).toMatch(/^All Reports/)
  await key('ArrowDown')
  await key('ArrowDown')
  expect(active()).toMatch(/^EF9/)
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await key('Enter', { ctrlKey: true })
  expect(opened).toHaveBeenCalledWith('/admin/reports/9', '_blank', 'noopener')
  expect(location.pathname).toBe('/admin')
  opened.mockRestore()
  await key('Enter')
  expect(location.pathname).toBe('/admin/reports/9')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('an early Enter opens the match for the current words, not a previous one', async () => {
  show('admin')
  ctrlK()
  expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('Upload Report')
  fireEvent.change(await field(), { target: { value: 'nora' } })
  await key('Enter')
  expect(location.pathname).toBe('/admin')
  await act(() => vi.advanceTimersByTimeAsync(200))
  await waitFor(() => expect(location.pathname).toBe('/admin/clients'))
  expect(location.search).toBe(`?q=${encodeURIComponent(named.client.email)}`)
})

it('an Enter opens nothing if typing continues', async () => {
  show('admin')
  ctrlK()
  fireEvent.change(await field(), { target: { value: 'nor' } })
  await key('Enter')
  await type('nora')
  await screen.findByText('You only see results you have access to')
  expect(location.pathname).toBe('/admin')
})

it('shows matching reports and an error when the search for people fails', async () => {
  show('admin', { 'GET /api/users': refusal(500, { error: 'No people today.' }) })
  ctrlK()
  await type('nora')
  await screen.findByText('No people today.')
  expect(options()[0]).toMatch(/^EF9/)
})

it('shows a failure, an empty result, and that a search is under way', async () => {
  const waiting: (() => void)[] = []
  show('practitioner', {
    'GET /api/reports': ({ url }) =>
      url.includes('zebra')
        ? page([])
        : url.includes('wait')
          ? new Promise((resolve) => waiting.push(() => resolve(page([]))))
          : refusal(500, { error: 'Out of order.' }),
  })
  ctrlK()
  await type('nora')
  await screen.findByText('Out of order.')
  await type('zebra')
  await screen.findByText('Nothing was found')
  await type('wait')
  expect(screen.getByRole('status').textContent).toBe('Searching...')
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
  for (const go of waiting) go()
  await screen.findByText('Nothing was found')
})

it('a practitioner finds their clients through reports, and no account is requested', async () => {
  const { calls } = show('practitioner', {
    'GET /api/reports': ({ url }) =>
      page(url.includes('client=') ? [reportRow({ clientId: 5, dateOfBirth: '12.03.1984' })] : []),
  })
  ctrlK()
  await type('nora')
  fireEvent.click(await screen.findByRole('option', { name: 'Nora Whitfield born 12.03.1984' }))
  expect(location.pathname).toBe('/practitioner/clients/5')
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/reports?client=nora&groupBy=client&pageSize=5',
    '/api/reports?q=nora&pageSize=6',
  ])
})

it('the upload dialog replaces the search, and no dialog is left once it closes', async () => {
  show('admin', { 'GET /api/practitioners': () => page([practitionerRow()]) })
  ctrlK()
  fireEvent.click(await screen.findByRole('option', { name: /^Upload Report/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload Report' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
