import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { setUser, useUser } from '@/session/session'
import ProfileSection from './profile-section'

const nameless = { ...people.client, email: 'ef20638@no-email.invalid' }
function Shown() {
  const { email } = useUser()
  return <ProfileSection key={email} />
}

const change = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

it('shows no email to who has none, saves the rest without one, and asks for one that they add', async () => {
  const { calls } = renderAs('client', <Shown />, {
    'GET /api/user/address-change': { email: null, expiresAt: null, byLink: true },
    'PATCH /api/user': { ...nameless, pendingEmail: null },
  })
  act(() => setUser(nameless))
  const sent = () => calls.filter(({ route }) => route === 'PATCH /api/user').map(({ body }) => body)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  expect(screen.getByText(/you sign in with ef20638@no-email\.invalid/)).toBeTruthy()
  change('First name', 'Eleonora')
  save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).not.toHaveProperty('email')
  // As the portal has it, which is the last of saving.
  await screen.findByDisplayValue('Nora')

  change('Email', 'nora@example.com')
  fireEvent.input(await screen.findByLabelText('Current password'), { target: { value: 'a quiet pear' } })
  save()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ email: 'nora@example.com', currentPassword: 'a quiet pear' })
})
