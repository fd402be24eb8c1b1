import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { outbox } from './messaging.tables'

/** What is owed and what became of it, as other features read it. */
export const owed = readable('owed', outbox, 'address')

type Owed = Pick<typeof outbox.$inferInsert, 'kind' | 'userId' | 'address' | 'subjectId' | 'state'>

/**
 * Owes a person, or an address, one message about a row: a report that is ready, an export of their data, an invitation.
 * Written in the transaction that makes it due; owing the same again changes nothing. Without the service that sends it,
 * or when they want none, none is sent. One of a demonstration has its `state` from the beginning.
 */
export async function owe(tx: Database | Transaction, owed: Owed): Promise<void> {
  await tx.insert(outbox).values(owed).onConflictDoNothing()
}

/** Forgets what is owed and was not sent: people of a demonstration read no email. */
export async function oweNothing(db: Database): Promise<void> {
  await db.delete(outbox).where(eq(outbox.state, 'waiting'))
}

/** What is owed of a report or a plan rather than of an account. */
const ofHealth = /^(?:report|plan|diary)-|^reaction$/

/** Owes one account what was owed another of its reports and plans and has not been sent. */
export async function moveOwed(tx: Transaction, from: number, into: number): Promise<void> {
  const waiting = await tx
    .delete(outbox)
    .where(and(eq(outbox.userId, from), eq(outbox.state, 'waiting')))
    .returning({ kind: outbox.kind, subjectId: outbox.subjectId })
  for (const one of waiting) if (ofHealth.test(one.kind)) await owe(tx, { ...one, userId: into })
}
