import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { passkeys, totp } from './factors.tables'
import { SECRET_BYTES } from './totp'

/** Gives a person of the demo data a passkey that no authenticator has. */
export async function seedDemoPasskey(
  db: Database,
  userId: number,
  host: string,
  name: string,
): Promise<void> {
  await db.insert(passkeys).values({
    credentialId: randomBytes(16).toString('base64url'),
    userId,
    host,
    publicKey: randomBytes(77),
    backedUp: true,
    name,
  })
}

/** The same for an authenticator app that nobody has. */
export async function seedDemoAuthenticator(
  { db, cipher }: Pick<Dependencies, 'db' | 'cipher'>,
  userId: number,
): Promise<void> {
  const sealed = cipher.encrypt(userId, randomBytes(SECRET_BYTES).toString('base64'))
  await db.insert(totp).values({ userId, sealed, confirmedAt: sql`now()` })
}
