import { leastCharacters, tooShort } from '@shared/domain/sign-in/passwords'
import { checkEmail, type FieldErrors, type SignInForm } from './check-form'

export const LEAST = leastCharacters('client', 'owner')

export type RegisterForm = SignInForm & { firstName: string; lastName: string }

export function checkRegistration({ email, password, firstName, lastName }: RegisterForm): FieldErrors {
  return {
    ...(firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(lastName.trim() === '' && { lastName: 'Last name is required' }),
    ...checkEmail(email),
    ...(password.length < LEAST && { password: tooShort(LEAST) }),
  }
}
