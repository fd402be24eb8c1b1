import type { Role } from '../../core/roles'

/** The fewest characters of a password, by the role of its owner and by who sets it. */
export function leastCharacters(role: Role, by: 'owner' | 'admin'): number {
  if (role !== 'client') return 10
  return by === 'owner' ? 8 : 6
}

export const tooShort = (least: number): string => `Password must be at least ${least} characters`

/** The same however a keyboard or a copied text composes its letters. */
export const normalForm = (password: string): string => password.normalize('NFKC')

/** Invisible characters that are copied along; U+FE0F is excepted as part of an emoji. */
const atBeginning = /^(?!\uFE0F)[\s\p{Cc}\p{DI}\u2800]/u
const atEnd = /(?!\uFE0F)[\s\p{Cc}\p{DI}\u2800]$/u

/** Where a typed password has a space; undefined when neither its beginning nor its end has one. */
export function spaceAt(password: string): 'the beginning' | 'the end' | 'both ends' | undefined {
  // Test the typed text, as normalising puts a space before a lone accent.
  const isAtEnd = atEnd.test(password)
  if (atBeginning.test(password)) return isAtEnd ? 'both ends' : 'the beginning'
  return isAtEnd ? 'the end' : undefined
}
