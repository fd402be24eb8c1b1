import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { outbox } from './messaging.tables'

/** The outbox as other features may read it. */
export const outboxEntry = readable('outbox_entry', outbox, 'address')

type NewOutboxEmail = Pick<typeof outbox.$inferInsert, 'kind' | 'userId' | 'address' | 'subjectId' | 'state'>

/** Enqueues a message once, in the transaction that causes it; only demo data sets `state`. */
export async function enqueueEmail(tx: Database | Transaction, entry: NewOutboxEmail): Promise<void> {
  await tx.insert(outbox).values(entry).onConflictDoNothing()
}

/** Empties the outbox, so that people of the demo get no email. */
export async function discardWaitingEmails(db: Database): Promise<void> {
  await db.delete(outbox).where(eq(outbox.state, 'waiting'))
}

/** Messages about reports or plans rather than accounts. */
const ofHealth = /^(?:report|plan|diary)-|^reaction$/

/** Moves one account's unsent messages about reports and plans to another. */
export async function moveOutbox(tx: Transaction, from: number, into: number): Promise<void> {
  const waiting = await tx
    .delete(outbox)
    .where(and(eq(outbox.userId, from), eq(outbox.state, 'waiting')))
    .returning({ kind: outbox.kind, subjectId: outbox.subjectId })
  for (const one of waiting) if (ofHealth.test(one.kind)) await enqueueEmail(tx, { ...one, userId: into })
}
