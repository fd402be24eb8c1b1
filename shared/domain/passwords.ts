import type { Role } from '../core/roles'

/** The fewest characters of a password, by whose it is and who chooses it. */
export function leastCharacters(role: Role, by: 'owner' | 'admin'): number {
  if (role !== 'client') return 10
  return by === 'owner' ? 8 : 6
}

export const tooShort = (least: number): string => `Password must be at least ${least} characters`
