import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, type Answers } from '@/testing/answers'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import ResetScreen from './reset-screen'

const config = aConfig()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

function open(hash: string, answers: Answers = {}) {
  window.history.replaceState(null, '', `/auth/reset${hash}`)
  return renderAs('nobody', <ResetScreen />, { 'GET /api/config': config, ...answers })
}

function choose(password: string) {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
}

it('sets the password once, signs in, and leaves with the token', async () => {
  const { calls } = open('#the-token', { 'POST /api/password-reset/complete': people.practitioner })
  await heading('Choose a new password')
  choose('quiet-pear-on-the-sill')
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
  await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/'))
  expect(calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)).toEqual([
    { token: 'the-token', password: 'quiet-pear-on-the-sill' },
  ])
})

it('says what is wrong with a password at the field', async () => {
  open('#the-token', {
    'POST /api/password-reset/complete': refusal(400, {
      error: 'No.',
      fields: { password: 'Password must be at least 10 characters' },
    }),
  })
  choose('eight888')
  await screen.findByText('Password must be at least 10 characters')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(screen.queryByText('Long enough')).toBeNull()
})

it.each(['expired', 'used', 'revoked'] as const)('leads on from a link that is %s', async (why) => {
  const link = { why, endedAt: '2026-11-23T09:00:00Z', support: '', canResend: false }
  open('#the-token', { 'POST /api/password-reset/complete': refusal(410, { error: 'Gone.', link }) })
  choose('quiet-pear-on-the-sill')
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }))
  await heading('Forgot password?')
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeTruthy()
})

it('knows an address without a token', async () => {
  open('')
  await heading('Please open your link again')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
})
