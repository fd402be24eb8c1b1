import { setTimeout as pause } from 'node:timers/promises'
import { and, desc, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { QueryOf } from '@shared/core/contract'
import { messageExcerpt } from '@shared/domain/messaging/message-limits'
import { phoneNumber, type messaging as contract } from '@shared/features/messaging'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { newestFirst, pageOfRows } from '../../database/pages'
import { removeInBatches } from '../../database/remove-in-batches'
import type { Dependencies } from '../../dependencies'
import { messageLogs } from './messaging.tables'
import { notFound, Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'

type Row = typeof messageLogs.$inferSelect
type Sending = Pick<Row, 'messageType' | 'subject' | 'recipients' | 'message'> & {
  sendKey: string | undefined
}
/** A person's addresses for messages. */
type Reachable = { email: string; phone: string }
/** The result of a send. `ids` are the service's, one per accepted message. */
export type EndedSend = { status: 'sent'; ids: string[] } | { status: 'failed'; ids: string[]; error: string }

/** Longer than any send takes. */
const WAIT_MS = 90_000
const LONG_AGO = sql`now() - interval '10 minutes'`

/** Logs a send; with a used key, `isNew` is false, `id` is the old row and nothing is sent. */
export async function openLog(
  db: Database,
  actor: Actor,
  sending: Sending,
): Promise<{ id: number; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const [opened] = await tx
      .insert(messageLogs)
      .values({ ...sending, senderId: actor.id })
      .onConflictDoNothing()
      .returning({ id: messageLogs.id })
    if (opened) {
      await audit(tx, { actorId: actor.id, action: 'message.send', subjectId: opened.id })
      return { id: opened.id, isNew: true }
    }
    const [earlier] = await tx
      .select({ id: messageLogs.id })
      .from(messageLogs)
      .where(and(eq(messageLogs.senderId, actor.id), eq(messageLogs.sendKey, sending.sendKey ?? '')))
    return { id: earlier?.id ?? 0, isNew: false }
  })
}

/** Logs the result. */
export async function closeLog(db: Database, id: number, ended: EndedSend): Promise<void> {
  await db
    .update(messageLogs)
    .set({
      status: ended.status,
      messageId: ended.ids.join(' ') || null,
      errorMessage: ended.status === 'failed' ? ended.error : null,
    })
    .where(eq(messageLogs.id, id))
}

/** The result of an earlier send; waits while it runs. Throws its Problem when it failed. */
export async function earlierAnswer(db: Database, id: number): Promise<{ messageId: string }> {
  const until = performance.now() + WAIT_MS
  for (;;) {
    const [row] = await db.select().from(messageLogs).where(eq(messageLogs.id, id))
    if (row?.status === 'sent') return { messageId: firstOf(row.messageId) }
    if (row?.status === 'failed') throw new Problem('unavailable', row.errorMessage ?? 'It was not sent.')
    if (!row || performance.now() > until)
      throw new Problem('busy', 'This message is still being sent. Please check the message history.')
    await pause(250)
  }
}

export const firstOf = (messageId: string | null): string => messageId?.split(' ')[0] ?? ''

/** One message in full. Throws a 404 Problem when there is none. */
export async function findLog(db: Database, id: number) {
  const [row] = await db.select().from(messageLogs).where(eq(messageLogs.id, id))
  if (!row) throw notFound('The message')
  return row
}

/** One page of the sent messages, newest first, with an excerpt of each. */
export async function listLogs(
  db: Database,
  query: QueryOf<(typeof contract)['GET /api/admin/message-logs']>,
) {
  const where = query.type ? eq(messageLogs.messageType, query.type) : undefined
  const { rows, ...extent } = await pageOfRows(db, newestFirst(db, messageLogs, where), query, (on) =>
    db
      .with(on.found)
      .select({ ...getTableColumns(messageLogs), counted: on.counted })
      .from(messageLogs)
      .where(on.holds(messageLogs.id))
      .orderBy(desc(messageLogs.id)),
  )
  return { rows: rows.map((row) => ({ ...row, message: messageExcerpt(row.message) })), ...extent }
}

/** Marks sends interrupted by the end of a server as failed. */
export async function closeInterrupted({ db }: { db: Database }): Promise<void> {
  await db
    .update(messageLogs)
    .set({
      status: 'failed',
      errorMessage:
        'The server stopped while it was sending this. Some may have got it; please ask before you send it again.',
    })
    .where(and(eq(messageLogs.status, 'pending'), lt(messageLogs.createdAt, LONG_AGO)))
}

/** Deletes messages after three years. */
export const removeOldMessages = (deps: Pick<Dependencies, 'db' | 'stopping'>): Promise<void> =>
  removeInBatches(deps, messageLogs, lt(messageLogs.createdAt, sql`now() - interval '3 years'`))

/** The forms in which this person appears as a recipient. */
function addressesOf({ email, phone }: Reachable) {
  const number = z.safeParse(phoneNumber, phone)
  return sql.param([email.toLowerCase(), ...(number.success ? [number.data] : [])])
}

/** SQL: the message went to this person. */
export const wasSentTo = (messageId: SQL, person: Reachable): SQL =>
  sql`exists (select from ${messageLogs}, unnest(recipients) as one
    where ${messageLogs.id} = ${messageId} and lower(one) = any(${addressesOf(person)}::text[]))`

/** Deletes an erased person's messages, and their address and error texts in shared ones. */
export async function forgetRecipient(tx: Transaction, person: Reachable) {
  const own = addressesOf(person)
  await tx.execute(sql`
    delete from ${messageLogs}
    where not exists (select 1 from unnest(recipients) as one where lower(one) <> all(${own}::text[]))`)
  await tx.execute(sql`
    update ${messageLogs} set error_message = null,
      recipients = array(select one from unnest(recipients) as one where lower(one) <> all(${own}::text[]))
    where exists (select 1 from unnest(recipients) as one where lower(one) = any(${own}::text[]))`)
}
