import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { Database, Transaction } from '../../database/connect'
import { edited } from '../../database/columns'
import type { Dependencies } from '../../dependencies'
import { discardUnreadable, reencryptRows } from '../../encryption/reencrypt-rows'
import type { TextCipher } from '../../encryption/text-cipher'
import { notFound, Problem } from '../../http/problem'
import { accountName } from '../accounts/accounts.public'
import { audit, type By } from '../audit/audit.public'
import { makeSecret } from './sign'
import { webhookDeliveries, webhooks } from './webhooks.tables'

/** So that an event cannot cause endless sending. */
const MOST_WEBHOOKS = 20
const MOST_SHOWN = 100

const listed = {
  id: webhooks.id,
  url: webhooks.url,
  events: webhooks.events,
  isActive: webhooks.isActive,
  createdAt: webhooks.createdAt,
  createdBy: accountName(webhooks.createdBy),
  lastState: sql<'sent' | 'failed' | null>`(select d.state from webhook_deliveries d
    where d.webhook_id = webhooks.id and d.state <> 'waiting' order by d.last_attempt_at desc limit 1)`,
}

export const listWebhooks = (db: Database) => db.select(listed).from(webhooks).orderBy(asc(webhooks.id))

const sealedFor = (cipher: TextCipher, id: number, secret: string) => cipher.encrypt(String(id), secret)

/** Only this answer and that of `changeSecret` ever contain the secret. Throws a 409 Problem. */
export async function addWebhook({ db, cipher }: Dependencies, by: By, body: Body<'POST /api/webhooks'>) {
  const secret = makeSecret()
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`)
    if ((await tx.$count(webhooks)) >= MOST_WEBHOOKS)
      throw new Problem('conflict', 'There are 20 webhooks already. Please delete one first.')
    const [made] = await tx
      .insert(webhooks)
      .values({ ...body, sealed: '', createdBy: by.actorId })
      .returning({ id: webhooks.id })
    if (!made) throw new Error('the insert returned no row')
    await tx
      .update(webhooks)
      .set({ sealed: sealedFor(cipher, made.id, secret) })
      .where(eq(webhooks.id, made.id))
    await audit(tx, { ...by, action: 'webhook.create', subjectId: made.id })
    return { ...(await found(tx, made.id)), secret }
  })
}

export function changeWebhook(
  { db }: Dependencies,
  by: By,
  id: number,
  body: Body<'PATCH /api/webhooks/:id'>,
) {
  return db.transaction(async (tx) => {
    await tx
      .update(webhooks)
      .set({ ...body, ...edited })
      .where(eq(webhooks.id, id))
    const row = await found(tx, id)
    await audit(tx, { ...by, action: 'webhook.update', subjectId: id })
    return row
  })
}

export function changeSecret({ db, cipher }: Dependencies, by: By, id: number) {
  const secret = makeSecret()
  return db.transaction(async (tx) => {
    await tx
      .update(webhooks)
      .set({ sealed: sealedFor(cipher, id, secret), ...edited })
      .where(eq(webhooks.id, id))
    await found(tx, id)
    await audit(tx, { ...by, action: 'webhook.update', subjectId: id })
    return { secret }
  })
}

export async function deleteWebhook({ db }: Dependencies, by: By, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await found(tx, id)
    await tx.delete(webhooks).where(eq(webhooks.id, id))
    await audit(tx, { ...by, action: 'webhook.delete', subjectId: id })
  })
}

/** Throws a 404 Problem when there is none. */
async function found(db: Database | Transaction, id: number) {
  const [row] = await db.select(listed).from(webhooks).where(eq(webhooks.id, id))
  if (!row) throw notFound('The webhook')
  return row
}

export async function listDeliveries(db: Database, id: number) {
  await found(db, id)
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(MOST_SHOWN)
}

/** Makes a delivery due again. Throws a 404 Problem when there is none. */
export async function sendAgain({ db }: Dependencies, id: string): Promise<void> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, lastStatus: null, failure: null })
    .where(eq(webhookDeliveries.id, id))
    .returning({ id: webhookDeliveries.id })
  if (!row) throw notFound('The delivery')
}

/** Encrypts the secrets with the newest credentials key. */
export const reencryptWebhookSecrets = (db: Database, cipher: TextCipher) =>
  reencryptRows(db, cipher, secretRows)

/** Gives up the secrets that no key opens. Returns how many. */
export const discardWebhookSecrets = (tx: Transaction, cipher: TextCipher) =>
  discardUnreadable(tx, cipher, secretRows)

const secretRows = { table: webhooks, owner: webhooks.id, sealed: webhooks.sealed }
