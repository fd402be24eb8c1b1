/** The error of each field; empty when there is none. */
export type FieldErrors = Partial<Record<'email' | 'password' | 'firstName' | 'lastName', string>>

// Catches typing slips early without loading the schemas; the server has the final say.
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export function checkEmail(email: string): FieldErrors {
  return looksLikeEmail.test(email.trim()) ? {} : { email: 'Please enter a valid email address' }
}

export type SignInForm = { email: string; password: string }

export function checkSignIn({ email, password }: SignInForm): FieldErrors {
  return { ...checkEmail(email), ...(password === '' && { password: 'Password is required' }) }
}
