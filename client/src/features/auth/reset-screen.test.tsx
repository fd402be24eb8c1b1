import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { oneByOne, refusal, type Answers } from '@/testing/answers'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import ResetScreen from './reset-screen'

const config = aConfig()
const whose = { email: 'petra@example.com', role: 'practitioner' } as const

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

function open(hash: string, answers: Answers = {}) {
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

it('sets the password once, signs in, and leaves with the token', async () => {
  const { calls } = open('#the-token', { 'POST /api/password-reset/complete': people.practitioner })
  await choose('quiet-pear-on-the-sill')
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
  await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/'))
  const sent = calls.filter(({ route }) => route === 'POST /api/password-reset/complete')
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'the-token', password: 'quiet-pear-on-the-sill' }])
})

it('says whose password it is, to password managers too, and how long that has to be', async () => {
  const { container } = open('#the-token')
  await heading('Choose a new password')
  expect(screen.getByText(/It signs you in here/).textContent).toMatch(/^For petra@example\.com\. /)
  expect(container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
    'petra@example.com',
  )
  expect(screen.getByText(/At least 10 characters/)).toBeTruthy()
})

it('asks again where the portal does not answer', async () => {
  open('#the-token', { 'POST /api/password-reset/look': oneByOne(refusal(500, { error: 'No.' }), whose) })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await heading('Choose a new password')
})

it('says what is wrong with a password at the field', async () => {
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

it.each(['expired', 'used', 'revoked'] as const)('leads on from a link that is %s', async (why) => {
  const link = { why, endedAt: '2026-11-23T09:00:00Z', support: '', canResend: false }
  const gone = refusal(410, { error: 'Gone.', link })
  // Ended when it was opened, or while the password was chosen.
  open('#the-token', {
    [why === 'expired' ? 'POST /api/password-reset/complete' : 'POST /api/password-reset/look']: gone,
  })
  if (why === 'expired') await choose('quiet-pear-on-the-sill')
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }))
  await heading('Forgot password?')
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeTruthy()
})

it('knows an address without a token', async () => {
  open('')
  await heading('Please open your link again')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
})

it('asks whoever has a second factor for it, once the password is new', async () => {
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

it('leads to the password where the second step has ended', async () => {
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
