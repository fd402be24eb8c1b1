import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { ProofMethods } from '@shared/domain/sign-in/factors'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import type { Proof } from '../../http/session'
import { authenticatorSince } from './authenticator'
import { endsAt, hashOf, makeChallenge, newChallenge } from './challenges'
import { isEnrolled } from './enrolled'
import { authChallenges } from './factors.tables'
import { optionsFor } from './passkeys'
import { codesLeft } from './recovery-codes'
import { relyingPartyOf } from './relying-party'

/** After so many wrong ones the attempt ends and the password is needed again. */
export const MOST_TRIES = 5

/** A sign-in after its first step: what was proven, and the challenge for the passkey. */
export type Step = { proof: Proof; challenge: string; triesLeft: number }

const isOpen = (token: string) =>
  and(
    eq(authChallenges.idHash, hashOf(token)),
    eq(authChallenges.kind, 'second'),
    gt(authChallenges.expiresAt, sql`now()`),
  )

/** Stores a proof for five minutes and returns the token for the browser. */
export async function beginStep(db: Database, { id, stamp, factors }: Proof): Promise<string> {
  const token = newChallenge()
  await db.insert(authChallenges).values({
    idHash: hashOf(token),
    userId: id,
    challenge: newChallenge(),
    kind: 'second',
    stamp,
    provenBy: factors[0] ?? '',
    expiresAt: endsAt,
  })
  return token
}

/** The account behind a token; undefined when there is none. */
export async function whoseStep(db: Database, token: string): Promise<number | undefined> {
  const [row] = await db.select({ userId: authChallenges.userId }).from(authChallenges).where(isOpen(token))
  return row?.userId ?? undefined
}

/** Counts a try beforehand; undefined for an unknown token or one whose tries are used up. */
export async function tryStep(db: Database, token: string): Promise<Step | undefined> {
  const [row] = await db
    .update(authChallenges)
    .set({ tries: sql`${authChallenges.tries} + 1` })
    .where(and(isOpen(token), lt(authChallenges.tries, MOST_TRIES)))
    .returning()
  if (!row || row.userId === null) return undefined
  const { userId: id, stamp, challenge, provenBy, tries } = row
  return {
    proof: { id, stamp, factors: [provenBy as Proof['factors'][number]] },
    challenge,
    triesLeft: MOST_TRIES - tries,
  }
}

/** Ends a step, and returns whether it was open. */
export async function endStep(tx: Database | Transaction, token: string): Promise<boolean> {
  const { rowCount } = await tx.delete(authChallenges).where(isOpen(token))
  return rowCount === 1
}

/** The possible methods for the second step of a token, with a new challenge each time. */
export async function methodsOfStep(
  deps: Dependencies,
  userId: number,
  token: string,
): Promise<ProofMethods> {
  const challenge = newChallenge()
  await deps.db.update(authChallenges).set({ challenge }).where(isOpen(token))
  return { ...(await factorMethods(deps, userId, () => challenge)), password: false }
}

/** The methods for step-up authentication; for staff with a second factor, only that. */
export async function ownMethods(
  deps: Dependencies,
  userId: number,
  isStaff: boolean,
): Promise<ProofMethods> {
  const methods = await factorMethods(deps, userId, () => makeChallenge(deps.db, { kind: 'assure', userId }))
  return { ...methods, password: !isStaff || !(await isEnrolled(deps.db, userId)) }
}

async function factorMethods(
  { config, db }: Dependencies,
  userId: number,
  challenge: () => string | Promise<string>,
): Promise<Omit<ProofMethods, 'password'>> {
  return {
    authenticator: (await authenticatorSince(db, userId)) !== null,
    recoveryCode: (await codesLeft(db, userId)) > 0,
    passkey: await optionsFor(db, relyingPartyOf(config), userId, challenge),
  }
}
