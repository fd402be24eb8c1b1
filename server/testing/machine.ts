import type { TokenScope } from '@shared/domain/sign-in/token-scopes'
import type { Person } from './portal'

/** A new machine token of an admin: its id, and the header that sends it. */
export async function bearerOf(admin: Person, scopes: TokenScope[]) {
  const { body } = await admin.visit.post('/api/machine-tokens', { name: scopes.join(' '), scopes })
  const { id, token } = body as { id: number; token: string }
  return { id, headers: { Authorization: `Bearer ${token}` } }
}
