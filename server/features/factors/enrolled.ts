import { and, eq, isNotNull, sql, type SQLWrapper } from 'drizzle-orm'
import type { AccountFactor } from '@shared/domain/sign-in/factors'
import type { Config } from '../../config/config'
import type { Database, Transaction } from '../../database/connect'
import { passkeys, recoveryCodes, totp } from './factors.tables'
import { relyingPartyOf } from './relying-party'

const hasPasskey = (userId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from passkeys k where k.user_id = ${userId})`
const hasAuthenticator = (userId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from totp t where t.user_id = ${userId} and t.confirmed_at is not null)`

export const hasFactor = (userId: SQLWrapper) =>
  sql<boolean>`(${hasPasskey(userId)} or ${hasAuthenticator(userId)})`

/** The second factor of a staff account; null for a client. */
export const factorOf = (userId: SQLWrapper, role: SQLWrapper) => sql<AccountFactor | null>`case
  when ${role} = 'client' then null
  when ${hasPasskey(userId)} then 'passkey'
  when ${hasAuthenticator(userId)} then 'authenticator'
  else 'none' end`

/** Whether an account has a second factor, even one for another address of the portal. */
export async function isEnrolled(db: Database | Transaction, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select ${hasFactor(sql`${userId}::int`)} as has`)
  return rows[0]?.has ?? false
}

/** Whether an account has a factor that works at the portal's current address. */
export async function hasWorking(tx: Transaction, userId: number, config: Config): Promise<boolean> {
  const host = relyingPartyOf(config)?.host ?? ''
  const keys = await tx.$count(passkeys, and(eq(passkeys.userId, userId), eq(passkeys.host, host)))
  return keys > 0 || (await tx.$count(totp, and(eq(totp.userId, userId), isNotNull(totp.confirmedAt)))) > 0
}

/** Removes every factor of an account, and returns how many there were without recovery codes. */
export async function removeFactors(tx: Transaction, userId: number): Promise<number> {
  const keys = await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  const apps = await tx
    .delete(totp)
    .where(eq(totp.userId, userId))
    .returning({ confirmedAt: totp.confirmedAt })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return (keys.rowCount ?? 0) + apps.filter(({ confirmedAt }) => confirmedAt).length
}

/** A person's own factors for their export, without secrets. */
export async function ownFactors(db: Database, userId: number) {
  const keys = await db
    .select({
      name: passkeys.name,
      host: passkeys.host,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  const [app] = await db
    .select({ confirmedAt: totp.confirmedAt })
    .from(totp)
    .where(and(eq(totp.userId, userId), isNotNull(totp.confirmedAt)))
  const codes = await db
    .select({ usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return { passkeys: keys, authenticator: app, recoveryCodes: codes }
}

/** How many passkeys were made for another host than the portal's current one. */
export const countElsewhere = async (db: Database, host: string): Promise<number> =>
  db.$count(passkeys, sql`${passkeys.host} <> ${host}`)
