import { asc, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import type { ReportsOfClient } from '../clients/clients.public'
import { practitioner, practitionerName } from '../practitioners/practitioners.public'

export type SeenBy = Pick<ReportsOfClient, 'seenBy'>

/** The practitioners among them that a client has named; all where no names were given. */
export const named = <T extends { id: number }>(practitioners: readonly T[], ids?: readonly number[]): T[] =>
  practitioners.filter(({ id }) => ids?.includes(id) ?? true)

/** The practitioners who see a client, with accounts and names. */
export async function practitionersOf(
  db: Database | Transaction,
  reports: SeenBy,
  clientId: number,
): Promise<{ id: number; userId: number; name: string }[]> {
  const seeing = (await reports.seenBy(db, clientId)).map(({ userId }) => userId)
  return db
    .select({
      id: practitioner.id,
      userId: practitioner.userId,
      name: sql<string>`${practitionerName(practitioner.id)}`,
    })
    .from(practitioner)
    .where(inArray(practitioner.userId, seeing))
    .orderBy(asc(practitioner.id))
}
