import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { setUser, useUser } from '@/session/session'
import { Toaster } from '@/ui/toast'
import ProfileSection from './profile-section'

const nameless = { ...people.client, email: 'ef20638@no-email.invalid' }
function Shown() {
  const { email } = useUser()
  return <ProfileSection key={email} />
}

const change = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

it('shows no email to a user without one, saves the rest without it, and asks for an added one', async () => {
  const { calls } = renderAs('client', <Shown />, {
    'GET /api/user/address-change': { email: null, expiresAt: null, byLink: true },
    'PATCH /api/user': { ...nameless, pendingEmail: null },
  })
  act(() => setUser(nameless))
  const sent = () => calls.filter(({ route }) => route === 'PATCH /api/user').map(({ body }) => body)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  expect(screen.getByText(/You sign in with ef20638@no-email\.invalid/)).toBeTruthy()
  change('First name', 'Eleonora')
  save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).not.toHaveProperty('email')
  // The saved values have been reloaded, the last step of saving.
  await screen.findByDisplayValue('Nora')

  change('Email', 'nora@example.com')
  fireEvent.input(await screen.findByLabelText('Current password'), { target: { value: 'a quiet pear' } })
  save()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ email: 'nora@example.com', currentPassword: 'a quiet pear' })
})

it('asks for the password before it sends a new address, and shows a refusal at the field', async () => {
  const { calls } = renderAs(
    'client',
    <>
      <ProfileSection />
      <Toaster />
    </>,
    {
      'GET /api/user/address-change': { email: null, expiresAt: null, byLink: true },
      'PATCH /api/user': mockSequence(
        refusal(409, { error: 'Somebody has it.', fields: { email: 'In use.' } }),
        Response.json({ ...people.client, phone: '0123', pendingEmail: 'nora@example.com' }),
      ),
    },
  )
  const sent = () => calls.filter(({ route }) => route === 'PATCH /api/user').map(({ body }) => body)
  const { email, firstName, lastName } = people.client
  expect(screen.queryByLabelText('Current password')).toBeNull()
  change('Email', email.toUpperCase())
  expect(screen.queryByLabelText('Current password')).toBeNull()
  change('Email', 'nora@example.com')
  change(/^Phone/, '0123')
  await screen.findByLabelText('Current password')
  save()
  await screen.findByText('Please enter your current password')
  expect(sent()).toEqual([])
  change('Current password', 'a quiet pear')
  save()
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('Somebody has it.').length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'nora@example.com')
  save()
  await screen.findByText(/^Please confirm your new email\./)
  const body = {
    firstName,
    lastName,
    phone: '0123',
    email: 'nora@example.com',
    currentPassword: 'a quiet pear',
  }
  expect(sent()).toEqual([body, body])
  // The old address stays until the new one is confirmed.
  expect(screen.getByLabelText('Email')).toHaveProperty('value', email)
  expect(screen.queryByLabelText('Current password')).toBeNull()
})
