import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { saveFile } from '@/lib/save-file'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import DataSection from './data-section'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
vi.mock(import('@/lib/save-file'), () => ({ saveFile: vi.fn() }))

const anExport = (state: 'preparing' | 'ready' | 'failed', readyAt: string | null = null) => ({
  ...{ id: 9, state, createdAt: '2026-11-14T09:12:00', readyAt },
})
const away = () => refusal(503, { error: 'The database is away.' })
const failed = (title: string) => ({ title, description: 'The database is away.', variant: 'destructive' })
const toasts = () => vi.mocked(toast).mock.calls.map(([options]) => options)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const show = (answers: ApiMocks = {}, who: 'client' | 'practitioner' | 'admin' = 'client') =>
  renderAs(who, <DataSection />, {
    'GET /api/config': aConfig(),
    'GET /api/user/export': null,
    'GET /api/user/deletion-request': { requestedAt: null },
    ...answers,
  })

it.each([
  ['by email', true, 'An email will arrive when your data is ready.'],
  ['here', false, 'We are preparing your data. You will get a notification when it is ready.'],
])("requests the user's data once, and says %s when it is ready", async (_, emailConfigured, description) => {
  const { calls, queries } = show({
    'GET /api/config': aConfig({ emailConfigured }),
    'GET /api/user/export': mockSequence(null, anExport('preparing')),
    'POST /api/user/export': anExport('preparing'),
  })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  press('Export Data')
  press('Export Data')
  expect(await screen.findByText('Your data is being prepared...')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Preparing...' })).toBeTruthy()
  expect(calls.filter(({ route }) => route === 'POST /api/user/export').map(({ body }) => body)).toEqual([{}])
  expect(toasts()).toEqual([{ title: 'Data Export', description }])
})

it.each([
  ['client', ['/api/user/fhir']],
  ['practitioner', []],
] as const)('offers a %s the own record in FHIR only if there is one', (who, addresses) => {
  show({}, who)
  const links = screen.queryAllByRole('link', { name: 'Download for another doctor (FHIR)' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
})

it('shows why no export could be requested', async () => {
  show({ 'POST /api/user/export': away() })
  press('Export Data')
  await waitFor(() => expect(toasts()).toEqual([failed('Data export failed')]))
  expect(screen.getByRole('button', { name: 'Export Data' })).toBeTruthy()
})

it('polls while it is prepared, then offers it and refetches the notifications', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { calls, queries } = show({
    'GET /api/user/export': mockSequence(
      anExport('preparing'),
      anExport('preparing'),
      anExport('ready', '2026-11-14T09:15:00'),
    ),
  })
  const bell = ['/api/notifications', '/api/notifications']
  queries.setQueryData(bell, [])
  const looks = () => calls.filter(({ route }) => route === 'GET /api/user/export')
  await screen.findByText('Your data is being prepared...')
  expect(screen.queryByRole('link', { name: 'Download my data' })).toBeNull()
  vi.advanceTimersByTime(3000)
  await waitFor(() => expect(looks()).toHaveLength(2))
  expect(queries.getQueryState(bell)?.isInvalidated).toBe(false)
  vi.advanceTimersByTime(3000)
  expect(await screen.findByText('Prepared 14 November 2026 at 09:15.')).toBeTruthy()
  expect(queries.getQueryState(bell)?.isInvalidated).toBe(true)
  vi.advanceTimersByTime(9000)
  expect(looks()).toHaveLength(3)
})

it('downloads the offered export once at a time, and shows why it failed', async () => {
  const { calls } = show({
    'GET /api/user/export': anExport('ready'),
    'GET /api/user/export/:id': mockSequence(
      away(),
      new Response('zip', { headers: { 'Content-Disposition': 'attachment; filename="data.zip"' } }),
      new Response('zip', { headers: { 'Content-Disposition': 'attachment' } }),
    ),
  })
  const link = await screen.findByRole('link', { name: 'Download my data' })
  expect(screen.getByText('Prepared 14 November 2026 at 09:12.')).toBeTruthy()
  fireEvent.click(link)
  fireEvent.click(link)
  await waitFor(() => expect(toasts()).toEqual([failed('Nothing downloaded')]))
  for (const times of [1, 2]) {
    await waitFor(() => expect(link.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(link)
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(times))
  }
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual(['data.zip', 'my-data.zip'])
  const fetched = calls.filter(({ route }) => route === 'GET /api/user/export/:id')
  expect(fetched.map(({ params }) => params)).toEqual([{ id: '9' }, { id: '9' }, { id: '9' }])
})

it.each([
  ['failed', anExport('failed'), 'The last export failed. Please try again.'],
  ['is not known', away(), 'Failed to load earlier exports. The database is away.'],
])('says that the last export %s, and offers nothing', async (_, before, words) => {
  show({ 'GET /api/user/export': before })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Download my data' })).toBeNull()
})

it("asks before it requests the account's deletion once, and confirms the request", async () => {
  const { calls } = show({
    'GET /api/user/deletion-request': mockSequence(
      { requestedAt: null },
      { requestedAt: '2026-11-14T09:12:00' },
    ),
    'POST /api/user/deletion-request': mockSequence(away(), undefined),
  })
  const filed = () => calls.filter(({ route }) => route === 'POST /api/user/deletion-request')
  const confirm = async () => {
    press('Delete Account')
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
    for (const name of ['Delete Account', 'Delete Account'])
      fireEvent.click(within(dialog).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await screen.findByRole('button', { name: 'Delete Account' })
  expect(filed()).toEqual([])
  await confirm()
  expect(toasts()).toEqual([failed('Request not submitted')])
  await confirm()
  expect(await screen.findByText('Your request has been submitted')).toBeTruthy()
  expect(screen.getByText(/^On 14 November 2026 at 09:12\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull()
  expect(filed().map(({ body }) => body)).toEqual([{}, {}])
  expect(toasts()).toHaveLength(2)
  expect(toasts()[1]).toMatchObject({ title: 'Account Deletion' })
})

it.each([
  ['client', /^A zip file with your account, results/, /all your data will be permanently deleted/],
  [
    'practitioner',
    /^A zip file with your account details and everything/,
    /your clients will need another practitioner/,
  ],
  ['admin', /^A zip file with your account details and everything/, /^Another administrator will carry out/],
] as const)('explains to a %s what they receive and what is deleted', async (who, gets, goes) => {
  show({}, who)
  expect(await screen.findByText(gets)).toBeTruthy()
  expect(screen.getByText(goes)).toBeTruthy()
})
