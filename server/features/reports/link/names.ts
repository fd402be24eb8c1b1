import { foldAsPostgres, withoutAccents } from '@shared/domain/text/fold'

/** Titles that are no part of a name. Ma and Do are missing because they are surnames. */
export const titles: ReadonlySet<string> = new Set(
  'dr doctor prof professor mr mrs ms miss mx herr frau med dipl ing mag sir dame bsc msc mba phd'.split(' '),
)

/** Titles that are also surnames, so at the end of a name they are kept. */
const surnames: ReadonlySet<string> = new Set(
  'doctor professor miss herr frau med ing mag sir dame'.split(' '),
)

/** All characters typed or printed as an apostrophe; one of them counts as a letter elsewhere. */
const apostrophes = /[\u02bc\u02b9\u02bb\u2032\u00b4`\u2018\u2019]/gu

/** Forms and passports write these letters as two; their plain letter is compared as well. */
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

/** The words of a name in lower case, without titles as long as a first and a last name remain. */
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

/** The two spellings of a word without accents: `müller` as muller and as mueller. */
function formsOf(word: string): string[] {
  const two = word.replace(/[äöüæœøåß]/gu, (letter) => asTwo[letter] ?? letter)
  return [withoutAccents(word), withoutAccents(two)]
}

/** Whether two words are the same name: `müller` is Muller and Mueller, but those two differ. */
export function isSameWord(one: string, other: string): boolean {
  const forms = formsOf(other)
  return formsOf(one).some((form, at) => form === forms[at])
}

/** Whether they have the same words in any order, ignoring accents, case and titles. */
export const sameName = (one: string, other: string): boolean =>
  pairUp(wordsOf(one), wordsOf(other)) || pairUp(nameWords(one), nameWords(other))

/** Pairs words of both names; a pair may change for another (bipartite matching). */
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

/** For every spelling in a text folded by the database: `mueller` as `m[eu]+ller`. */
export const patternOf = (word: string): string =>
  word
    .split(/((?:[äæå]|a(?=[aeäæå]))[aeäæå]*|(?:[öøœ]|o(?=[eöøœ]))[eoöøœ]*|(?:ü|u(?=[eü]))[euü]*|ß|ss+)/u)
    .map((part, at) => (at % 2 === 0 ? foldAsPostgres(part) : (anySpelling[part[0] ?? ''] ?? '')))
    .join('')

const [a, o, u, s] = ['[aeæ]+', '[eoœ]+', '[eu]+', 's+']
const anySpelling: Record<string, string> = { ä: a, æ: a, å: a, a, ö: o, ø: o, œ: o, o, ü: u, u, ß: s, s }
