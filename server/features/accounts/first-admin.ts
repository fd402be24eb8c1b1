import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { startError } from '../../database/embedded/start-error'
import type { Dependencies } from '../../dependencies'
import { users } from './accounts.tables'
import { generatePassword, hashPassword } from './passwords'

/**
 * Makes the first administrator when there is none. Returns the generated password to be shown once, if one was stored.
 * Throws a StartError when the address is somebody else's.
 */
export async function ensureAdmin({
  config,
  db,
}: Pick<Dependencies, 'config' | 'db'>): Promise<{ email: string; password: string } | undefined> {
  if (await isThereAdmin(db)) return undefined
  const email = (config.adminEmail || 'admin@localhost.localdomain').toLowerCase()
  const password = config.adminPassword || generatePassword()
  const stored = await db
    .insert(users)
    .values({
      email,
      username: email,
      role: 'admin',
      firstName: 'Portal',
      lastName: 'Administrator',
      passwordHash: await hashPassword(password),
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (stored.length > 0) return config.adminPassword ? undefined : { email, password }
  // Another start at the same moment made the administrator, or the address was taken all along.
  if (await isThereAdmin(db)) return undefined
  throw startError(
    `ADMIN_EMAIL ${email} belongs to an account that is no administrator. Choose another address.`,
  )
}

async function isThereAdmin(db: Database): Promise<boolean> {
  return (await db.$count(users, eq(users.role, 'admin'))) > 0
}
