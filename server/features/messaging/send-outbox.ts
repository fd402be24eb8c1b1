import { and, eq, inArray, isNotNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { hasEmail } from '@shared/domain/people/no-email'
import { barePhone, isInternational } from '@shared/domain/people/phone'
import { DeliveryError, type DeliveryFailure } from '../../adapters/delivery'
import type { Mail } from '../../adapters/mail/mail'
import type { EmailKind, EmailWords } from '../../adapters/mail/outbox-email'
import type { Sms } from '../../adapters/sms/sms'
import type { Database } from '../../database/connect'
import { removeInBatches } from '../../database/remove-in-batches'
import type { Dependencies } from '../../dependencies'
import { findAccount, signInLink, unsubscribePath } from '../accounts/accounts.public'
import { portalSettings } from '../portal/portal.public'
import { outbox } from './messaging.tables'
import { renderEmail, type Brand } from './render-email'
import { renderSms } from './render-sms'

/** The pauses after each attempt, during which no server tries the same message. */
const pauses = sql`(array['2 minutes', '10 minutes', '1 hour', '6 hours'])`
const MOST_ATTEMPTS = 5
/** A message that may have been sent is tried at most once more. */
const MOST_UNKNOWN = 2

type Due = Pick<typeof outbox.$inferSelect, 'id' | 'attempts' | 'kind' | 'userId' | 'address' | 'subjectId'>

type Sending = Pick<
  Dependencies,
  'config' | 'db' | 'log' | 'mail' | 'outboxEmails' | 'sessionSecrets' | 'sms' | 'stopping'
>
type Letter = NonNullable<Awaited<ReturnType<typeof letterOf>>>
/** Passes a message to its service; rejects with a DeliveryError. */
type Send = (letter: Letter, brand: Brand, due: Due) => Promise<unknown>

/**
 * Sends the outbox: emails, and invitations by text message. Each service sends one after another
 * until nothing is due or it fails, without delaying the other; the next minute's run continues.
 * Two servers never take the same message, and unknown kinds are left to a server that knows them.
 * Messages older than three days are given up.
 */
export async function sendOutbox(deps: Sending): Promise<void> {
  const { db, mail, sms } = deps
  await db
    .update(outbox)
    .set({ state: 'failed' })
    .where(and(eq(outbox.state, 'waiting'), lt(outbox.createdAt, sql`now() - interval '3 days'`)))
  // Addresses without an account are not stored longer than needed.
  await db.delete(outbox).where(and(ne(outbox.state, 'waiting'), isNotNull(outbox.address)))
  const ends = await Promise.allSettled([
    mail && sendDue(deps, not(bySms(db)), emailBy(deps, mail)),
    sms && sendDue(deps, bySms(db), smsBy(sms)),
  ])
  for (const end of ends) if (end.status === 'rejected') throw end.reason as Error
}

const emailBy =
  (deps: Sending, mail: Mail): Send =>
  async ({ email, words }, brand, { userId }) => {
    if (!hasEmail(email)) throw new DeliveryError('recipient', 'This account has no email address.')
    const stop = words.isOptional && userId !== null ? unsubscribePath(deps, userId) : undefined
    await mail.send({ to: email, ...renderEmail(words, brand, stop) })
  }

const smsBy =
  (sms: Sms): Send =>
  async ({ phone, words }, brand) => {
    const number = barePhone(phone)
    if (!isInternational(number)) throw new DeliveryError('recipient', "This isn't a phone number.")
    await sms.send(number, renderSms(words, brand))
  }

/** Messages that go by text: invitations whose link says so. */
const bySms = (db: Database): SQL =>
  sql`(${outbox.kind} = 'invitation' and exists ${db
    .select({ id: signInLink.id })
    .from(signInLink)
    .where(and(eq(signInLink.id, outbox.subjectId), eq(signInLink.channel, 'sms')))})`

/** Sends what is due through one service. */
async function sendDue(deps: Sending, which: SQL, send: Send): Promise<void> {
  const kinds = Object.keys(deps.outboxEmails) as EmailKind[]
  while (!deps.stopping.aborted) {
    const due = await take(deps.db, and(inArray(outbox.kind, kinds), which))
    if (!due) return
    const failure = await deliver(deps, send, due)
    if (!failure) continue
    deps.log.warn({ outbox: due.id, attempt: due.attempts, failure }, 'owed message not sent')
    if (failure !== 'recipient' && failure !== 'refused') return
  }
}

/** The running send per database, and whether something was added since it began. */
const runs = new WeakMap<Database, { isMore: boolean }>()

/** Sends the outbox now instead of with the next minute's run. Call it after the transaction. */
export function sendOutboxSoon(deps: Dependencies): void {
  if (!deps.mail && !deps.sms) return
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
      await sendOutbox(deps)
    }
  } catch (error) {
    deps.log.error({ kind: (error as Error).name }, 'outbox stopped')
  } finally {
    runs.delete(deps.db)
  }
}

