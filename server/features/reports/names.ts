import { foldAsPostgres, withoutAccents } from '@shared/domain/fold'

/** Words beside a name that are no part of it; none that is somebody's surname, as Ma and Do are. */
export const titles: ReadonlySet<string> = new Set(
  'dr doctor prof professor mr mrs ms miss mx herr frau med dipl ing mag sir dame bsc msc mba phd'.split(' '),
)

/** Titles that are somebody's name as well: none is one behind a name. */
const surnames: ReadonlySet<string> = new Set(
  'doctor professor miss herr frau med ing mag sir dame'.split(' '),
)

/** Every mark that is typed or printed for an apostrophe, one of which counts as a letter elsewhere. */
const apostrophes = /[\u02bc\u02b9\u02bb\u2032\u00b4`\u2018\u2019]/gu

/** Letters that forms and passports write as two; without its marks each is written too. */
const asTwo: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ß: 'ss',
}

/** The words of a person's name in small letters, without titles as long as a first and a last name are left. */
export function nameWords(name: string): string[] {
  const words = wordsOf(name)
  let isBehindTitle = true
  const bare = words.filter((word) => {
    isBehindTitle = titles.has(word) && (isBehindTitle || !surnames.has(word))
    return !isBehindTitle
  })
  return bare.length > 1 ? bare : words
}

const wordsOf = (name: string) =>
  name
    .normalize('NFC')
    .replace(apostrophes, "'")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** The ways a word is written without its accents: `müller` as muller and as mueller. */
function formsOf(word: string): string[] {
  const two = word.replace(/[äöüæœøåß]/gu, (letter) => asTwo[letter] ?? letter)
  return [withoutAccents(word), withoutAccents(two)]
}

/** Whether two words are one name: `müller` is Muller and Mueller, but those two are different people. */
export function isSameWord(one: string, other: string): boolean {
  const forms = formsOf(other)
  return formsOf(one).some((form, at) => form === forms[at])
}

/** The same words in any order, whatever their accents, capitals, punctuation and titles. */
export const sameName = (one: string, other: string): boolean =>
  pairUp(wordsOf(one), wordsOf(other)) || pairUp(nameWords(one), nameWords(other))

/** Whether each word is one of the other name's; a word may be the same as two that differ, so who has a partner may change it. */
function pairUp(left: readonly string[], right: readonly string[]): boolean {
  const partners = new Map<number, string>()
  const finds = (word: string, tried: Set<number>): boolean =>
    right.some((other, at) => {
      if (tried.has(at) || !isSameWord(word, other)) return false
      tried.add(at)
      const before = partners.get(at)
      if (before !== undefined && !finds(before, tried)) return false
      partners.set(at, word)
      return true
    })
  return left.length > 0 && left.length === right.length && left.every((word) => finds(word, new Set()))
}

/** The regular expression that finds each spelling of a word in a text folded by the database: `mueller` as `m[eu]+ller`. */
export const patternOf = (word: string): string =>
  word
    .split(/((?:[äæå]|a(?=[aeäæå]))[aeäæå]*|(?:[öøœ]|o(?=[eöøœ]))[eoöøœ]*|(?:ü|u(?=[eü]))[euü]*|ß|ss+)/u)
    .map((part, at) => (at % 2 === 0 ? foldAsPostgres(part) : (anySpelling[part[0] ?? ''] ?? '')))
    .join('')

const [a, o, u, s] = ['[aeæ]+', '[eoœ]+', '[eu]+', 's+']
const anySpelling: Record<string, string> = { ä: a, æ: a, å: a, a, ö: o, ø: o, œ: o, o, ü: u, u, ß: s, s }
