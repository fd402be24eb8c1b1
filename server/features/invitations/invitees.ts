import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { MOST_WRONG_ANSWERS } from '@shared/domain/sign-in/sign-in-links'
import type { InvitationState } from '@shared/features/invitations'
import type { Database, Transaction } from '../../database/connect'
import { isOneOf } from '../../database/pages'
import { account, accountName, signInLink } from '../accounts/accounts.public'
import { client } from '../clients/clients.public'
import { outboxEntry } from '../messaging/messaging.public'
import { report } from '../reports/reports.public'

const builder = new QueryBuilder({ casing: 'snake_case' })

/** Joined to a client: the newest report that they can read. */
export const newest = builder
  .select({
    id: report.id,
    sampleId: report.sampleId,
    createdAt: report.createdAt,
    releasedAt: report.releasedAt,
  })
  .from(report)
  .where(and(eq(report.clientId, client.id), eq(report.status, 'completed')))
  .orderBy(desc(report.createdAt), desc(report.id))
  .limit(1)
  .as('newest')

/** Joined to an account: its newest invitation, which is the one that counts. */
export const latest = builder
  .select({
    id: signInLink.id,
    channel: signInLink.channel,
    createdAt: signInLink.createdAt,
    expiresAt: signInLink.expiresAt,
    openedAt: signInLink.openedAt,
    usedAt: signInLink.usedAt,
    revokedAt: signInLink.revokedAt,
    wrongAnswers: signInLink.wrongAnswers,
  })
  .from(signInLink)
  .where(and(eq(signInLink.userId, account.id), eq(signInLink.purpose, 'activate')))
  .orderBy(desc(signInLink.id))
  .limit(1)
  .as('latest')

/** When the newest invitation counts as unopened: after a week, or when it expires. */
export const unopenedAt = sql`least(${latest.createdAt} + interval '7 days', ${latest.expiresAt})`

/** The invitation state of an account. */
export const stateOf = sql<InvitationState>`case
  when ${account.lastSignInAt} is not null then 'in'
  when ${latest.id} is null or ${latest.revokedAt} is not null then 'never'
  when ${latest.wrongAnswers} >= ${MOST_WRONG_ANSWERS} then 'locked'
  when ${latest.openedAt} is not null then 'opened'
  when ${unopenedAt} <= now() then 'unopened'
  else 'invited' end`

/** No outbox row is no failure: the link ended unsent, or went with a password reset. */
const delivery = sql<'waiting' | 'sent' | 'failed' | 'printed'>`case
  when ${latest.channel} = 'letter' then 'printed' else coalesce(${outboxEntry.state}, 'sent') end`

export type Invitee = Awaited<ReturnType<typeof inviteesOf>>[number]

/** What decides about inviting these accounts, sorted by `order`; omits unknown ids. */
export async function inviteesOf(db: Database | Transaction, userIds: readonly number[], ...order: SQL[]) {
  const rows = await db
    .select({
      userId: account.id,
      role: account.role,
      isActive: account.isActive,
      name: sql<string>`${accountName(account.id)}`,
      email: account.email,
      phone: account.phone,
      lastSignInAt: account.lastSignInAt,
      clientId: client.id,
      dateOfBirth: client.dateOfBirth,
      address: client.address,
      sampleId: newest.sampleId,
      releasedAt: sql`${newest.releasedAt}`.mapWith(newest.createdAt),
      state: stateOf,
      link: {
        id: latest.id,
        channel: latest.channel,
        createdAt: latest.createdAt,
        openedAt: latest.openedAt,
        expiresAt: latest.expiresAt,
        usedAt: latest.usedAt,
        revokedAt: latest.revokedAt,
      },
      delivery,
    })
    .from(account)
    .leftJoin(client, eq(client.userId, account.id))
    .leftJoinLateral(newest, sql`true`)
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(
      outboxEntry,
      and(
        eq(outboxEntry.kind, 'invitation'),
        eq(outboxEntry.subjectId, latest.id),
        eq(outboxEntry.userId, account.id),
      ),
    )
    .where(isOneOf(account.id, userIds))
    .orderBy(...order)
  return rows.map(({ link, delivery, ...row }) => ({ ...row, link: link && { ...link, delivery } }))
}
