/** Where nobody's mail arrives (RFC 2606). */
const NOWHERE = '@no-email.invalid'

/** What stands for the address of an account whose person has none; `unique` tells it from others. */
export const standInFor = (unique: string): string => unique + NOWHERE

/** Whether an account's address is one, or only stands for it. */
export const hasEmail = (address: string): boolean => !address.toLowerCase().endsWith(NOWHERE)
