import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import {
  codeOf,
  linkMinutes,
  MOST_WRONG_ANSWERS,
  type LinkChannel,
  type LinkPurpose,
} from '@shared/domain/sign-in/sign-in-links'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { lockAccount } from './account-writing'
import { signInLinks } from './accounts.tables'
import { newToken, tokenHashOf } from './link-token'

/** Links as other features may read them. */
export const signInLink = readable('sign_in_link', signInLinks, 'tokenHash')

type NewLink = {
  userId: number
  purpose: LinkPurpose
  channel: LinkChannel
  /** Null: the portal. */
  createdBy: number | null
  sendKey?: string
}

/** SQL: neither used nor revoked; the link may still be expired or locked. */
export const isOpen = and(isNull(signInLinks.usedAt), isNull(signInLinks.revokedAt))

/** Makes a link in place of the open one; returns its id. It works once it has a token. */
export async function makeLink(tx: Transaction, { userId, purpose, channel, createdBy, sendKey }: NewLink) {
  await lockAccount(tx, userId)
  await revokeLinks(tx, userId, purpose)
  const wrongAnswers = purpose === 'activate' && createdBy === null ? await wrongAnswersOf(tx, userId) : 0
  const [made] = await tx
    .insert(signInLinks)
    .values({
      userId,
      purpose,
      channel,
      createdBy,
      sendKey,
      wrongAnswers,
      expiresAt: sql`now() + make_interval(mins => ${linkMinutes(purpose, channel)})`,
    })
    .returning({ id: signInLinks.id, expiresAt: signInLinks.expiresAt })
  if (!made) throw new Error('the insert returned no row')
  return made
}

/** The wrong answers to an account's newest invitation, the only one that may be valid. */
export async function wrongAnswersOf(db: Database | Transaction, userId: number): Promise<number> {
  const [newest] = await db
    .select({ wrongAnswers: signInLinks.wrongAnswers })
    .from(signInLinks)
    .where(and(eq(signInLinks.userId, userId), eq(signInLinks.purpose, 'activate')))
    .orderBy(desc(signInLinks.id))
    .limit(1)
  return newest?.wrongAnswers ?? 0
}

/** Revokes the open links of an account, of one purpose or both. */
export const revokeLinks = (tx: Database | Transaction, userId: number, purpose?: LinkPurpose) =>
  revoke(tx, userId, purpose && eq(signInLinks.purpose, purpose))

/** Revokes a channel's open links after the account's address or number has changed. */
export const revokeLinksBy = (tx: Transaction, userId: number, channel: LinkChannel) =>
  revoke(tx, userId, eq(signInLinks.channel, channel))

async function revoke(tx: Database | Transaction, userId: number, which: SQL | undefined): Promise<void> {
  await tx
    .update(signInLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(signInLinks.userId, userId), which, isOpen))
}

/** Deletes links that ended three months ago, except an account's newest invitation. */
export async function removeOldLinks(db: Database): Promise<void> {
  const ended = sql`least(${signInLinks.usedAt}, ${signInLinks.revokedAt}, ${signInLinks.expiresAt})`
  const isFollowed = sql`exists (
    select 1 from sign_in_links l
    where l.user_id = ${signInLinks.userId} and l.purpose = ${signInLinks.purpose} and l.id > ${signInLinks.id})`
  await db
    .delete(signInLinks)
    .where(and(sql`${ended} < now() - interval '90 days'`, or(eq(signInLinks.purpose, 'reset'), isFollowed)))
}

/** A new token just before the message is sent; undefined if the link no longer works. */
export async function tokenForLink(db: Database, id: number) {
  const { token, tokenHash } = newToken()
  return (await setHash(db, id, tokenHash)) ? token : undefined
}

/** A printable code for a link. */
export async function codeForLink(tx: Transaction, id: number): Promise<string> {
  const code = codeOf(randomBytes(12))
  await setHash(tx, id, tokenHashOf(code))
  return code
}

async function setHash(db: Database | Transaction, id: number, tokenHash: string): Promise<boolean> {
  const { rowCount } = await db
    .update(signInLinks)
    .set({ tokenHash })
    .where(
      and(
        eq(signInLinks.id, id),
        isOpen,
        gt(signInLinks.expiresAt, sql`now()`),
        lt(signInLinks.wrongAnswers, MOST_WRONG_ANSWERS),
      ),
    )
  return rowCount === 1
}
