import { createHash, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { normalForm } from '@shared/domain/passwords'
import type { Database, Transaction } from '../../database/connect'
import { Problem } from '../../http/problem'
import { portalSettings } from '../portal/portal.public'
import { whyNot, type Whose } from './password-rules'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password's normal form. */
export const hashPassword = (password: string): Promise<string> => hash(normalForm(password), cost)

/** Checking a password of nobody takes as long as checking one of somebody. */
let nobody: Promise<string> | undefined

/**
 * Whether the password belongs to the hash, and whether that hash is an old one, of a text as it was typed and not of its
 * normal form. Without a hash neither, in the same time.
 */
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

/** What a session is bound to: tells one password's hash from the next without holding it. */
export const passwordStamp = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('hex')

/** Easy to read out: without 0/O, 1/l/I. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A password of 16 characters in groups of four, about 92 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** A new generated password with its hash. */
export async function newPassword(): Promise<{ password: string; passwordHash: string }> {
  const password = generatePassword()
  return { password, passwordHash: await hashPassword(password) }
}

/**
 * The hash of a password that somebody chose: no password but a generated one gets a hash in another way. Throws a 400
 * Problem, on the field it was typed into, that says why it may not be set.
 */
export async function hashChosen(
  db: Database | Transaction,
  password: string,
  { by, field = 'password', ...whose }: Whose & { by: 'owner' | 'admin'; field?: string },
): Promise<string> {
  const { portalName } = await portalSettings(db)
  const reason = await whyNot(password, whose, by, portalName)
  if (reason)
    throw new Problem('invalid', `${reason}. Please choose another.`, { fields: { [field]: reason } })
  return hashPassword(password)
}
