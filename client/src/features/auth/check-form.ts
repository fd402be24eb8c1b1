/** What is wrong with a form, by field; empty when nothing is. */
export type FieldErrors = Partial<Record<'email' | 'password' | 'firstName' | 'lastName', string>>

// The server decides; this only catches slips before they travel, without loading its schemas.
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export function checkEmail(email: string): FieldErrors {
  return looksLikeEmail.test(email.trim()) ? {} : { email: 'Please enter a valid email address' }
}

export type SignInForm = { email: string; password: string }

export function checkSignIn({ email, password }: SignInForm): FieldErrors {
  return { ...checkEmail(email), ...(password === '' && { password: 'Password is required' }) }
}
