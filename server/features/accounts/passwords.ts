import { createHash, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { normalForm } from '@shared/domain/sign-in/passwords'
import type { Database, Transaction } from '../../database/connect'
import { Problem } from '../../http/problem'
import { portalSettings } from '../portal/portal.public'
import { passwordProblem, type PasswordOwner } from './password-rules'

/** OWASP's first choice for argon2id (the library's default): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalForm(password), cost)

/** A hash for unknown accounts, so that checking takes as long as for real ones. */
let nobody: Promise<string> | undefined

/** Whether it matches, and whether the hash is of the typed text; as slow without a hash. */
export async function checkPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<{ isRight: boolean; isOld: boolean }> {
  nobody ??= hashPassword('a password of nobody')
  const kept = passwordHash ?? (await nobody)
  const isNormal = await verify(kept, normalForm(password))
  const isOld = !isNormal && normalForm(password) !== password && (await verify(kept, password))
  return { isRight: passwordHash !== undefined && (isNormal || isOld), isOld }
}

/** Identifies a password's hash in a session without containing it. */
export const passwordStamp = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('hex')

/** Easy to read out: without 0/O, 1/l/I. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A password of 16 characters in groups of four, about 92 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

export async function newPassword(): Promise<{ password: string; passwordHash: string }> {
  const password = generatePassword()
  return { password, passwordHash: await hashPassword(password) }
}

/** Hashes a chosen password. Throws a 400 Problem at its field when it is refused. */
export async function hashNewPassword(
  db: Database | Transaction,
  password: string,
  { by, field = 'password', ...whose }: PasswordOwner & { by: 'owner' | 'admin'; field?: string },
): Promise<string> {
  const { portalName } = await portalSettings(db)
  const reason = await passwordProblem(password, whose, by, portalName)
  if (reason)
    throw new Problem('invalid', `${reason}. Please choose another.`, { fields: { [field]: reason } })
  return hashPassword(password)
}
