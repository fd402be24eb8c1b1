import { fireEvent, screen, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
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

it('admits and confirms waiting people; a taken address can only be refused', async () => {
  const { calls } = renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': [{ ...newcomer, isTaken: false }],
    'GET /api/address-changes': [
      { ...emailChange, isTaken: false },
      { ...emailChange, id: 9, firstName: 'Somebody', lastName: 'Else', isTaken: true },
    ],
    'POST /api/registrations/:id/let-in': undefined,
    'POST /api/address-changes/:id/confirm': undefined,
    'DELETE /api/address-changes/:id': undefined,
  })
  const registered = await screen.findByRole('region', { name: 'Waiting to be let in' })
  fireEvent.click(within(registered).getByRole('button', { name: 'Let in Yara Lindholm' }))
  const asked = () => calls.map(({ route }) => route).filter((route) => !route.startsWith('GET'))
  const emailChanges = screen.getByRole('region', { name: 'Waiting for another email' })
  expect(within(emailChanges).getByText('This address has an account already.')).toBeTruthy()
  expect(within(emailChanges).queryByRole('button', { name: 'Confirm Somebody Else' })).toBeNull()
  fireEvent.click(within(emailChanges).getByRole('button', { name: `Confirm ${name}` }))
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

it('keeps the focus in the group when the last person and their card disappear', async () => {
  const waiting = [{ ...newcomer, isTaken: false }]
  renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': () => waiting,
    'GET /api/address-changes': [],
    'POST /api/registrations/:id/let-in': () => void waiting.pop(),
  })
  const button = await screen.findByRole('button', { name: 'Let in Yara Lindholm' })
  button.focus()
  fireEvent.click(button)
  await expect.poll(() => button.isConnected).toBe(false)
  await expect.poll(() => document.activeElement?.id).toBe('waiting')
})

it('scrolls to the group and focuses its heading when opened by its URL', async () => {
  window.history.replaceState(null, '', '/admin/users#waiting')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': [{ ...newcomer, isTaken: false }],
    'GET /api/address-changes': [],
  })
  expect(screen.queryByRole('heading')).toBeNull()
  const heading = await screen.findByRole('heading', { name: /^Waiting to be let in/ })
  await expect.poll(() => document.activeElement).toBe(heading)
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
