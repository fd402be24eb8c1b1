import { hasEmail } from '@shared/domain/people/no-email'
import { differs, type Person } from './link-decision'
import { isSameWord, nameWords, sameName } from './names'
import { nameOf, type Candidate } from './namesakes'

type Unlinked = Person & { email: string }

/** More `points` match better; `isTwin` is a client with the same name and birth date. */
export type MatchScore = { points: number; isTwin: boolean; isAlike: boolean; words: string[] }

/**
 * Compares a client with the person in the files; undefined when nothing matches. `isAlike`: name
 * and known date of birth agree and nothing contradicts them. `isTaken`: the address in the files
 * belongs to an account.
 */
export function matchScoreOf(
  report: Unlinked,
  candidate: Candidate,
  isTaken: boolean,
): MatchScore | undefined {
  const name = nameOf(candidate)
  const isSame = sameName(report.clientName, name)
  const isShort = !isSame && isShortened(report.clientName, name)
  const holdsAddress = report.email !== '' && report.email === candidate.email.toLowerCase()
  if (!isSame && !isShort && !holdsAddress) return undefined
  const isKnown = Boolean(report.dateOfBirth && candidate.dateOfBirth)
  const isSameDay = isKnown && report.dateOfBirth === candidate.dateOfBirth
  const isOtherGender = differs(withoutDay(report), withoutDay(candidate))
  const isOtherAddress = report.email !== '' && !holdsAddress && hasEmail(candidate.email)
  const day = isSameDay ? 'date of birth' : isKnown ? 'a different date of birth' : 'date of birth not known'
  const words = isSame
    ? isSameDay
      ? ['Same name and date of birth']
      : isKnown
        ? ['Different date of birth']
        : ['Same name', day]
    : [isShort ? 'First name shortened' : 'Different name', isSameDay ? 'same date of birth' : day]
  if (holdsAddress) words.push('the email address in the files')
  if (isOtherAddress) words.push('a different email address')
  if (isOtherGender) words.push('a different gender')
  const speaksAgainst =
    isOtherGender || isOtherAddress || (isTaken && !holdsAddress) || !candidate.emailConfirmed
  return {
    points:
      (isSame ? 4 : isShort ? 2 : 0) +
      (isSameDay ? 4 : isKnown ? -3 : 0) +
      (holdsAddress ? 3 : isOtherAddress ? -1 : 0) -
      (isOtherGender ? 2 : 0),
    isTwin: isSame && isSameDay,
    isAlike: isSame && isSameDay && !speaksAgainst,
    words,
  }
}

const withoutDay = ({ gender }: { gender: string }) => ({ dateOfBirth: null, gender })

/** Whether one has a shortened first name: `J. Haugen`, `Jon Haugen` and `Jonas Haugen`. */
export function isShortened(one: string, other: string): boolean {
  const [a, b] = [nameWords(one), nameWords(other)]
  if (a.length !== b.length || a.length < 2) return false
  const left = a.filter((word) => !b.some((same) => isSameWord(word, same)))
  const right = b.filter((word) => !a.some((same) => isSameWord(word, same)))
  const [short, long] = [left[0], right[0]]
  return left.length === 1 && right.length === 1 && Boolean(short && long) && begins(short ?? '', long ?? '')
}

const begins = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)
