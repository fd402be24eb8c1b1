import { asc, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import type { ReportsOfClient } from '../clients/clients.public'
import { practitioner } from '../practitioners/practitioners.public'

/** Who is told who sees a client. */
export type SeenBy = Pick<ReportsOfClient, 'seenBy'>

/** The practitioners who see a client, and their accounts. */
export async function practitionersOf(
  db: Database | Transaction,
  reports: SeenBy,
  clientId: number,
): Promise<{ id: number; userId: number }[]> {
  const seeing = (await reports.seenBy(db, clientId)).map(({ userId }) => userId)
  return db
    .select({ id: practitioner.id, userId: practitioner.userId })
    .from(practitioner)
    .where(inArray(practitioner.userId, seeing))
    .orderBy(asc(practitioner.id))
}
