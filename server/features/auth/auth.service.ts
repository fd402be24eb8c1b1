import { eq, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies'
import { clients, users } from '../../database/tables/users'
import { Problem } from '../../http/problem'
import type { Proof, Verify } from '../../http/session'
import { audit } from '../overview/audit.public'
import { countFailure } from './failures'
import { isCommonPassword } from './common-passwords'
import { checkPassword, hashPassword, passwordStamp } from './passwords'
import type { Throttle } from './throttle'

const sameEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())

/** Checks credentials for passport: throttled, and an unknown address takes as long and reads the same as a wrong password. */
export function credentialCheck({ db, log }: Pick<Dependencies, 'db' | 'log'>, throttle: Throttle): Verify {
  return async (email, password, address) => {
    const account = email.trim().toLowerCase()
    await throttle.attempt(account, address)
    const [user] = await db
      .select({ id: users.id, passwordHash: users.passwordHash, isActive: users.isActive })
      .from(users)
      .where(sameEmail(account))
    const right = await checkPassword(user?.passwordHash, password)
    if (!user || !right || !user.isActive) {
      // Nobody waits for it: how long the answer takes must not tell whether there is such an account.
      if (user)
        countFailure({ db }, user.id).catch((error: unknown) =>
          log.error({ kind: (error as Error).name }, 'failed sign-in not counted'),
        )
      return undefined
    }
    await throttle.succeeded(account, address)
    return { id: user.id, stamp: passwordStamp(user.passwordHash) }
  }
}

/** Makes a client account for somebody who registers. Existing reports are never linked by this. */
export async function register(
  { db }: Pick<Dependencies, 'db'>,
  person: { email: string; password: string; firstName: string; lastName: string },
): Promise<Proof> {
  refuseCommon(person.password, 'password')
  const passwordHash = await hashPassword(person.password)
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        email: person.email,
        username: person.email,
        role: 'client',
        firstName: person.firstName,
        lastName: person.lastName,
        passwordHash,
        emailConfirmed: false,
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user)
      throw new Problem('conflict', 'An account with this email address exists already. Please sign in.', {
        fields: { email: 'is in use' },
      })
    await tx.insert(clients).values({ userId: user.id })
    await audit(tx, { actorId: user.id, action: 'user.create', subjectId: user.id })
    return { id: user.id, stamp: passwordStamp(passwordHash) }
  })
}

/** Throws a 400 Problem, on the field it was typed into, for a password that everybody tries first. */
export function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password))
    throw new Problem('invalid', 'This password is one of the most common ones. Please choose another.', {
      fields: { [field]: 'This password is one of the most common ones' },
    })
}
