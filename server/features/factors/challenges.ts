import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import { authChallenges } from './factors.tables'

export const CHALLENGE_MINUTES = 5

export const endsAt = sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

export const newChallenge = () => randomBytes(32).toString('base64url')

type ChallengePurpose = {
  kind: 'sign-in' | 'register' | 'assure'
  /** Null: anybody who signs in. */
  userId: number | null
}

/** Open challenges per person and purpose; older ones belong to abandoned pages. */
const MOST_OPEN = 5

/** Makes a challenge that a browser must sign within five minutes. */
export async function makeChallenge(db: Database, asked: ChallengePurpose): Promise<string> {
  const challenge = newChallenge()
  if (asked.userId !== null) await removeAllBut(db, asked, MOST_OPEN - 1)
  await db
    .insert(authChallenges)
    .values({ ...asked, idHash: hashOf(challenge), challenge, expiresAt: endsAt })
  return challenge
}

const removeAllBut = (db: Database, { kind, userId }: ChallengePurpose, kept: number) =>
  db.execute(sql`
    delete from ${authChallenges} where id_hash in (
      select id_hash from ${authChallenges} where user_id = ${userId} and kind = ${kind}
      order by expires_at desc offset ${kept})`)

/** Whether a challenge was made for this purpose and is used for the first time. */
export async function spendChallenge(
  tx: Database | Transaction,
  { kind, userId }: ChallengePurpose,
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

export async function removeOldChallenges(db: Database): Promise<void> {
  await db.delete(authChallenges).where(lt(authChallenges.expiresAt, sql`now()`))
}
