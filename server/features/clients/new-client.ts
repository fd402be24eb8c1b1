import type { Transaction } from '../../database/connect'
import { clients, credentials, users } from '../../database/tables/users'
import { generatePassword, hashPassword } from '../auth/auth.public'
import { audit } from '../overview/audit.public'
import type { Sealer } from './sealing'

export type NewClient = {
  email: string
  firstName: string
  lastName: string
  /** ISO day, where known. */
  dateOfBirth?: string | null
  gender?: string
  phone?: string
}

/**
 * Makes a client account with a generated password, sealed for admins to hand out. The address counts as confirmed:
 * an admin brought it. Undefined when the address is taken.
 */
export async function createClient(
  tx: Transaction,
  { sealer, actorId }: { sealer: Sealer; actorId: number },
  person: NewClient,
): Promise<{ clientId: number; userId: number } | undefined> {
  const password = generatePassword()
  const [user] = await tx
    .insert(users)
    .values({
      email: person.email,
      username: person.email,
      role: 'client',
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone ?? '',
      passwordHash: await hashPassword(password),
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return undefined
  await audit(tx, { actorId, action: 'user.create', subjectId: user.id })
  await tx.insert(credentials).values({ userId: user.id, sealed: sealer.seal(user.id, password) })
  const [client] = await tx
    .insert(clients)
    .values({ userId: user.id, dateOfBirth: person.dateOfBirth ?? null, gender: person.gender ?? '' })
    .returning({ id: clients.id })
  return client && { clientId: client.id, userId: user.id }
}
