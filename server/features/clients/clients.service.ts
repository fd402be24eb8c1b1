import { eq } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import type { clients as contract } from '@shared/features/clients'
import type { Actor } from '../../access/actor'
import { edited } from '../../database/columns'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { changedIn } from '../../edit/changed-in'
import { mayChange } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import { changeAccount, lockAccount } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { unknownFoods } from '../foods/foods.public'
import { findClient, lockClient, type ReportsOfClient } from './clients.queries'
import { clients } from './clients.tables'

type Edit = { actor: Actor; id: number; ifMatch: string | undefined }

/** Changes what is given of a client's record; says which allergies are no food that the catalogue knows. */
export async function updateClient(
  deps: Dependencies,
  reports: ReportsOfClient,
  { actor, id, ifMatch }: Edit,
  { phone, ...record }: BodyOf<(typeof contract)['PATCH /api/clients/:id']>,
) {
  const client = await deps.db.transaction(async (tx) => {
    const before = await lockClient(tx, id)
    if (!before) throw notFound('The client')
    await lockAccount(tx, before.userId)
    const current = await findClient(tx, reports, id)
    if (!current) throw notFound('The client')
    if (!mayChange(ifMatch, current))
      throw new Problem(
        'stale',
        'Somebody else has changed this client in the meantime. Nothing was overwritten.',
        {
          current,
        },
      )
    const fields = changedIn({ ...record, phone }, { ...before, phone: current.phone })
    if (fields.length === 0) return current
    const account = await changeAccount(tx, actor, before.userId, { phone })
    // One edit raises the version that both rows share by one.
    const isRaised = account.version > current.user.version
    await tx
      .update(clients)
      .set({ ...record, ...(isRaised ? { updatedAt: edited.updatedAt } : edited) })
      .where(eq(clients.id, id))
    await audit(tx, { actorId: actor.id, action: 'client.update', subjectId: id, fields })
    return findClient(tx, reports, id)
  })
  if (!client) throw notFound('The client')
  return { ...client, notUnderstood: await unknownFoods(deps.db, client.allergies) }
}

/** Makes the record that belongs to a client's account. */
export async function addClient(
  tx: Transaction,
  userId: number,
  record: { dateOfBirth?: string | null; gender?: string } = {},
): Promise<number> {
  const [client] = await tx
    .insert(clients)
    .values({ userId, ...record })
    .returning({ id: clients.id })
  if (!client) throw new Error('the insert returned no row')
  return client.id
}
