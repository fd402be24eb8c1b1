import { ApiError } from './request'

let report = () => {}

/** Registers a callback for requests refused because the session is another account's. */
export function onOtherAccount(listener: () => void): void {
  report = listener
}

/** Returns the error, and reports it if the session now belongs to another account. */
export function reportOtherAccount<E>(error: E): E {
  if (error instanceof ApiError && error.code === 'other-account') report()
  return error
}
