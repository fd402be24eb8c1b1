import { foldAsPostgres, withoutAccents } from '@shared/domain/fold'

/** Words beside a name that are no part of it; none that is somebody's surname, as Ma and Do are. */
export const titles: ReadonlySet<string> = new Set(
  'dr doctor prof professor mr mrs ms miss mx herr frau med dipl ing mag sir dame'.split(' '),
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
  const words = name
    .normalize('NFC')
    .replace(apostrophes, "'")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const bare = words.filter((word) => !titles.has(word))
  return bare.length > 1 ? bare : words
}

/** The ways a word is written without its accents: `müller` as muller and as mueller. */
function formsOf(word: string): string[] {
  const two = word.replace(/[äöüæœøåß]/gu, (letter) => asTwo[letter] ?? letter)
  return [withoutAccents(word), withoutAccents(two)]
}

/** Whether two words are one name: `müller` is Muller and Mueller, but those two are different people. */
export function isSameWord(one: string, other: string): boolean {
  const forms = formsOf(other)
  return formsOf(one).some((form) => forms.includes(form))
}

/** The same words in any order, whatever their accents, capitals, punctuation and titles. */
export function sameName(one: string, other: string): boolean {
  const left = nameWords(one)
  const right = nameWords(other)
  if (left.length === 0 || left.length !== right.length) return false
  return left.every((word) => {
    const exact = right.indexOf(word)
    const at = exact === -1 ? right.findIndex((same) => isSameWord(word, same)) : exact
    if (at !== -1) right.splice(at, 1)
    return at !== -1
  })
}

/** The regular expression that finds each spelling of a word in a text folded by the database: `mueller` as `m[eu]+ller`. */
export const patternOf = (word: string): string =>
  word
    .split(/((?:[äæå]|a(?=[aeäæå]))[aeäæå]*|(?:[öøœ]|o(?=[eöøœ]))[eoöøœ]*|(?:ü|u(?=[eü]))[euü]*|ß|ss+)/u)
    .map((part, at) => (at % 2 === 0 ? foldAsPostgres(part) : (anySpelling[part[0] ?? ''] ?? '')))
    .join('')

const [a, o, u, s] = ['[aeæ]+', '[eoœ]+', '[eu]+', 's+']
const anySpelling: Record<string, string> = { ä: a, æ: a, å: a, a, ö: o, ø: o, œ: o, o, ü: u, u, ß: s, s }
