import { ApiError } from './request'

let tell = () => {}

/**
 * Registers the callback for requests refused because the session now belongs to another account.
 */
export function whenOtherAccount(listener: () => void): void {
  tell = listener
}

/** Returns the error, and reports it if the session now belongs to another account. */
export function noted<E>(error: E): E {
  if (error instanceof ApiError && error.code === 'other-account') tell()
  return error
}
