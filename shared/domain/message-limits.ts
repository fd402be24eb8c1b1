import { firstCharacters } from './characters'

/** To how many people one email can be sent at once. */
export const MAX_RECIPIENTS = 50
/** How many characters a text message may have. */
export const SMS_LENGTH = 160

/** The first 100 characters of a message, which is what lists hold of it. */
export function messageExcerpt(message: string): string {
  const start = firstCharacters(message, 100)
  return start === message ? message : `${start}...`
}
