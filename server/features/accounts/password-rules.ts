import { dictionary } from '@zxcvbn-ts/language-common'
import type { Role } from '@shared/core/roles'
import { fold } from '@shared/domain/fold'
import { leastCharacters, tooShort } from '@shared/domain/passwords'

/** Whose password it is to be, and the one before where it is known. */
export type Whose = {
  role: Role
  email: string
  username?: string
  firstName?: string
  lastName?: string
  old?: string
}

/** Why a password may not be set, as a sentence without its full stop; undefined when it may. */
export function whyNot(
  password: string,
  { role, email, username = '', firstName = '', lastName = '', old }: Whose,
  by: 'owner' | 'admin',
  portalName: string,
): string | undefined {
  const least = leastCharacters(role, by)
  if (password.length < least) return tooShort(least)
  if (password === old) return 'This is the password you have already'
  if (isCommon(password)) return 'This password is one of the most common ones'
  if (isMadeOf(password, [portalName]))
    return "This password is the portal's name with little or nothing added"
  const names = [portalName, email, email.split('@')[0] ?? '', username, firstName, lastName]
  if (isMadeOf(password, names))
    return "This password is made of the account's own name or email with little or nothing added"
  return undefined
}

const common = new Set<string>(dictionary['passwords-common'])

/** Also with other capitals, and with digits and signs before or behind. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || common.has(lower.replace(/^\P{L}+|\P{L}+$/gu, ''))
}

/** Shorter words tell nothing, and stand in many others. */
const SHORTEST_WORD = 3

/** Whether nothing but digits and signs is left of a password once the words are taken out. */
function isMadeOf(password: string, texts: string[]): boolean {
  const plain = lettersAndDigits(password)
  const words = texts
    .flatMap((text) => [lettersAndDigits(text), letters(text)])
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), plain)
  return left !== plain && letters(left) === ''
}

const lettersAndDigits = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
const letters = (text: string) => fold(text).replace(/\P{L}/gu, '')
