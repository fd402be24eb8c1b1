import { eq } from 'drizzle-orm'
import type { Config } from '../../config/config'
import type { Database } from '../../database/connect'
import { startError } from '../../database/embedded/start-error'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { users } from './accounts.tables'
import { firstPortalName } from '../portal/portal.public'
import { type PasswordOwner, passwordProblem } from './password-rules'
import { hashNewPassword, newPassword } from './passwords'

const firstAdmin = (config: Config) => ({
  email: (config.adminEmail || 'admin@localhost.localdomain').toLowerCase(),
  role: 'admin' as const,
  firstName: 'Portal',
  lastName: 'Administrator',
})

/** Checks ADMIN_PASSWORD before the database is touched. Throws a StartError. */
export async function judgeFirstPassword(config: Config): Promise<void> {
  const reason = await passwordProblem(config.adminPassword, firstAdmin(config), 'admin', firstPortalName)
  if (reason) throw refused(`${reason}. Please choose another.`)
}

const refused = (why: string) => startError(`ADMIN_PASSWORD cannot be used. ${why}`)

/**
 * Creates the first administrator when there is none. Returns the generated password to be shown
 * once, if one was stored. Throws a StartError when somebody else has the address, or
 * ADMIN_PASSWORD may not be set.
 */
export async function ensureAdmin({
  config,
  db,
}: Pick<Dependencies, 'config' | 'db'>): Promise<{ email: string; password: string } | undefined> {
  if (await isThereAdmin(db)) return undefined
  const person = firstAdmin(config)
  const { email } = person
  const { password, passwordHash } = config.adminPassword
    ? { password: '', passwordHash: await hashConfigured(db, config.adminPassword, person) }
    : await newPassword()
  const stored = await db
    .insert(users)
    .values({ ...person, username: email, passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (stored.length > 0) return password === '' ? undefined : { email, password }
  // Another start made the administrator meanwhile, or the address was taken before.
  if (await isThereAdmin(db)) return undefined
  throw startError(
    `ADMIN_EMAIL ${email} belongs to an account that isn't an administrator. Choose another address.`,
  )
}

async function isThereAdmin(db: Database): Promise<boolean> {
  return (await db.$count(users, eq(users.role, 'admin'))) > 0
}

async function hashConfigured(db: Database, password: string, person: PasswordOwner): Promise<string> {
  try {
    return await hashNewPassword(db, password, { ...person, by: 'admin' })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw refused(error.message)
  }
}
