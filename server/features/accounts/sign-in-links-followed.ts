import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import {
  MOST_WRONG_ANSWERS,
  readCode,
  type LinkChannel,
  type LinkEnd,
  type LinkPurpose,
} from '@shared/domain/sign-in/sign-in-links'
import type { Database, Transaction } from '../../database/connect'
import { fieldsOf } from '../../database/readable'
import { account } from './account-rows'
import { lockAccount } from './account-writing'
import { signInLinks, users } from './accounts.tables'
import { tokenHashOf } from './link-token'
import { setPassword } from './set-password'
import { isOpen, wrongAnswersOf } from './sign-in-links'

/** A link that somebody follows, with its state and account. */
export type FollowedLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** The link of a token or a typed code. */
export const findLink = async (db: Database | Transaction, purpose: LinkPurpose, token: string) =>
  present(await followed(db, purpose, token))

/** The same, locked with its account, so that simultaneous uses run one by one. */
export async function lockLink(tx: Transaction, purpose: LinkPurpose, token: string) {
  const found = await findLink(tx, purpose, token)
  if (!found) return undefined
  // The account first, the order in which everything that ends its links locks.
  await lockAccount(tx, found.account.id)
  return present(await followed(tx, purpose, token).for('update', { of: signInLinks }))
}

const followed = (db: Database | Transaction, purpose: LinkPurpose, token: string) =>
  db
    .select({
      id: signInLinks.id,
      purpose: signInLinks.purpose,
      channel: signInLinks.channel,
      expiresAt: signInLinks.expiresAt,
      isOver: sql<boolean>`${signInLinks.expiresAt} <= now()`,
      usedAt: signInLinks.usedAt,
      revokedAt: signInLinks.revokedAt,
      wrongAnswers: signInLinks.wrongAnswers,
      account: fieldsOf(account),
    })
    .from(signInLinks)
    .innerJoin(account, eq(account.id, signInLinks.userId))
    .where(
      and(eq(signInLinks.tokenHash, tokenHashOf(readCode(token) ?? token)), eq(signInLinks.purpose, purpose)),
    )

type Row = Awaited<ReturnType<typeof followed>>[number]

const present = ([row]: Row[]) => row && { ...row, end: endOf(row) }

/** Why a link no longer works. After the first sign-in every invitation counts as used. */
function endOf({ purpose, usedAt, revokedAt, wrongAnswers, isOver, account }: Row): LinkEnd | undefined {
  if (usedAt || (purpose === 'activate' && account.lastSignInAt)) return 'used'
  if (revokedAt || !account.isActive) return 'revoked'
  if (wrongAnswers >= MOST_WRONG_ANSWERS) return 'locked'
  return isOver ? 'expired' : undefined
}

/** Notes the first time that a link was opened. */
export async function noteOpened(db: Database, id: number): Promise<void> {
  await db
    .update(signInLinks)
    .set({ openedAt: sql`now()` })
    .where(and(eq(signInLinks.id, id), isNull(signInLinks.openedAt)))
}

/** Adds a wrong answer to a locked link, or takes one back, and returns their number. */
export async function countWrong(tx: Transaction, id: number, by: 1 | -1): Promise<number> {
  const [counted] = await tx
    .update(signInLinks)
    .set({ wrongAnswers: sql`${signInLinks.wrongAnswers} + ${by}` })
    .where(eq(signInLinks.id, id))
    .returning({ wrongAnswers: signInLinks.wrongAnswers })
  if (!counted) throw new Error('the held link is gone')
  return counted.wrongAnswers
}

/** Whether wrong answers lock out a user until the laboratory sends a new invitation. */
export async function isLockedOut(
  db: Database | Transaction,
  { id, lastSignInAt }: Pick<FollowedLink['account'], 'id' | 'lastSignInAt'>,
): Promise<boolean> {
  return lastSignInAt === null && (await wrongAnswersOf(db, id)) >= MOST_WRONG_ANSWERS
}

/** The delivery channel of a valid invitation, unless it was email. */
export async function channelBesideEmail(
  tx: Transaction,
  userId: number,
): Promise<Exclude<LinkChannel, 'email'> | undefined> {
  const [held] = await tx
    .select({ channel: sql<Exclude<LinkChannel, 'email'>>`${signInLinks.channel}` })
    .from(signInLinks)
    .where(
      and(
        eq(signInLinks.userId, userId),
        eq(signInLinks.purpose, 'activate'),
        ne(signInLinks.channel, 'email'),
        isOpen,
        gt(signInLinks.expiresAt, sql`now()`),
      ),
    )
  return held?.channel
}

/** Whether the portal has made another link to the same address in place of an expired one. */
export async function isReplaced(tx: Transaction, { id, channel, account }: FollowedLink): Promise<boolean> {
  const another = and(
    eq(signInLinks.userId, account.id),
    eq(signInLinks.purpose, 'activate'),
    eq(signInLinks.channel, channel),
    isNull(signInLinks.createdBy),
    gt(signInLinks.id, id),
    isOpen,
  )
  return (await tx.$count(signInLinks, another)) > 0
}

/** Uses a locked link: sets the password and, if sent there, confirms the address. */
export async function useLink(tx: Transaction, { id, channel, account }: FollowedLink, passwordHash: string) {
  await tx
    .update(signInLinks)
    .set({ usedAt: sql`now()` })
    .where(eq(signInLinks.id, id))
  const user = await setPassword(tx, eq(users.id, account.id), {
    passwordHash,
    ...(channel === 'email' && { emailConfirmed: true }),
  })
  if (!user) throw new Error('the held account is gone')
  return user
}
