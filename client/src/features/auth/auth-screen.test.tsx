import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import AuthScreen from './auth-screen'

/** The screen and its number of sends; the server answers once it `mayAnswer`. */
function show(
  answered: typeof people.client | Response = people.client,
  { ended = false, mayAnswer = Promise.resolve() } = {},
): () => number {
  const { calls } = renderAs('nobody', <AuthScreen ended={ended} onSend={() => undefined} />, {
    'GET /api/config': aConfig(),
    'POST /api/login': () => mayAnswer.then(() => answered),
  })
  return () => calls.filter(({ route }: ApiCall) => route === 'POST /api/login').length
}

function fillIn(answered?: Response, mayAnswer?: Promise<void>) {
  const logins = show(answered, { mayAnswer })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nora@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'orchard' } })
  return logins
}

it('sends once despite repeated presses', async () => {
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  const logins = fillIn(undefined, mayAnswer)
  const button = screen.getByRole('button', { name: 'Sign In' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBe(button)
  fireEvent.click(button)
  answer()
  await waitFor(() => expect(button.textContent).toBe('Sign In'))
  expect(logins()).toBe(1)
})

it("shows the server's errors at the fields", async () => {
  fillIn(refusal(400, { error: 'No.', fields: { email: 'That address is closed' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('That address is closed')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

it('sends nothing incomplete and shows what is missing', () => {
  const logins = show(undefined, { ended: true })
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy()
  expect(logins()).toBe(0)
})

it('shows a wrong password at the field and in a toast, keeps the email and selects the password', async () => {
  fillIn(refusal(401, { error: 'The email or password is not right.', code: 'wrong-credentials' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  const message = 'The email or password is not right. Please type the password again.'
  await screen.findByText(message)
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect(document.activeElement).toBe(password)
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'orchard'.length])
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nora@example.com')
  // The message stays while the next password is typed.
  fireEvent.change(password, { target: { value: 'orchards' } })
  expect(screen.getByText(message)).toBeTruthy()
})

/** The registration form of a portal that is open for registration. */
async function openRegistration(given: ApiMocks = {}) {
  const shown = renderAs('nobody', <AuthScreen ended={false} onSend={() => undefined} />, {
    'GET /api/config': aConfig({ registrationOpen: true }),
    ...given,
  })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nora@example.com' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Create account' }))
  await screen.findByRole('form', { name: 'Create account' })
  return shown
}
const send = () =>
  fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Create account' }))

it('registers an account and says what comes next', async () => {
  const { calls } = await openRegistration({
    'POST /api/register': mockSequence(
      refusal(400, { error: 'No.', fields: { password: 'This password is too common' } }),
      { message: 'Please confirm your email.' },
    ),
  })
  expect(document.title).toMatch(/^Create account/)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nora@example.com')
  send()
  expect(screen.getByText('First name is required')).toBeTruthy()
  expect(screen.getByText('Last name is required')).toBeTruthy()
  for (const [label, value] of [
    ['First name', 'Nora'],
    ['Last name', 'Whitfield'],
    ['Password', 'quiet-pear-on-the-sill'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  send()
  await screen.findByText('This password is too common')
  expect(screen.queryByText('One more step')).toBeNull()
  send()
  await screen.findByText('One more step')
  expect(screen.getByText('Please confirm your email.')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  const said = {
    ...{ firstName: 'Nora', lastName: 'Whitfield' },
    ...{ email: 'nora@example.com', password: 'quiet-pear-on-the-sill' },
  }
  const sent = calls.filter(({ route }) => route === 'POST /api/register')
  expect(sent.map(({ body }) => body)).toEqual([said, said])
})

it('returns from the registration to the sign-in with the same email', async () => {
  await openRegistration()
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('form', { name: 'Sign In' })
  expect(document.title).toMatch(/^Sign in/)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nora@example.com')
})

it('offers no registration when the portal is closed for it or the config is unavailable', async () => {
  for (const config of [aConfig({ registrationOpen: false }), refusal(503, { error: 'No.' })]) {
    const { calls, unmount } = renderAs('nobody', <AuthScreen ended={false} onSend={() => undefined} />, {
      'GET /api/config': config,
    })
    await act(async () => {
      await Promise.resolve()
    })
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.getByRole('form', { name: 'Sign In' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
    unmount()
  }
})
