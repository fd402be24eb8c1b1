import { ApiError } from './request'

let tell = () => {}

/** Calls back whenever a call was refused because the session is another account's by now. */
export function whenOtherAccount(listener: () => void): void {
  tell = listener
}

/** Passes on what ended a call, and tells where that was an account which is another by now. */
export function noted<E>(error: E): E {
  if (error instanceof ApiError && error.code === 'other-account') tell()
  return error
}
