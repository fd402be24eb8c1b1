import type { Role } from '@shared/core/roles'
import type { BodyOf } from '@shared/core/contract'
import type { accounts as contract } from '@shared/features/accounts'
import type { Actor } from '../../access/actor'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { addAccount, addressTaken, keepSealed } from './account-writing'
import { hashPassword } from './passwords'

/** Makes the record that belongs to an account of the role, in the feature that keeps it. */
export type AddRecord = Record<Exclude<Role, 'admin'>, (tx: Transaction, userId: number) => Promise<unknown>>

/** Makes an account with the record of its role. Throws a 409 Problem when the address is taken. */
export async function createAccount(
  deps: Dependencies,
  addRecord: AddRecord,
  actor: Actor,
  { password, ...person }: BodyOf<(typeof contract)['POST /api/admin/users']>,
) {
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const user = await addKnown(tx, deps, actor, { ...person, password, passwordHash })
    if (user.role !== 'admin') await addRecord[user.role](tx, user.id)
    return user
  })
}

type Known = { email: string; role: Role; username?: string; firstName?: string; lastName?: string } & {
  password: string
  passwordHash: string
}

/** The account alone, with a password that an admin chose; a client's is kept sealed. Throws a 409 Problem. */
export async function addKnown(
  tx: Transaction,
  { sealer }: Pick<Dependencies, 'sealer'>,
  actor: Actor,
  { password, ...account }: Known,
) {
  // A client's username is the email; staff may choose one.
  const username = account.role === 'client' ? account.email : account.username || account.email
  const user = await addAccount(tx, { ...account, username }, actor.id)
  if (!user) throw addressTaken()
  if (user.role === 'client') await keepSealed(tx, sealer, user.id, password)
  return user
}
