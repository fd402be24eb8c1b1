import { createHash, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../../http/problem'
import { isCommonPassword } from './common-passwords'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Checking a password of nobody takes as long as checking one of somebody. */
let nobody: Promise<string> | undefined

/** Whether the password belongs to the hash; without a hash, false in the same time. */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('a password of nobody')
  const matches = await verify(passwordHash ?? (await nobody), password)
  return passwordHash !== undefined && matches
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

/** Throws a 400 Problem, on the field it was typed into, for a password that everybody tries first. */
export function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password))
    throw new Problem('invalid', 'This password is one of the most common ones. Please choose another.', {
      fields: { [field]: 'This password is one of the most common ones' },
    })
}