/** Counts the attempt before sending, so that a dying server cannot send it endlessly. */
async function take(db: Database, which: SQL | undefined): Promise<Due | undefined> {
  const next = sql`(select ${outbox.id} from ${outbox}
    where ${outbox.state} = 'waiting' and ${outbox.nextAttemptAt} <= now() and ${which}
    order by ${outbox.nextAttemptAt}, ${outbox.id} limit 1 for update skip locked)`
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

/** Undefined when there is nothing to send or the person wants none. */
async function letterOf(
  { db, outboxEmails }: Sending,
  { kind, userId, address, subjectId }: Due,
): Promise<{ email: string; phone: string; words: EmailWords } | undefined> {
  const template = outboxEmails[kind]
  const person = userId === null ? undefined : await findAccount(db, userId)
  const email = address ?? person?.email
  if (email === undefined || (userId !== null && !person?.isActive)) return undefined
  const words =
    typeof template === 'function'
      ? await template(db, subjectId, address)
      : person && (await template.isWanted(db, person, subjectId))
        ? template
        : undefined
  return words && { email, phone: person?.phone ?? '', words }
}

/** The portal's name, logo and address. */
async function brandOf({ config, db }: Sending): Promise<Brand> {
  const { portalName, logoHash, accent } = await portalSettings(db)
  return { name: oneLine(portalName), home: config.publicUrl, logoHash, accent }
}

/** Keeps an admin's text on one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Sends a message, or deletes it when there is nothing to say. Returns why it was not sent. */
async function deliver(deps: Sending, send: Send, due: Due): Promise<DeliveryFailure | undefined> {
  const { db } = deps
  const letter = await letterOf(deps, due)
  if (!letter) {
    await db.delete(outbox).where(eq(outbox.id, due.id))
    return undefined
  }
  const words = { ...letter.words, subject: oneLine(letter.words.subject) }
  const brand = await brandOf(deps)
  if (words.isOneTime && !brand.home) {
    await settle(db, due, 'failed')
    return 'refused'
  }
  try {
    await send({ ...letter, words }, brand, due)
    await settle(db, due, 'sent')
    return undefined
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const { failure } = error
    const most =
      failure === 'recipient' || failure === 'refused'
        ? 1
        : failure === 'unknown'
          ? MOST_UNKNOWN - Number(words.isOneTime ?? false)
          : MOST_ATTEMPTS
    if (due.attempts >= most) await settle(db, due, 'failed')
    return failure
  }
}

const settle = (db: Database, { id }: Due, state: 'sent' | 'failed') =>
  db.update(outbox).set({ state }).where(eq(outbox.id, id))

/** Deletes settled messages after a year, except failed invitations and report messages. */
export const removeOldOutbox = (deps: Pick<Dependencies, 'db' | 'stopping'>): Promise<void> =>
  removeInBatches(
    deps,
    outbox,
    and(
      lt(outbox.createdAt, sql`now() - interval '1 year'`),
      ne(outbox.kind, 'report-ready'),
      or(eq(outbox.state, 'sent'), and(eq(outbox.state, 'failed'), ne(outbox.kind, 'invitation'))),
    ),
  )
