import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { RECOVERY_CODES } from '@shared/domain/sign-in/factors'
import { codeOf, groupsOf, readCode } from '@shared/domain/sign-in/sign-in-links'
import type { Own } from '../../access/own'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { findAccount } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { hashOf } from './challenges'
import { withFactorChange } from './factor-changes'
import { isEnrolled } from './enrolled'
import { recoveryCodes } from './factors.tables'

/** Includes the account, so that one list of hashes does not fit every account. */
const hashFor = (userId: number, code: string) => hashOf(`recovery code ${userId} ${code}`)

const isLeft = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

/** Replaces all codes by ten new ones, shown once. Throws a 409 Problem without a factor. */
export async function makeRecoveryCodes(deps: Dependencies, own: Own): Promise<string[]> {
  const { id: userId } = own.actor
  const codes = Array.from({ length: RECOVERY_CODES }, () => codeOf(randomBytes(12)))
  await withFactorChange(deps, own, async (tx) => {
    if (!(await isEnrolled(tx, userId)))
      throw new Problem('conflict', 'Please add a passkey or an authenticator app first.')
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    const rows = codes.map((code) => ({ userId, hash: hashFor(userId, code) }))
    const [first] = await tx.insert(recoveryCodes).values(rows).returning({ id: recoveryCodes.id })
    await deps.notifyOwner(tx, 'recovery-codes-made', own.actor, first?.id ?? 0)
    await audit(tx, { actorId: userId, action: 'user.recovery-codes', subjectId: userId })
  })
  return codes.map((code) => groupsOf(code).join('-'))
}

export const codesLeft = (db: Database | Transaction, userId: number): Promise<number> =>
  db.$count(recoveryCodes, isLeft(userId))

/** Uses up a recovery code and notifies the owner; false when it is wrong or used. */
export async function proveRecoveryCode(
  tx: Transaction,
  { notifyOwner }: Pick<Dependencies, 'notifyOwner'>,
  userId: number,
  typed: string,
): Promise<boolean> {
  const code = readCode(typed)
  const owner = code && (await findAccount(tx, userId))
  if (!owner) return false
  const [used] = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isLeft(userId), eq(recoveryCodes.hash, hashFor(userId, code))))
    .returning({ id: recoveryCodes.id })
  if (!used) return false
  await notifyOwner(tx, 'recovery-code-used', owner, used.id)
  await audit(tx, { actorId: userId, action: 'user.use-recovery-code', subjectId: userId })
  return true
}
