import type { Role } from '../core/roles'

/** The fewest characters of a password, by whose it is and who chooses it. */
export function leastCharacters(role: Role, by: 'owner' | 'admin'): number {
  if (role !== 'client') return 10
  return by === 'owner' ? 8 : 6
}

export const tooShort = (least: number): string => `Password must be at least ${least} characters`

/** A password as it is judged and hashed: the same, whichever way a keyboard or a copied text writes its letters. */
export const normalForm = (password: string): string => password.normalize('NFKC')

/** What is not seen at the end of a text, but for the mark that makes a sign a picture: it comes along when a text is copied. */
const atBeginning = /^(?!\uFE0F)[\s\p{Cc}\p{DI}\u2800]/u
const atEnd = /(?!\uFE0F)[\s\p{Cc}\p{DI}\u2800]$/u

/** Where a password as it was typed has a space; undefined when it begins and ends with something else. */
export function spaceAt(password: string): 'the beginning' | 'the end' | 'both ends' | undefined {
  // The normal form does not tell: an accent that stands alone begins with a space in it.
  const isAtEnd = atEnd.test(password)
  if (atBeginning.test(password)) return isAtEnd ? 'both ends' : 'the beginning'
  return isAtEnd ? 'the end' : undefined
}
