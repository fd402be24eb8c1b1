import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import ResetScreen from './reset-screen'

const config = aConfig()
const whose = { email: 'petra@example.com', role: 'practitioner' } as const

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

function open(hash: string, answers: ApiMocks = {}) {
  window.history.replaceState(null, '', `/auth/reset${hash}`)
  return renderAs('nobody', <ResetScreen />, {
    'GET /api/config': config,
    'POST /api/password-reset/look': whose,
    ...answers,
  })
}

async function choose(password: string) {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
}

it('sets the password once, signs in and removes the token from the URL', async () => {
  const { calls } = open('#the-token', { 'POST /api/password-reset/complete': people.practitioner })
  await choose('quiet-pear-on-the-sill')
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
  await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/'))
  const sent = calls.filter(({ route }) => route === 'POST /api/password-reset/complete')
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'the-token', password: 'quiet-pear-on-the-sill' }])
})

it('shows the account, also to password managers, and the minimum length', async () => {
  const { container } = open('#the-token')
  await heading('Choose a new password')
  expect(screen.getByText(/We sign you in here/).textContent).toMatch(/^For petra@example\.com\. /)
  expect(container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
    'petra@example.com',
  )
  expect(screen.getByText(/At least 10 characters/)).toBeTruthy()
})

it('tries again when the portal does not answer', async () => {
  open('#the-token', { 'POST /api/password-reset/look': mockSequence(refusal(500, { error: 'No.' }), whose) })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await heading('Choose a new password')
})

it('shows what is wrong with a password at the field', async () => {
  open('#the-token', {
    'POST /api/password-reset/complete': refusal(400, {
      error: 'No.',
      fields: { password: 'Password must be at least 10 characters' },
    }),
  })
  await choose('eight888')
  await screen.findByText('Password must be at least 10 characters')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(screen.queryByText('Long enough')).toBeNull()
})

it.each(['expired', 'used', 'revoked'] as const)('offers a new link when the link is %s', async (why) => {
  const link = { why, endedAt: '2026-11-23T09:00:00Z', support: '', canResend: false }
  const gone = refusal(410, { error: 'Gone.', link })
  // The link ended before it was opened, or while the password was being chosen.
  open('#the-token', {
    [why === 'expired' ? 'POST /api/password-reset/complete' : 'POST /api/password-reset/look']: gone,
  })
  if (why === 'expired') await choose('quiet-pear-on-the-sill')
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }))
  await heading('Forgot password?')
  expect(await screen.findByRole('button', { name: 'Send me a link' })).toBeTruthy()
})

it('asks to open the link again when the URL has no token', async () => {
  open('')
  await heading('Please open your link again')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
})

it('asks for the second factor once the new password is set', async () => {
  const methods = { password: false, authenticator: true, recoveryCode: false, passkey: null }
  const step = refusal(401, { error: 'One more step.', code: 'second-factor', methods })
  const { calls } = open('#the-token', {
    'POST /api/password-reset/complete': () => step,
    'POST /api/login/second': people.practitioner,
  })
  await choose('quiet-pear-on-the-sill')
  await heading('One more step')
  screen.getByText(/^Your new password is saved\./)
  fireEvent.change(screen.getByLabelText('Code from your authenticator app'), { target: { value: '123456' } })
  await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/'))
  expect(calls.at(-1)).toMatchObject({ route: 'POST /api/login/second', body: { code: '123456' } })
})

it('leads to the sign-in when the second step has ended', async () => {
  const methods = { password: false, authenticator: true, recoveryCode: false, passkey: null }
  open('#the-token', {
    'POST /api/password-reset/complete': () =>
      refusal(401, { error: 'One more step.', code: 'second-factor', methods }),
    'POST /api/login/second': refusal(401, { error: 'Please begin again.', code: 'signed-out' }),
  })
  await choose('quiet-pear-on-the-sill')
  fireEvent.change(await screen.findByLabelText('Code from your authenticator app'), {
    target: { value: '123456' },
  })
  await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/auth'))
})
