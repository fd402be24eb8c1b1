import type { BodyOf } from '@shared/core/contract'
import type { clients as contract } from '@shared/features/clients'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import type { Edit } from '../../http/preconditions'
import { notFound } from '../../http/problem'
import { editPerson } from '../accounts/accounts.public'
import { unknownFoods } from '../foods/foods.public'
import { findClient, type ReportsOfClient } from './clients.queries'
import { clients } from './clients.tables'

/** Changes what is given of a client's record and of the account behind it; says which allergies are no food that the catalogue knows. */
export async function updateClient(
  deps: Dependencies,
  reports: ReportsOfClient,
  edit: Edit,
  {
    firstName,
    lastName,
    email,
    isActive,
    phone,
    ...record
  }: BodyOf<(typeof contract)['PATCH /api/clients/:id']>,
) {
  const client = await deps.db.transaction(async (tx) => {
    await editPerson(tx, clients, {
      ...edit,
      noun: 'client',
      action: 'client.update',
      shown: () => findClient(tx, reports, edit.id),
      changes: { ...record, phone },
      account: { firstName, lastName, email, isActive, phone },
    })
    return findClient(tx, reports, edit.id)
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
