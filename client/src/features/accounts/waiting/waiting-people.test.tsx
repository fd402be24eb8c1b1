import { fireEvent, screen, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { expect, it } from 'vitest'
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
const wish = {
  ...{ id: 8, userId: 11, role: 'client' as const, firstName, lastName, email, createdAt: since },
  wishedEmail: 'nora.new@example.com',
}

it('lets in and confirms who waits; a taken address can only be refused', async () => {
  const { calls } = renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': [{ ...newcomer, isTaken: false }],
    'GET /api/address-changes': [
      { ...wish, isTaken: false },
      { ...wish, id: 9, firstName: 'Somebody', lastName: 'Else', isTaken: true },
    ],
    'POST /api/registrations/:id/let-in': undefined,
    'POST /api/address-changes/:id/confirm': undefined,
    'DELETE /api/address-changes/:id': undefined,
  })
  const registered = await screen.findByRole('region', { name: 'Waiting to be let in' })
  fireEvent.click(within(registered).getByRole('button', { name: 'Let in Yara Lindholm' }))
  const asked = () => calls.map(({ route }) => route).filter((route) => !route.startsWith('GET'))
  const wishes = screen.getByRole('region', { name: 'Waiting for another email' })
  expect(within(wishes).getByText('This address has an account already.')).toBeTruthy()
  expect(within(wishes).queryByRole('button', { name: 'Confirm Somebody Else' })).toBeNull()
  fireEvent.click(within(wishes).getByRole('button', { name: `Confirm ${name}` }))
  fireEvent.click(within(wishes).getByRole('button', { name: 'Refuse Somebody Else' }))
  await expect
    .poll(asked)
    .toEqual([
      'POST /api/registrations/:id/let-in',
      'POST /api/address-changes/:id/confirm',
      'DELETE /api/address-changes/:id',
    ])
})

it('is not there while nobody waits', async () => {
  const { calls, container } = renderAs('admin', <WaitingPeople />, {
    'GET /api/registrations': [],
    'GET /api/address-changes': [],
  })
  await expect.poll(() => calls.length).toBe(2)
  expect(container.textContent).toBe('')
})
