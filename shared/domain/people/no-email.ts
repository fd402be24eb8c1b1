import { fold } from '../text/fold'

/** A domain that receives no mail (RFC 2606). */
const NOWHERE = '@no-email.invalid'

/** Made of a text such as a sample ID; `unique` makes it distinct. */
export const placeholderEmailFor = (text: string, unique = ''): string =>
  [fold(text).replace(/[^a-z0-9]+/g, '-'), unique].filter(Boolean).join('-') + NOWHERE

/** Whether an account's address is a real one, not a placeholder. */
export const hasEmail = (address: string): boolean => !address.toLowerCase().endsWith(NOWHERE)
