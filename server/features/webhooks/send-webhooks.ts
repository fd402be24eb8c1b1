import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { drainWithLock } from '../../database/locks'
import { removeInBatches } from '../../database/remove-in-batches'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound } from '../../http/problem'
import { type Outcome, post } from './post'
import { signedHeaders } from './sign'
import { webhookDeliveries, webhooks } from './webhooks.tables'

/** The pauses after each attempt; a delivery is given up after three days. */
const pauses = sql`(array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours', '1 day', '1 day'])`
const MOST_ATTEMPTS = 9
/** Receivers that are slow must not delay the others for long. */
const AT_ONCE = 8
const GONE = 410

type Receiver = { id: number; url: string; sealed: string }

/** Sends what is due, on one server. Slow or failing receivers do not hold up the others. */
export async function sendWebhooks(deps: Dependencies): Promise<void> {
  const { db, pool, stopping } = deps
  const isAny = async () => !stopping.aborted && (await dueIn(db)) > 0
  await drainWithLock(pool, 'webhooks', isAny, async () => {
    while (!stopping.aborted) {
      const due = await take(db)
      if (due.length === 0) return
      await Promise.all(due.map((delivery) => deliver(deps, delivery)))
    }
  })
}

const isDue = sql`${webhookDeliveries.state} = 'waiting' and ${webhookDeliveries.nextAttemptAt} <= now()
  and exists (select from ${webhooks} where ${webhooks.id} = ${webhookDeliveries.webhookId} and ${webhooks.isActive})`

const dueIn = (db: Database) => db.$count(webhookDeliveries, isDue)

/** Counts the attempt before sending, so that a dying server cannot send it endlessly. */
async function take(db: Database) {
  const next = sql`(select ${webhookDeliveries.id} from ${webhookDeliveries} where ${isDue}
    order by ${webhookDeliveries.nextAttemptAt} limit ${AT_ONCE} for update skip locked)`
  return db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastAttemptAt: sql`now()`,
      nextAttemptAt: sql`now() + coalesce(${pauses}[${webhookDeliveries.attempts} + 1], '1 day')::interval`,
    })
    .where(sql`${webhookDeliveries.id} in ${next}`)
    .returning()
}

async function deliver(deps: Dependencies, delivery: typeof webhookDeliveries.$inferSelect): Promise<void> {
  const { db } = deps
  const [receiver] = await db.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId))
  if (!receiver) return
  const { id, event, reportId, attempts, createdAt } = delivery
  const outcome = await send(deps, receiver, id, {
    type: event,
    timestamp: createdAt.toISOString(),
    data: { reportId },
  })
  const isSent = outcome.failure === null
  const isOver = isSent || attempts >= MOST_ATTEMPTS || outcome.status === GONE
  await db
    .update(webhookDeliveries)
    .set({
      state: isSent ? 'sent' : isOver ? 'failed' : 'waiting',
      lastStatus: outcome.status,
      failure: outcome.failure,
    })
    .where(eq(webhookDeliveries.id, id))
  // The receiver says that it wants no more.
  if (outcome.status === GONE)
    await db.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, receiver.id))
  if (!isSent)
    deps.log.warn(
      { webhook: receiver.id, attempt: attempts, status: outcome.status },
      'webhook not delivered',
    )
}

/** Sends an event of no report, at once. Throws a 404 Problem when there is no such webhook. */
export async function testWebhook(deps: Dependencies, id: number): Promise<Outcome> {
  const [receiver] = await deps.db.select().from(webhooks).where(eq(webhooks.id, id))
  if (!receiver) throw notFound('The webhook')
  return send(deps, receiver, randomUUID(), {
    type: 'webhook.test',
    timestamp: new Date().toISOString(),
    data: {},
  })
}

const LOST: Outcome = { status: null, failure: 'The secret can no longer be read. Please make a new one.' }

function send(
  { config, cipher }: Dependencies,
  receiver: Receiver,
  id: string,
  event: object,
): Promise<Outcome> {
  const secret = cipher.decrypt(String(receiver.id), receiver.sealed)
  if (secret === undefined) return Promise.resolve(LOST)
  const body = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1000)
  return post(receiver.url, { body, headers: signedHeaders(secret, id, seconds, body) }, config.webhookHosts)
}

/** Removes the log of deliveries after 30 days. */
export const removeOldDeliveries = (deps: Pick<Dependencies, 'db' | 'stopping'>): Promise<void> =>
  removeInBatches(
    deps,
    webhookDeliveries,
    and(lt(webhookDeliveries.createdAt, sql`now() - interval '30 days'`)),
  )
