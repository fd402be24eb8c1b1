import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { readDigits } from '@shared/domain/sign-in/factors'
import type { Own } from '../../access/own'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { discardUnreadable, reencryptRows } from '../../encryption/reencrypt-rows'
import type { TextCipher } from '../../encryption/text-cipher'
import { endSessions, raiseVersion } from '../accounts/accounts.public'
import { portalSettings } from '../portal/portal.public'
import { addingFactor, withFactorChange, requireMayAddFactor, removingFactor } from './factor-changes'
import { totp } from './factors.tables'
import { base32, SECRET_BYTES, stepOf, uriOf } from './totp'

/** Makes a secret, which replaces the current one once confirmed. Throws a 409 Problem. */
export async function beginAuthenticator(deps: Dependencies, own: Own) {
  const { id: userId, email } = own.actor
  const bytes = randomBytes(SECRET_BYTES)
  const pending = deps.cipher.encrypt(userId, bytes.toString('base64'))
  const { portalName } = await withFactorChange(deps, own, async (tx) => {
    await requireMayAddFactor(tx, own.actor)
    await tx
      .insert(totp)
      .values({ userId, pending })
      .onConflictDoUpdate({ target: totp.userId, set: { pending } })
    return portalSettings(tx)
  })
  const secret = base32(bytes)
  return { secret, uri: uriOf(secret, portalName, email) }
}

/** Confirms an app; replacing another ends other sessions. Throws a Problem: 400, 409. */
export async function confirmAuthenticator(deps: Dependencies, own: Own, code: string): Promise<void> {
  const userId = own.actor.id
  await addingFactor(deps, own, 'authenticator', async (tx) => {
    const [app] = await tx.select().from(totp).where(eq(totp.userId, userId))
    if (!app?.pending) throw new Problem('conflict', 'Please start again. There is no app to confirm.')
    const step = stepWith(deps.cipher, { userId, sealed: app.pending, lastStep: 0 }, code)
    if (step === undefined) {
      const message = 'This code is not right. Please type the newest one from the app, or start again.'
      throw new Problem('invalid', message, { fields: { code: message } })
    }
    await tx
      .update(totp)
      .set({ sealed: app.pending, pending: '', lastStep: step, confirmedAt: sql`now()` })
      .where(eq(totp.userId, userId))
    if (app.confirmedAt) await endSessions(tx, userId, own.idHash)
    await deps.notifyOwner(tx, 'authenticator-added', own.actor, await raiseVersion(tx, userId))
  })
}

/** Whether this is a code of the account's app. Each code is valid once. */
export async function proveAuthenticator(
  tx: Transaction,
  cipher: TextCipher,
  userId: number,
  code: string,
): Promise<boolean> {
  const isTheirs = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt))
  const [app] = await tx.select().from(totp).where(isTheirs)
  const step = app && stepWith(cipher, app, code)
  if (step === undefined) return false
  const { rowCount } = await tx
    .update(totp)
    .set({ lastStep: step })
    .where(and(isTheirs, lt(totp.lastStep, step)))
  return rowCount === 1
}

type Secret = Pick<typeof totp.$inferSelect, 'userId' | 'sealed' | 'lastStep'>

/** The time step of a code for an encrypted secret; undefined when the code is not valid. */
function stepWith(
  cipher: TextCipher,
  { userId, sealed, lastStep }: Secret,
  typed: string,
): number | undefined {
  const secret = cipher.decrypt(userId, sealed)
  const digits = readDigits(typed)
  if (secret === undefined || digits === undefined) return undefined
  return stepOf(Buffer.from(secret, 'base64'), digits, Date.now(), lastStep)
}

/** Throws a Problem: 404, 409 for the last factor where one is required. */
export const removeAuthenticator = (deps: Dependencies, own: Own): Promise<void> =>
  removingFactor(deps, own, 'authenticator-removed', async (tx) => {
    const [removed] = await tx
      .delete(totp)
      .where(and(eq(totp.userId, own.actor.id), isNotNull(totp.confirmedAt)))
      .returning({ userId: totp.userId })
    if (!removed) throw notFound('The authenticator app')
    return raiseVersion(tx, own.actor.id)
  })

/** When an account's app was confirmed; null without an app. */
export async function authenticatorSince(db: Database | Transaction, userId: number): Promise<Date | null> {
  const [app] = await db.select({ confirmedAt: totp.confirmedAt }).from(totp).where(eq(totp.userId, userId))
  return app?.confirmedAt ?? null
}

/** Encrypts the apps' secrets with the newest credentials key. */
export const reencryptAuthenticators = (db: Database, cipher: TextCipher) => reencryptRows(db, cipher, kept)

/** Gives up the apps' secrets that no key opens, whose codes no longer work. Returns how many. */
export const discardAuthenticators = (tx: Transaction, cipher: TextCipher) =>
  discardUnreadable(tx, cipher, kept)

const kept = { table: totp, owner: totp.userId, sealed: totp.sealed }
