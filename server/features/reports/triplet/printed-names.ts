import { withoutAccents } from '@shared/domain/text/fold'
import { sameName } from '../link/names'

const wordsOf = (name: string) => name.split(/[\s,–-]+/u).filter((word) => /\p{L}/u.test(word))

/** Whether a name may mean the other person: `Jane` and `J. Doe` may be Jane Doe. */
export function mayBe(part: string, whole: string): boolean {
  if (sameName(part, whole) || isPrinted(part, whole)) return true
  const [few, many] = [wordsOf(part), wordsOf(whole)]
  const isIn = (word: string, all: readonly string[]) =>
    all.some((one) => sameName(word, one) || isInitial(word, one))
  return (
    (few.length > 0 && few.every((word) => isIn(word, many))) ||
    (many.length > 1 && many.every((word) => few.some((one) => sameName(word, one))))
  )
}

const isInitial = (word: string, name: string) =>
  /^\p{L}\.?$/u.test(word) && withoutAccents(name).startsWith(withoutAccents(word).slice(0, 1))

/**
 * Whether a name is another as programs print it, word by word: with `?` for letters their font
 * lacks, cut off with an ellipsis, or with spaces between all letters or none. A text without
 * letters never matches.
 */
export function isPrinted(printed: string, own: string): boolean {
  const isCut = /(?:…|\.\.\.)\s*$/u.test(printed)
  const said = withoutAccents(printed)
    .split(/[^\p{L}\p{N}?\ufffd]+/u)
    .filter(Boolean)
  const words = own.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const isOneRun = said.length === 1 || said.every((word) => word.length === 1)
  if (isOneRun && isPrintedWord(said.join(''), words.join(''), isCut)) return true
  const left = [...words]
  const isEach = said.every((word, at) => {
    const found = left.findIndex((one) => isPrintedWord(word, one, isCut && at === said.length - 1))
    if (found !== -1) left.splice(found, 1)
    return found !== -1
  })
  return isEach && (left.length === 0 || (isCut && said.join('').length > 2))
}

/** Whether a word is another with lost letters or, if `isCut`, its beginning. */
function isPrintedWord(printed: string, own: string, isCut: boolean): boolean {
  const patterns = Array.from(own, (one) =>
    one < '\u0080' ? one.toLowerCase() : `(?:${withoutAccents(one)}|[?\ufffd]{1,2})`,
  )
  const ends = isCut ? patterns.map((_, at) => at + 1) : [patterns.length]
  return ends.some((end) => new RegExp(`^${patterns.slice(0, end).join('')}$`, 'u').test(printed))
}
