import { and, asc, desc, eq, isNull, lte, min, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../database/connect'
import { locks } from '../../database/locks'
import { isOneOf } from '../../database/pages'
import { readable } from '../../database/readable'
import { account, signInLink } from '../accounts/accounts.public'
import { client } from '../clients/clients.public'
import { inState, report } from '../reports/reports.public'
import { invitationStatusChanges, invitationStatuses } from './invitations.tables'
import { latest, newest, stateOf, unopenedAt } from './invitees'

const builder = new QueryBuilder({ casing: 'snake_case' })

/** Invitation states as lists read them, after `refreshInvitationStatuses`. */
export const invitationStatus = readable('invitation_status', invitationStatuses)

/** Changes per transaction, so that each is short. */
const PORTION = 1_000

/** Joined to a client: when their first report was released. */
const first = builder
  .select({ at: min(report.releasedAt).as('at') })
  .from(report)
  .where(and(inState('released', report), eq(report.clientId, client.id)))
  .as('first')

/** Joined to an account: when its newest unrevoked invitation was made; a letter counts. */
const invited = builder
  .select({ at: signInLink.createdAt })
  .from(signInLink)
  .where(
    and(eq(signInLink.userId, account.id), eq(signInLink.purpose, 'activate'), isNull(signInLink.revokedAt)),
  )
  .orderBy(desc(signInLink.id))
  .limit(1)
  .as('invited')

/** Accounts whose state changed with time, oldest first; the limit lets an index be used. */
const due = (limit: number) =>
  builder
    .select({ userId: invitationStatuses.userId })
    .from(invitationStatuses)
    .where(lte(invitationStatuses.unopenedAt, sql`now()`))
    .orderBy(asc(invitationStatuses.unopenedAt))
    .limit(limit)

/** Recomputes changed states, also those changed by time; lists call it before reading. */
export async function refreshInvitationStatuses(db: Database): Promise<void> {
  while (await isStale(db)) if ((await db.transaction(refreshSome, readCommitted)) < PORTION) return
}

/** After the lock, each statement must see what other runs have committed. */
const readCommitted = { isolationLevel: 'read committed' } as const

async function isStale(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ stale: boolean }>(
    sql`select exists (select from ${invitationStatusChanges}) or exists (${due(1)}) as stale`,
  )
  return rows[0]?.stale ?? false
}

/** Processes one batch, and returns its number of changes. */
async function refreshSome(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.invitationStatuses})`)
  const oldest = tx
    .select({ id: invitationStatusChanges.id })
    .from(invitationStatusChanges)
    .orderBy(asc(invitationStatusChanges.id))
    .limit(PORTION)
  const changed = await tx
    .delete(invitationStatusChanges)
    .where(sql`${invitationStatusChanges.id} in ${oldest}`)
    .returning({ userId: invitationStatusChanges.userId })
  const { rows: late } = await tx.execute<{ userId: number }>(
    sql`select user_id as "userId" from ${due(PORTION)} as late`,
  )
  const userIds = [...new Set([...changed, ...late].map(({ userId }) => userId))]
  await tx.delete(invitationStatuses).where(isOneOf(invitationStatuses.userId, userIds))
  await tx.insert(invitationStatuses).select(
    tx
      .select({
        userId: account.id,
        state: stateOf.as('state'),
        newestAt: newest.createdAt,
        unopenedAt: sql`case when ${stateOf} = 'invited' then ${unopenedAt} end`.as('unopened_at'),
        waitsSince:
          sql`case when ${account.lastSignInAt} is null then greatest(${first.at}, ${invited.at}) end`.as(
            'waits_since',
          ),
      })
      .from(account)
      .innerJoin(client, eq(client.userId, account.id))
      .innerJoinLateral(newest, sql`true`)
      .innerJoinLateral(first, sql`true`)
      .leftJoinLateral(latest, sql`true`)
      .leftJoinLateral(invited, sql`true`)
      .where(and(isOneOf(account.id, userIds), eq(account.role, 'client'), eq(account.isActive, true))),
  )
  return Math.max(changed.length, late.length)
}
