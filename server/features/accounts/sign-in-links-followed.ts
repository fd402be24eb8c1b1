import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import {
  MOST_WRONG_ANSWERS,
  readCode,
  type LinkChannel,
  type LinkEnd,
  type LinkPurpose,
} from '@shared/domain/sign-in-links'
import type { Database, Transaction } from '../../database/connect'
import { fieldsOf } from '../../database/readable'
import { account } from './account-rows'
import { lockAccount } from './account-writing'
import { signInLinks, users } from './accounts.tables'
import { tokenHashOf } from './link-token'
import { setPassword } from './set-password'
import { isOpen, wrongAnswersOf } from './sign-in-links'

/** A link that somebody follows, as it stands, with the account that it leads to. */
export type FollowedLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** What a token, or a code as it was typed, leads to. */
export const findLink = async (db: Database | Transaction, purpose: LinkPurpose, token: string) =>
  present(await followed(db, purpose, token))

/** The same, held with its account until the transaction ends: of those who follow it at once one is first. */
export async function holdLink(tx: Transaction, purpose: LinkPurpose, token: string) {
  const found = await findLink(tx, purpose, token)
  if (!found) return undefined
  // First the account, as everybody does who ends its links.
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

/** Why a link opens nothing; who has signed in before needs no invitation, whatever became of it. */
function endOf({ purpose, usedAt, revokedAt, wrongAnswers, isOver, account }: Row): LinkEnd | undefined {
  if (usedAt || (purpose === 'activate' && account.lastSignInAt)) return 'used'
  if (revokedAt || !account.isActive) return 'revoked'
  if (wrongAnswers >= MOST_WRONG_ANSWERS) return 'locked'
  return isOver ? 'expired' : undefined
}

/** Notes that a link was opened, the first time. */
export async function noteOpened(db: Database, id: number): Promise<void> {
  await db
    .update(signInLinks)
    .set({ openedAt: sql`now()` })
    .where(and(eq(signInLinks.id, id), isNull(signInLinks.openedAt)))
}

/** Counts an answer to a held link as a wrong one, or takes one back; how many there are. */
export async function countWrong(tx: Transaction, id: number, by: 1 | -1): Promise<number> {
  const [counted] = await tx
    .update(signInLinks)
    .set({ wrongAnswers: sql`${signInLinks.wrongAnswers} + ${by}` })
    .where(eq(signInLinks.id, id))
    .returning({ wrongAnswers: signInLinks.wrongAnswers })
  if (!counted) throw new Error('the held link is gone')
  return counted.wrongAnswers
}

/**
 * Whether wrong answers keep who has never been in shut out until somebody at the laboratory makes another invitation,
 * whatever has become of the last one.
 */
export async function isLockedOut(
  db: Database | Transaction,
  { id, lastSignInAt }: Pick<FollowedLink['account'], 'id' | 'lastSignInAt'>,
): Promise<boolean> {
  return lastSignInAt === null && (await wrongAnswersOf(db, id)) >= MOST_WRONG_ANSWERS
}

/** How somebody's invitation that still opens came to them, where that was not by email. */
export async function wayBesideEmail(
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

/** Whether the portal has made another link in the place of one that ran out, to the same address. */
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

/**
 * Uses a held link: the account has a new password and nothing that opened it before, and its address counts as
 * confirmed where the link was sent there. The account after.
 */
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
