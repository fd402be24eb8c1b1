import { eq, sql } from 'drizzle-orm'
import type { WorklistAction } from '@shared/features/worklist'
import type { Database } from '../../database/connect'
import { isOneOf } from '../../database/pages'
import { account, accountName, addressChange, isAddressTaken } from '../accounts/accounts.public'
import { registration } from '../auth/auth.public'
import { namesakesOf } from '../reports/reports.public'
import { addressReason, registrationReason } from './reasons'
import { noDetails, type ItemDetails } from './item-details'

/** A taken address can only be refused. */
const actionsOf = (taken: boolean, grant: WorklistAction): WorklistAction[] =>
  taken ? ['refuse'] : [grant, 'refuse']

export async function registrationRows(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const rows = await db
    .select({
      id: registration.id,
      email: registration.email,
      firstName: registration.firstName,
      lastName: registration.lastName,
      isTaken: isAddressTaken(registration.email),
    })
    .from(registration)
    .where(isOneOf(registration.id, ids))
  const names = rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const namesakes = await namesakesOf(db, names)
  return new Map(
    rows.map(({ id, email, isTaken }, place): [number, ItemDetails] => {
      const request = { email, isTaken, hasNamesake: (namesakes[place]?.length ?? 0) > 0 }
      const actions = actionsOf(isTaken, 'let-in')
      return [
        id,
        {
          ...noDetails,
          registrationId: id,
          title: names[place] ?? '',
          reason: registrationReason(request),
          actions: request.hasNamesake && !isTaken ? ['compare', ...actions] : actions,
        },
      ]
    }),
  )
}

export async function addressRows(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, ItemDetails>()
  const rows = await db
    .select({
      id: addressChange.id,
      userId: account.id,
      title: sql<string>`${accountName(account.id)}`,
      present: account.email,
      email: addressChange.email,
      isTaken: isAddressTaken(addressChange.email),
    })
    .from(addressChange)
    .innerJoin(account, eq(account.id, addressChange.userId))
    .where(isOneOf(addressChange.id, ids))
  return new Map(
    rows.map(({ id, userId, title, present, ...request }): [number, ItemDetails] => [
      id,
      {
        ...noDetails,
        addressChangeId: id,
        userId,
        title,
        reason: addressReason(request, present),
        actions: actionsOf(request.isTaken, 'confirm-address'),
      },
    ]),
  )
}
