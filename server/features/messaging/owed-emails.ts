import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { hasEmail } from '@shared/domain/no-email'
import { DeliveryError } from '../../adapters/delivery'
import type { Mail } from '../../adapters/mail/mail'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { findAccount } from '../accounts/accounts.public'
import { portalSettings } from '../portal/portal.public'
import type { EmailKind, EmailWords } from '../../adapters/mail/owed-email'
import { outbox } from './messaging.tables'
import { wordsOf } from './owed-email'

/** After each attempt, and while it lasts, nobody else tries the same for this long. */
const pauses = sql`(array['2 minutes', '10 minutes', '1 hour', '6 hours'])`
const MOST_ATTEMPTS = 5
/** Of an email that may have been sent at most one more is risked. */
const MOST_UNKNOWN = 2

type Due = Pick<typeof outbox.$inferSelect, 'id' | 'attempts' | 'kind' | 'userId' | 'address' | 'subjectId'>

type Sending = Pick<Dependencies, 'config' | 'db' | 'log' | 'mail' | 'owedEmails' | 'stopping'>

/**
 * Sends what the outbox owes, one after another, until nothing is due or the service has trouble; the next minute's run
 * goes on from there. Two servers never take the same email; one of a kind that is unknown here is left to a server that
 * knows it. What nobody could send for three days is given up.
 */
export async function sendOwedEmails(deps: Sending): Promise<void> {
  const { db, log, mail, owedEmails, stopping } = deps
  const kinds = Object.keys(owedEmails) as EmailKind[]
  await db
    .update(outbox)
    .set({ state: 'failed' })
    .where(and(eq(outbox.state, 'waiting'), lt(outbox.createdAt, sql`now() - interval '3 days'`)))
  // An address that is nobody's, or no longer, is not kept.
  await db.delete(outbox).where(and(ne(outbox.state, 'waiting'), isNotNull(outbox.address)))
  if (!mail) return
  while (!stopping.aborted) {
    const due = await take(db, kinds)
    if (!due) return
    const failure = await deliver(deps, mail, due)
    if (!failure) continue
    log.warn({ outbox: due.id, attempt: due.attempts, failure }, 'owed email not sent')
    if (failure !== 'recipient' && failure !== 'refused') return
  }
}

/** Whether a run of this server is under way, and whether something was owed since it began. */
const runs = new WeakMap<Database, { isMore: boolean }>()

/** Sends what is owed now rather than with the next minute; for after the transaction that owes it. */
export function sendOwedSoon(deps: Dependencies): void {
  if (!deps.mail) return
  const running = runs.get(deps.db)
  if (running) running.isMore = true
  else void runUntilDone(deps)
}

async function runUntilDone(deps: Dependencies): Promise<void> {
  const run = { isMore: true }
  runs.set(deps.db, run)
  try {
    while (run.isMore) {
      run.isMore = false
      await sendOwedEmails(deps)
    }
  } catch (error) {
    deps.log.error({ kind: (error as Error).name }, 'outbox stopped')
  } finally {
    runs.delete(deps.db)
  }
}

/** The next one that is due, counted as tried before it is: a server that ends in between does not send it for ever. */
async function take(db: Database, kinds: EmailKind[]): Promise<Due | undefined> {
  const next = sql`(select ${outbox.id} from ${outbox} where ${outbox.state} = 'waiting' and ${outbox.nextAttemptAt} <= now() and ${inArray(outbox.kind, kinds)} order by ${outbox.nextAttemptAt}, ${outbox.id} limit 1 for update skip locked)`
  const [due] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + coalesce(${pauses}[${outbox.attempts} + 1], '1 day')::interval`,
    })
    .where(sql`${outbox.id} = ${next}`)
    .returning({
      id: outbox.id,
      attempts: outbox.attempts,
      kind: outbox.kind,
      userId: outbox.userId,
      address: outbox.address,
      subjectId: outbox.subjectId,
    })
  return due
}

/** Where one goes and what it says now; undefined when there is nothing to tell or its person wants none. */
async function letterOf(
  { db, owedEmails }: Sending,
  { kind, userId, address, subjectId }: Due,
): Promise<{ to: string; words: EmailWords } | undefined> {
  const email = owedEmails[kind]
  const person = userId === null ? undefined : await findAccount(db, userId)
  const to = address ?? person?.email
  if (to === undefined || !hasEmail(to) || (userId !== null && !person?.isActive)) return undefined
  const words =
    typeof email === 'function'
      ? await email(db, subjectId, address)
      : person && (await email.isWanted(db, person, subjectId))
        ? email
        : undefined
  return words && { to, words }
}

/** Sends one, or forgets it. Answers why it was not sent. */
async function deliver(deps: Sending, mail: Mail, due: Due) {
  const { config, db } = deps
  const letter = await letterOf(deps, due)
  if (!letter) {
    await db.delete(outbox).where(eq(outbox.id, due.id))
    return undefined
  }
  const { portalName } = await portalSettings(db)
  try {
    await mail.send({ to: letter.to, ...wordsOf(letter.words, portalName, config.publicUrl) })
    await settle(db, due, 'sent')
    return undefined
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const { failure } = error
    const most =
      failure === 'recipient' || failure === 'refused'
        ? 1
        : failure === 'unknown'
          ? MOST_UNKNOWN
          : MOST_ATTEMPTS
    if (due.attempts >= most) await settle(db, due, 'failed')
    return failure
  }
}

const settle = (db: Database, { id }: Due, state: 'sent' | 'failed') =>
  db.update(outbox).set({ state }).where(eq(outbox.id, id))
