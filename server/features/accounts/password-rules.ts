import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Role } from '@shared/core/roles'
import { fold } from '@shared/domain/text/fold'
import { leastCharacters, normalForm, spaceAt, tooShort } from '@shared/domain/sign-in/passwords'

/** The account that the password is for, and its current password if known. */
export type PasswordOwner = {
  role: Role
  email: string
  username?: string
  firstName?: string
  lastName?: string
  old?: string
}

/** In characters of the normal form, which may be longer than what was typed. */
const MOST = 200

/** Why a password is refused, as a sentence without its full stop; undefined when it is allowed. */
export async function passwordProblem(
  typed: string,
  { role, email, username = '', firstName = '', lastName = '', old }: PasswordOwner,
  by: 'owner' | 'admin',
  portalName: string,
): Promise<string | undefined> {
  const password = normalForm(typed)
  const least = leastCharacters(role, by)
  if (password.length < least) return tooShort(least)
  if (password.length > MOST) return `Password must be at most ${MOST} characters`
  if (old !== undefined && password === normalForm(old)) return 'This is already your password'
  if (isCommon(password)) return 'This password is one of the most common ones'
  if (isMadeOf(password, [portalName]))
    return "This password is the portal's name with little or nothing added"
  const names = [portalName, email, email.split('@')[0] ?? '', username, firstName, lastName]
  if (isMadeOf(password, names))
    return "This password is made of the account's own name or email with little or nothing added"
  // An admin may give a client a weak one to start with, but not a single repeated character.
  const isEasy =
    isOneCharacter(password) || (!(role === 'client' && by === 'admin') && (await isGuessed(password)))
  if (isEasy) return 'This password is too easy to guess'
  return spaceAt(typed) ? 'This password begins or ends with a space' : undefined
}

const list = dictionary['passwords-common']
const common = new Set<string>(list)
/** The most common ones are refused even with something added, later entries only as is. */
const mostCommon = new Set<string>(list.slice(0, 3_000))

/** Ignores case, and for the most common ones also digits and signs before or after. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || mostCommon.has(lower.replace(/^\P{L}+|\P{L}+$/gu, ''))
}

/** Blank, or one repeated character. */
const isOneCharacter = (password: string) => new Set(password.replace(/\s/gu, '')).size < 2

/** Guesses of a program that knows words and patterns: so many take seconds with the hash. */
const FEWEST_GUESSES = 1_000_000

/** Judging takes seconds for 200 characters, since its time grows faster than the length. */
const MOST_JUDGED = 32

let judge: Promise<ZxcvbnFactory> | undefined

/** Loaded when the first password is chosen, so that the start does not wait. */
const judgeOnce = () =>
  (judge ??= import('@zxcvbn-ts/core').then(
    ({ ZxcvbnFactory }) => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST_JUDGED }),
  ))

async function isGuessed(password: string): Promise<boolean> {
  // A repeated word adds nothing, even with a sign between.
  const words = new Set(password.toLowerCase().split(/([\s\p{P}\p{S}]+)/u))
  return (await judgeOnce()).check([...words].join('')).guesses < FEWEST_GUESSES
}

/** Shorter words say nothing and occur in many others. */
const SHORTEST_WORD = 3

/** Whether only digits and signs remain of a password without these words. */
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
