import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mockSequence, page, refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { toast } from '@/ui/use-toast'
import { NotificationBell } from './notification-bell'
import NotificationsScreen from './notifications-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

const READ_AT = '2026-11-02T10:00:00Z'
const news = (id: number, readAt: string | null = null, link: string | null = null) => ({
  ...{ id, title: `News ${id}`, message: 'A report is ready.', link, count: 1, readAt },
  createdAt: '2020-11-01T10:00:00Z',
})
const show = (answers: ApiMocks = {}) =>
  renderAs('client', <NotificationsScreen />, {
    'GET /api/notifications': [news(1), news(2, null, '/client/my-reports')],
    'GET /api/notifications/all': page([
      news(1),
      news(2, null, '/client/my-reports'),
      news(3, READ_AT, '/client'),
    ]),
    ...answers,
  })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
const unread = async () =>
  (await rows())
    .filter((row) => within(row).queryByText('Unread'))
    .map((row) => /News \d/.exec(row.textContent)?.[0])
const writesIn = (calls: ApiCall[]) =>
  calls.filter(({ route }) => !route.startsWith('GET')).map(({ url }) => url)
const away = () => refusal(503, { error: 'The database is away.' })

it('lists read and unread notifications, a page at a time', async () => {
  const { calls } = show({
    'GET /api/notifications/all': Response.json([news(1), news(3, READ_AT)], {
      headers: { 'X-Total-Count': '24' },
    }),
  })
  expect(await unread()).toEqual(['News 1'])
  expect((await rows()).map((row) => within(row).queryByRole('button') !== null)).toEqual([true, false])
  expect(await screen.findByText('2 not read yet.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await expect
    .poll(() => calls.findLast(({ url }) => url.includes('/all'))?.url)
    .toBe('/api/notifications/all?page=2&pageSize=20')
})

it('marks a notification once by its button and moves the focus to its row', async () => {
  const { calls } = show({
    'POST /api/notifications/:id/read': undefined,
    'GET /api/notifications': mockSequence([news(1), news(2)], [news(2)]),
    'GET /api/notifications/all': mockSequence(page([news(1), news(2)]), page([news(1, READ_AT), news(2)])),
  })
  const button = await screen.findByRole('button', { name: 'Mark as read: News 1, A report is ready.' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(async () => expect(await unread()).toEqual(['News 2']))
  expect(await screen.findByText('1 not read yet.')).toBeTruthy()
  expect(document.activeElement).toBe((await rows())[0])
  expect(writesIn(calls)).toEqual(['/api/notifications/1/read'])
})

it('marks a followed notification, also in another tab, unless it was read', async () => {
  const { calls } = show({
    'GET /api/notifications/all': page(
      [1, 2, 3].map((id) => news(id, id === 3 ? READ_AT : null, '/client/my-reports')),
    ),
    'POST /api/notifications/:id/read': undefined,
  })
  await rows()
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('News 2').getAttribute('href')).toBe('/client/my-reports')
  fireEvent(link('News 1'), new MouseEvent('auxclick', { button: 2, bubbles: true }))
  fireEvent.click(link('News 3'))
  expect(window.location.pathname).toBe('/client/my-reports')
  fireEvent(link('News 2'), new MouseEvent('auxclick', { button: 1, bubbles: true }))
  fireEvent.click(link('News 1'))
  await waitFor(() =>
    expect(writesIn(calls)).toEqual(['/api/notifications/2/read', '/api/notifications/1/read']),
  )
})

it('marks all as read, again after a failure, and then disables the button', async () => {
  const { calls } = show({
    'POST /api/notifications/read-all': mockSequence(away(), undefined),
    'GET /api/notifications': mockSequence([news(1)], [news(1)], []),
    'GET /api/notifications/all': mockSequence(page([news(1)]), page([news(1)]), page([news(1, READ_AT)])),
  })
  await screen.findByText('1 not read yet.')
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' })
  fireEvent.click(button())
  await waitFor(() =>
    expect(vi.mocked(toast).mock.calls).toEqual([
      [{ title: 'Error', description: 'The database is away.', variant: 'destructive' }],
    ]),
  )
  expect(await unread()).toEqual(['News 1'])
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('Nothing unread.')).toBeTruthy()
  await waitFor(async () => expect(await unread()).toEqual([]))
  expect(button().disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(writesIn(calls)).toEqual(['/api/notifications/read-all', '/api/notifications/read-all'])
})

it('distinguishes an empty list from one that could not be loaded', async () => {
  show({
    'GET /api/notifications': away(),
    'GET /api/notifications/all': mockSequence(away(), page([])),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  expect(screen.getByText('Your notifications.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No notifications')).toBeTruthy()
})

/** The bell, and a link to another screen. */
function Bell() {
  const [path, setPath] = useState('/client')
  return (
    <>
      <NotificationBell role="client" path={path} />
      <button onClick={() => setPath('/client/faqs')}>Go</button>
    </>
  )
}

it('counts unread notifications at the bell, refetches on another screen, and shows them on request', async () => {
  const { calls } = renderAs('client', <Bell />, {
    'GET /api/notifications': mockSequence([], [news(1), news(2)]),
  })
  await screen.findByRole('button', { name: 'Notifications, none unread' })
  expect(calls).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  fireEvent.click(await screen.findByRole('button', { name: '2 unread notifications' }))
  expect(await screen.findByText('News 2')).toBeTruthy()
  expect(calls).toHaveLength(2)
})
