import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import { NewPasswordForm } from './new-password-form'
import SecuritySection from './own/security-section'
import RegisterForm from './register-form'
import { SignInForm } from './sign-in-form'
import { BirthDateFields } from './welcome/birth-date-fields'

/** The autocomplete tokens of a form's fields, in order. */
const tokensIn = (form: ParentNode) =>
  [...form.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)

const noop = () => undefined
const props = { email: '', onEmail: noop, onSend: noop }
const formOf = (name: string) => screen.getByRole('form', { name })

it('sets autocomplete tokens for signing in and choosing a password', () => {
  const { rerender } = renderAs(
    'nobody',
    <SignInForm {...props} config={undefined} onForgot={noop} onStep={noop} />,
  )
  expect(tokensIn(formOf('Sign In'))).toEqual(['username webauthn', 'current-password'])
  rerender(<RegisterForm {...props} />)
  expect(tokensIn(formOf('Create account'))).toEqual([
    'given-name',
    'family-name',
    'username',
    'new-password',
  ])
  rerender(
    <NewPasswordForm email="nora@example.com" least={8} submitLabel="Next" send={() => Promise.resolve()} />,
  )
  const form = formOf('Choose a password')
  expect(tokensIn(form)).toEqual(['username', 'new-password'])
  const [username] = form.querySelectorAll('input')
  expect([username?.value, username?.hidden, username?.type]).toEqual(['nora@example.com', false, 'text'])
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(tokensIn(form)).toEqual(['username', 'new-password'])
})

it('sets autocomplete tokens for changing the password and for the date of birth', () => {
  const { container, rerender } = renderAs('client', <SecuritySection />, {
    'GET /api/config': aConfig(),
    'GET /api/user/factors': {
      ...{ passkeys: [], authenticatorSince: null, recoveryCodes: null },
      ...{ mode: 'offered', requiredFrom: null, mayAdd: true },
    },
    'GET /api/user/sessions': [],
  })
  expect(tokensIn(container)).toEqual(['username', 'current-password', 'new-password', 'new-password'])
  const blank = { day: '', month: '', year: '' }
  rerender(<BirthDateFields ref={null} value={blank} onChange={noop} error="" hintId="hint" />)
  expect(tokensIn(container)).toEqual(['bday-day', 'bday-month', 'bday-year'])
  expect([...container.querySelectorAll('input')].every(({ inputMode }) => inputMode === 'numeric')).toBe(
    true,
  )
})
