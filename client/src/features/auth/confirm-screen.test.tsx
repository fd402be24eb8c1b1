import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import ConfirmScreen from './confirm-screen'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const open = (hash: string) => window.history.replaceState(null, '', `/auth/confirm${hash}`)

function confirmWith(password: string) {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
}

it('sends nothing without a password, shows a wrong one at the field, then leads to the sign-in', async () => {
  open('#the-token')
  let isRight = false
  const { calls } = renderAs('nobody', <ConfirmScreen />, {
    'GET /api/config': aConfig(),
    'POST /api/confirm': () =>
      isRight
        ? { made: 'account' }
        : refusal(400, { error: 'No.', fields: { password: 'It is not right.' } }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/config'])
  confirmWith('not the one')
  await screen.findByText('It is not right.')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  isRight = true
  confirmWith('the one')
  const title = await heading('Your account is ready')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
  expect(calls.at(-1)?.body).toEqual({ token: 'the-token', password: 'the one' })
  expect(window.location.hash).toBe('')
})

it('says that an expired link or one without a token does not work', async () => {
  open('#an-old-token')
  const { unmount } = renderAs('nobody', <ConfirmScreen />, {
    'GET /api/config': aConfig(),
    'POST /api/confirm': refusal(410, { error: 'Gone.' }),
  })
  confirmWith('the one')
  await heading('This link no longer works')
  unmount()
  open('')
  renderAs('nobody', <ConfirmScreen />, { 'GET /api/config': aConfig() })
  await heading('This link no longer works')
})

it("updates a signed-in user's address after the confirmation", async () => {
  open('#the-token')
  const { calls } = renderAs('client', <ConfirmScreen />, {
    'GET /api/config': aConfig(),
    'POST /api/confirm': { made: 'address' },
    'GET /api/user': { ...people.client, email: 'moved@example.com' },
  })
  confirmWith('the one')
  await heading('Your email is confirmed')
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/config', 'POST /api/confirm', 'GET /api/user'])
})
