import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import { authChallenges } from './factors.tables'

export const CHALLENGE_MINUTES = 5

export const endsAt = sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const newChallenge = () => randomBytes(32).toString('base64url')

type Asked = {
  kind: 'sign-in' | 'register' | 'assure'
  /** Null: whoever signs in. */
  userId: number | null
}

/** What a browser is to sign within five minutes. */
export async function makeChallenge(db: Database, asked: Asked): Promise<string> {
  const challenge = newChallenge()
  await db
    .insert(authChallenges)
    .values({ ...asked, idHash: hashOf(challenge), challenge, expiresAt: endsAt })
  return challenge
}

/** Whether a challenge was made for this, and is signed for the first time. */
export async function spendChallenge(
  tx: Database | Transaction,
  { kind, userId }: Asked,
  challenge: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(authChallenges)
    .where(
      and(
        eq(authChallenges.idHash, hashOf(challenge)),
        eq(authChallenges.kind, kind),
        userId === null ? isNull(authChallenges.userId) : eq(authChallenges.userId, userId),
        gt(authChallenges.expiresAt, sql`now()`),
      ),
    )
  return rowCount === 1
}

/** Removes the challenges that have run out. */
export async function removeOldChallenges(db: Database): Promise<void> {
  await db.delete(authChallenges).where(lt(authChallenges.expiresAt, sql`now()`))
}
