import { fold } from './fold'

/** Where nobody's mail arrives (RFC 2606). */
const NOWHERE = '@no-email.invalid'

/**
 * What somebody without an email signs in with, in the place of an address: made of a text of theirs, such as a sample
 * ID; `unique` tells it from another's.
 */
export const standInFor = (text: string, unique = ''): string =>
  [fold(text).replace(/[^a-z0-9]+/g, '-'), unique].filter(Boolean).join('-') + NOWHERE

/** Whether an account's address is one, or only stands for it. */
export const hasEmail = (address: string): boolean => !address.toLowerCase().endsWith(NOWHERE)
