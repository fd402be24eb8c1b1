import { and, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect'
import { devices, sessions, users } from './accounts.tables'

/** Whether the account at an address has signed in on a device. */
export async function knowsDevice(db: Database, email: string, deviceHash: string): Promise<boolean> {
  const [known] = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(eq(devices.idHash, deviceHash), eq(sql`lower(${users.email})`, email.toLowerCase())))
  return known !== undefined
}

/** Notes a sign-in of a locked account; `isAnother`: a new device, but not the first. */
export async function noteDevice(
  tx: Transaction,
  { userId, idHash, userAgent }: { userId: number; idHash: string; userAgent: string },
): Promise<{ id: number; isAnother: boolean }> {
  const known = await tx.select({ idHash: devices.idHash }).from(devices).where(eq(devices.userId, userId))
  const [noted] = await tx
    .insert(devices)
    .values({ userId, idHash, userAgent })
    .onConflictDoUpdate({
      target: [devices.userId, devices.idHash],
      set: { userAgent, seenAt: sql`now()` },
    })
    .returning({ id: devices.id })
  if (!noted) throw new Error('the insert returned no row')
  return { id: noted.id, isAnother: known.length > 0 && known.every((device) => device.idHash !== idHash) }
}

export async function forgetDeviceOf(db: Database, sessionHash: string): Promise<void> {
  const begun = db.select({ id: sessions.deviceId }).from(sessions).where(eq(sessions.idHash, sessionHash))
  await db.delete(devices).where(inArray(devices.id, begun))
}

/** Forgets all devices of a user, except that of the session `exceptIdHash`. */
export async function forgetDevices(
  db: Database | Transaction,
  userId: number,
  exceptIdHash: string,
): Promise<void> {
  const kept = db
    .select({ id: sessions.deviceId })
    .from(sessions)
    .where(and(eq(sessions.idHash, exceptIdHash), isNotNull(sessions.deviceId)))
  await db.delete(devices).where(and(eq(devices.userId, userId), notInArray(devices.id, kept)))
}

/** Forgets the devices whose cookie has expired. */
export async function removeOldDevices(db: Database): Promise<void> {
  await db.delete(devices).where(lt(devices.seenAt, sql`now() - interval '400 days'`))
}
