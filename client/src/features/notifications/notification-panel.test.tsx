import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { Toaster } from '@/ui/toast'
import NotificationPanel from './notification-panel'

function show(unread: number) {
  const items = Array.from({ length: unread }, (_, place) => ({
    ...{ id: place + 1, title: `News ${place + 1}`, message: 'A report is ready.', link: null },
    ...{ count: 1, readAt: null, createdAt: '2026-11-01T10:00:00Z' },
  }))
  renderAs('practitioner', <NotificationPanel role="practitioner" />, { 'GET /api/notifications': items })
}

it('shows the newest unread notifications, their number, and a link to all', async () => {
  show(12)
  expect(await screen.findAllByRole('listitem')).toHaveLength(6)
  expect(screen.getByText('News 1')).toBeDefined()
  expect(screen.getByText('The newest 6 of 12 unread.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
    '/practitioner/notifications',
  )
})

it('shows no number when all fit', async () => {
  show(2)
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText(/The newest/)).toBeNull()
})

it('groups notifications of the same type and day into one line that links to their list', async () => {
  const line = {
    ...{ id: 9, title: '84 reports were released to you', message: 'Their results can be read now.' },
    ...{ count: 84, link: '/client/my-reports', readAt: null, createdAt: '2026-11-01T10:00:00Z' },
  }
  renderAs('client', <NotificationPanel role="client" />, { 'GET /api/notifications': [line] })
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  const link = screen.getByRole('link', { name: /84 reports were released to you/ })
  expect(link.getAttribute('href')).toBe('/client/my-reports')
})

it.each([
  ['button', 'Mark all as read'],
  ['link', /News/],
])('shows why a notification could not be marked as read by the %s %s', async (role, name) => {
  const item = {
    ...{ id: 1, title: 'News', message: 'A report is ready.', link: '/client/my-reports' },
    ...{ count: 1, readAt: null, createdAt: '2026-11-01T10:00:00Z' },
  }
  const failed = refusal(503, { error: 'The database is away.' })
  const panel = (
    <>
      <NotificationPanel role="client" />
      <Toaster />
    </>
  )
  renderAs('client', panel, {
    'GET /api/notifications': [item],
    'POST /api/notifications/:id/read': failed,
    'POST /api/notifications/read-all': failed,
  })
  fireEvent.click(await screen.findByRole(role, { name }))
  expect(await screen.findByText('The database is away.')).toBeTruthy()
})
