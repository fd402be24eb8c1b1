import { fireEvent, screen, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { clientRow } from '@/testing/rows'
import { WaitingPeople } from './waiting-people'

const since = '2026-11-19T09:12:00.000Z'
const newcomer = {
  id: 3,
  firstName: 'Yara',
  lastName: 'Lindholm',
  email: 'yara@example.com',
  createdAt: since,
}
const { firstName, lastName, email, name } = named.client
const emailChange = {
  ...{ id: 8, userId: 11, role: 'client' as const, firstName, lastName, email, createdAt: since },
  wishedEmail: 'nora.new@example.com',
}

const open = async (name: RegExp) => {
  const line = await screen.findByRole('button', { name })
  fireEvent.click(line)
  expect(line.getAttribute('aria-expanded')).toBe('true')
}

it('lets people in and approves emails; a taken address can only be refused', async () => {
  const { calls } = renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': [{ ...newcomer, isTaken: false }],
    'GET /api/address-changes': [
      { ...emailChange, isTaken: false },
      { ...emailChange, id: 9, firstName: 'Somebody', lastName: 'Else', isTaken: true },
    ],
    'GET /api/clients': page([]),
    'POST /api/registrations/:id/let-in': undefined,
    'POST /api/address-changes/:id/confirm': undefined,
    'DELETE /api/address-changes/:id': undefined,
  })
  await open(/^1 person registered/)
  const registered = await screen.findByRole('region', { name: 'Registrations' })
  fireEvent.click(within(registered).getByRole('button', { name: 'Let in Yara Lindholm' }))
  const asked = () => calls.map(({ route }) => route).filter((route) => !route.startsWith('GET'))
  await open(/^2 email changes to approve/)
  const emailChanges = screen.getByRole('region', { name: 'Email changes to approve' })
  expect(within(emailChanges).getByText('This address already has an account.')).toBeTruthy()
  expect(within(emailChanges).queryByRole('button', { name: 'Approve Somebody Else' })).toBeNull()
  fireEvent.click(within(emailChanges).getByRole('button', { name: `Approve ${name}` }))
  const approval = await screen.findByRole('alertdialog', { name: `Approve the email of ${name}` })
  expect(approval.textContent).toContain('They will see every report linked to')
  expect(asked()).not.toContain('POST /api/address-changes/:id/confirm')
  fireEvent.click(within(approval).getByRole('button', { name: 'Approve email' }))
  fireEvent.click(within(emailChanges).getByRole('button', { name: 'Refuse Somebody Else' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Refuse Somebody Else' })
  expect(asked()).not.toContain('DELETE /api/address-changes/:id')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  await expect
    .poll(asked)
    .toEqual([
      'POST /api/registrations/:id/let-in',
      'POST /api/address-changes/:id/confirm',
      'DELETE /api/address-changes/:id',
    ])
})

it('compares a registration with the client of the same name before it can be let in', async () => {
  const client = clientRow({ id: 5, user: { firstName: 'yara', lastName: 'Lindholm' } })
  renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': [{ ...newcomer, isTaken: false }],
    'GET /api/address-changes': [],
    'GET /api/clients': page([client]),
  })
  await open(/^1 person registered/)
  const compare = await screen.findByRole('button', { name: 'Compare Yara Lindholm' })
  expect(screen.getByText(/A client has this name\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Let in Yara Lindholm' })).toBeNull()
  fireEvent.click(compare)
  expect(screen.getByText(/has an account/).textContent).toContain(people.client.email)
  expect(screen.getByRole('button', { name: 'Let in Yara Lindholm' })).toBeTruthy()
})

it('keeps the focus in the group when the last person and their line disappear', async () => {
  const waiting = [{ ...newcomer, isTaken: false }]
  renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': () => waiting,
    'GET /api/address-changes': [],
    'GET /api/clients': page([]),
    'POST /api/registrations/:id/let-in': () => void waiting.pop(),
  })
  await open(/^1 person registered/)
  const button = await screen.findByRole('button', { name: 'Let in Yara Lindholm' })
  button.focus()
  fireEvent.click(button)
  await expect.poll(() => button.isConnected).toBe(false)
  await expect.poll(() => document.activeElement?.id).toBe('waiting')
})

it('scrolls to the group, opens it and focuses its first line when opened by its URL', async () => {
  window.history.replaceState(null, '', '/admin/users#waiting')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': [{ ...newcomer, isTaken: false }],
    'GET /api/address-changes': [],
    'GET /api/clients': page([]),
  })
  expect(screen.queryByRole('heading')).toBeNull()
  const line = await screen.findByRole('button', { name: /^1 person registered/ })
  await expect.poll(() => document.activeElement).toBe(line)
  expect(screen.getByRole('button', { name: 'Let in Yara Lindholm' })).toBeTruthy()
  expect(scrolled.mock.contexts).toContain(document.getElementById('waiting'))
})

it('renders nothing when nobody is waiting', async () => {
  const { calls, container } = renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': [],
    'GET /api/address-changes': [],
  })
  await expect.poll(() => calls.length).toBe(2)
  await expect.poll(() => container.textContent).toBe('')
})
