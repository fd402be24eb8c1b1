import { firstCharacters } from '../text/characters'

export const MAX_RECIPIENTS = 50
export const SMS_LENGTH = 160

/** The first 100 characters of a message, for lists. */
export function messageExcerpt(message: string): string {
  const start = firstCharacters(message, 100)
  return start === message ? message : `${start}...`
}
