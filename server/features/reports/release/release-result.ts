import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { isSeenByClient } from '@shared/domain/reports/report-transitions'
import type { Scope } from '../../../access/scope'
import type { Database } from '../../../database/connect'
import { account, signInLink } from '../../accounts/accounts.public'
import { client } from '../../clients/clients.public'
import { reports } from '../reports.tables'

type ReviewState = Pick<typeof reports.$inferSelect, 'status' | 'clientId'>

/** Whether the report reached its client, and whether an account was created. */
export type ActionResult = { isReleased: boolean; madeAccount: boolean }

/** The result of a refused action, as the answer states it. */
export const nothingReleased = { released: [], toInvite: [], madeAccount: false }

/** Whether the client can read it only now; `before` is undefined for a new report. */
export const isReleasedBy = (after: ReviewState, before?: ReviewState): boolean =>
  isSeenByClient(after) && !(before?.status === 'completed' && before.clientId === after.clientId)

/** The answer of an action: the released reports and, for admins, whom to invite. */
export async function releaseResultOf(db: Database, { reach }: Scope, released: number[]) {
  const seen = await withActiveClients(db, released)
  return { released: seen, toInvite: reach === 'all' ? await neverIn(db, seen) : [] }
}

/** Those of these reports, in their order, whose clients can sign in. */
async function withActiveClients(db: Database, reportIds: number[]): Promise<number[]> {
  if (reportIds.length === 0) return []
  const found = await db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(client, eq(client.id, reports.clientId))
    .innerJoin(account, eq(account.id, client.userId))
    .where(and(inArray(reports.id, reportIds), eq(account.isActive, true)))
  const active = new Set(found.map(({ id }) => id))
  return reportIds.filter((id) => active.has(id))
}

/** The accounts of these reports' clients that never signed in and hold no valid invitation. */
async function neverIn(db: Database, reportIds: number[]): Promise<number[]> {
  if (reportIds.length === 0) return []
  const invitation = and(
    eq(signInLink.userId, account.id),
    eq(signInLink.purpose, 'activate'),
    isNull(signInLink.usedAt),
    isNull(signInLink.revokedAt),
    gt(signInLink.expiresAt, sql`now()`),
  )
  const found = await db
    .selectDistinct({ userId: account.id })
    .from(reports)
    .innerJoin(client, eq(client.id, reports.clientId))
    .innerJoin(account, eq(account.id, client.userId))
    .where(
      and(
        inArray(reports.id, reportIds),
        isNull(account.lastSignInAt),
        notExists(db.select({ id: signInLink.id }).from(signInLink).where(invitation)),
      ),
    )
    .orderBy(account.id)
  return found.map(({ userId }) => userId)
}
