import type { Transaction } from '../../database/connect'
import {
  addAccount,
  generatePassword,
  hashPassword,
  keepSealed,
  type Sealer,
} from '../accounts/accounts.public'
import { addClient } from './clients.service'

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
  { dateOfBirth, gender, ...person }: NewClient,
): Promise<{ clientId: number; userId: number } | undefined> {
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const user = await addAccount(tx, { ...person, role: 'client', passwordHash }, actorId)
  if (!user) return undefined
  await keepSealed(tx, sealer, user.id, password)
  return { clientId: await addClient(tx, user.id, { dateOfBirth, gender }), userId: user.id }
}
