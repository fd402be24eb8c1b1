import { eq } from 'drizzle-orm'
import { users } from '../../database/tables/users'
import type { Dependencies } from '../../dependencies'
import { generatePassword, hashPassword } from '../auth/auth.public'

/** Makes the first administrator when there is none. Returns the generated password to be shown once, if one was. */
export async function ensureAdmin({
  config,
  db,
}: Dependencies): Promise<{ email: string; password: string } | undefined> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  if (admin) return undefined
  const email = (config.adminEmail || 'admin@localhost.localdomain').toLowerCase()
  const password = config.adminPassword || generatePassword()
  const passwordHash = await hashPassword(password)
  await db
    .insert(users)
    .values({
      email,
      username: email,
      role: 'admin',
      firstName: 'Portal',
      lastName: 'Administrator',
      passwordHash,
    })
    .onConflictDoNothing()
  return config.adminPassword ? undefined : { email, password }
}
