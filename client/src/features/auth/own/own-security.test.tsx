import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { Toaster } from '@/ui/toast'
import { OwnSessions } from './own-sessions'
import SecuritySection from './security-section'
import { PendingEmailChange } from './pending-email-change'

// FactorsSection has its own tests.
vi.mock(import('@/features/factors/factors-section.public'), () => ({ FactorsSection: () => null }) as never)

const session = (id: number, current = false) => ({
  ...{ id: String(id), current, userAgent: `Agent ${id}`, createdAt: '2026-11-01T10:00:00Z' },
  seenAt: `2026-11-${10 + id}T10:00:00Z`,
})
const show = (shown: ReactElement, answers: ApiMocks) =>
  renderAs(
    'client',
    <>
      {shown}
      <Toaster />
    </>,
    answers,
  )
const rows = () => screen.getAllByRole('listitem')
const away = () => refusal(500, { error: 'Away.' })
const ends = () => screen.getAllByRole('button', { name: /^Sign out .*last used/ })

it('lists the current session first without an end button, and ends another', async () => {
  const { calls } = show(<OwnSessions />, {
    'GET /api/user/sessions': mockSequence(
      [session(1), session(2, true), session(3)],
      [session(2, true), session(3)],
    ),
    'DELETE /api/user/sessions/:id': undefined,
  })
  expect(await screen.findAllByText('This device')).toHaveLength(1)
  expect(within(rows()[0] as HTMLElement).getByText('This device')).toBeTruthy()
  expect(within(rows()[0] as HTMLElement).queryByRole('button')).toBeNull()
  expect(ends()).toHaveLength(2)
  fireEvent.click(ends()[0] as HTMLElement)
  expect(await screen.findByText('Anyone using it has to sign in again.')).toBeTruthy()
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(
    calls.filter(({ route }) => route === 'DELETE /api/user/sessions/:id').map(({ params }) => params),
  ).toEqual([{ id: '1' }])
})

it('treats a missing session as ended and shows why another could not be ended', async () => {
  const both = [session(1, true), session(2)]
  show(<OwnSessions />, {
    'GET /api/user/sessions': () => both,
    'DELETE /api/user/sessions/:id': mockSequence(away(), refusal(404, { error: 'Not found.' })),
  })
  fireEvent.click((await screen.findAllByRole('button', { name: /last used/ }))[0] as HTMLElement)
  expect(await screen.findByText('Away.')).toBeTruthy()
  fireEvent.click(ends()[0] as HTMLElement)
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(screen.queryByText('Not found.')).toBeNull()
})

it('signs out all other sessions, and offers that only when there are any', async () => {
  const { calls } = show(<OwnSessions />, {
    'GET /api/user/sessions': mockSequence(
      [session(1, true), session(2)],
      [session(1, true), session(2)],
      [session(1, true)],
    ),
    'DELETE /api/user/sessions': mockSequence(away(), undefined),
  })
  const elsewhere = () => screen.findByRole('button', { name: 'Sign out elsewhere' })
  fireEvent.click(await elsewhere())
  expect(await screen.findByText('Away.')).toBeTruthy()
  fireEvent.click(await elsewhere())
  expect(await screen.findByText('Signed out elsewhere')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out elsewhere' })).toBeNull())
  expect(calls.filter(({ route }) => route === 'DELETE /api/user/sessions')).toHaveLength(2)
})

it('shows five sessions at first and more on request', async () => {
  show(<OwnSessions />, {
    'GET /api/user/sessions': [1, 2, 3, 4, 5, 6, 7].map((id) => session(id, id === 7)),
  })
  await screen.findByText('This device')
  expect(rows()).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }))
  expect(rows()).toHaveLength(7)
})

it('says that the sessions could not be loaded', async () => {
  show(<OwnSessions />, { 'GET /api/user/sessions': away() })
  expect(await screen.findByText('Failed to load your sessions')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out elsewhere' })).toBeNull()
})

it.each([
  [true, 'you open the link we sent there'],
  [false, 'the laboratory confirms it'],
])('names the pending email change and what it waits for (by link: %s)', async (byLink, what) => {
  const waiting = { email: 'new@example.com', expiresAt: null, byLink }
  const none = { email: null, expiresAt: null, byLink }
  const { calls } = show(<PendingEmailChange />, {
    'GET /api/user/address-change': mockSequence(waiting, waiting, none),
    'DELETE /api/user/address-change': mockSequence(away(), undefined),
  })
  expect((await screen.findByText(/becomes your email once/)).textContent).toBe(
    `new@example.com becomes your email once ${what}. Until then you sign in with ${people.client.email}.`,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Away.')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText(`You sign in with ${people.client.email}, as before.`)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/becomes your email/)).toBeNull())
  expect(calls.filter(({ route }) => route === 'DELETE /api/user/address-change')).toHaveLength(2)
})

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const changes = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ route }) => route === 'PUT /api/user/password').map(({ body }) => body)
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
const isWrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'

it('changes the password once both entries match, and clears the fields', async () => {
  const shown = show(<SecuritySection />, {
    'GET /api/user/sessions': () => [session(1, true)],
    'PUT /api/user/password': mockSequence(
      refusal(400, { error: 'Not that.', fields: { currentPassword: 'It is another.' } }),
      undefined,
    ),
  })
  submit()
  await waitFor(() => expect(isWrong('Current password')).toBe(true))
  fill('Current password', 'a quiet pear')
  fill('New password', 'a louder orchard')
  fill('Confirm new password', 'a louder orcharb')
  submit()
  await screen.findByText('Password Mismatch')
  expect([isWrong('Confirm new password'), changes(shown)]).toEqual([true, []])
  fill('Confirm new password', 'a louder orchard')
  submit()
  await screen.findByText('It is another.')
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  fill('Current password', 'the quiet pear')
  submit()
  await screen.findByText('Password Changed')
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
  expect(changes(shown)).toEqual([
    { currentPassword: 'a quiet pear', newPassword: 'a louder orchard' },
    { currentPassword: 'the quiet pear', newPassword: 'a louder orchard' },
  ])
})
