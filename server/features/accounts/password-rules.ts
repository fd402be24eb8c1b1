import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { Role } from '@shared/core/roles'
import { fold } from '@shared/domain/fold'
import { leastCharacters, normalForm, spaceAt, tooShort } from '@shared/domain/passwords'

/** Whose password it is to be, and the one before where it is known. */
export type Whose = {
  role: Role
  email: string
  username?: string
  firstName?: string
  lastName?: string
  old?: string
}

/** The most characters of a normal form, which may be longer than what was typed. */
const MOST = 200

/** Why a password may not be set, as a sentence without its full stop; undefined when it may. */
export async function whyNot(
  typed: string,
  { role, email, username = '', firstName = '', lastName = '', old }: Whose,
  by: 'owner' | 'admin',
  portalName: string,
): Promise<string | undefined> {
  const password = normalForm(typed)
  const least = leastCharacters(role, by)
  if (password.length < least) return tooShort(least)
  if (password.length > MOST) return `Password must be at most ${MOST} characters`
  if (old !== undefined && password === normalForm(old)) return 'This is the password you have already'
  if (isCommon(password)) return 'This password is one of the most common ones'
  if (isMadeOf(password, [portalName]))
    return "This password is the portal's name with little or nothing added"
  const names = [portalName, email, email.split('@')[0] ?? '', username, firstName, lastName]
  if (isMadeOf(password, names))
    return "This password is made of the account's own name or email with little or nothing added"
  // An admin may hand a client a short one to start with.
  const isEasy =
    isOneCharacter(password) || (!(role === 'client' && by === 'admin') && (await isGuessed(password)))
  if (isEasy) return 'This password is too easy to guess'
  return spaceAt(typed) ? 'This password begins or ends with a space' : undefined
}

const list = dictionary['passwords-common']
const common = new Set<string>(list)
/** Of these, not even one with something added passes. The list goes on with ordinary words. */
const mostCommon = new Set<string>(list.slice(0, 3_000))

/** Also with other capitals, and the first of the list with digits and signs before or behind. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || mostCommon.has(lower.replace(/^\P{L}+|\P{L}+$/gu, ''))
}

/** Blank, or one character again and again. */
const isOneCharacter = (password: string) => new Set(password.replace(/\s/gu, '')).size < 2

/** A program that knows words, sequences, keyboards and dates gets there within so many: seconds, for who has the hash. */
const FEWEST_GUESSES = 1_000_000

/** The time that judging takes grows faster than the password: at 200 characters it is seconds. */
const MOST_JUDGED = 32

let judge: Promise<ZxcvbnFactory> | undefined

/** Loaded with the first password that is chosen: no start waits for it. */
const judgeOnce = () =>
  (judge ??= import('@zxcvbn-ts/core').then(
    ({ ZxcvbnFactory }) => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST_JUDGED }),
  ))

async function isGuessed(password: string): Promise<boolean> {
  // A word that comes again with a sign between is no other word.
  const words = new Set(password.toLowerCase().split(/([\s\p{P}\p{S}]+)/u))
  return (await judgeOnce()).check([...words].join('')).guesses < FEWEST_GUESSES
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
