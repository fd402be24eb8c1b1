/** What is wrong with a form, by field; empty when nothing is. */
export type FieldErrors = Partial<Record<'email' | 'password' | 'firstName' | 'lastName', string>>

// The server decides; this only catches slips before they travel, without loading its schemas.
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

function checkEmail(email: string): FieldErrors {
  return looksLikeEmail.test(email.trim()) ? {} : { email: 'Please enter a valid email address' }
}

export type SignInForm = { email: string; password: string }

export function checkSignIn({ email, password }: SignInForm): FieldErrors {
  return { ...checkEmail(email), ...(password === '' && { password: 'Password is required' }) }
}

export type RegisterForm = SignInForm & { firstName: string; lastName: string }

export function checkRegistration({ email, password, firstName, lastName }: RegisterForm): FieldErrors {
  return {
    ...(firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(lastName.trim() === '' && { lastName: 'Last name is required' }),
    ...checkEmail(email),
    ...(password.length < 8 && { password: 'Password must be at least 8 characters' }),
  }
}
