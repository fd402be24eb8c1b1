import { tidied } from '../text/fold'
import type { Level } from './levels'
import { pattern } from '../text/pattern'

/** A level takes a few words; a longer text is prose, and costly to search. */
const maxLength = 300

const start = '(?<![\\p{L}\\d])'
const end = '(?![\\p{L}\\d])'
const words = (list: string) => new RegExp(`${start}(?:${list})${end}`, 'u')

const highWords = words(
  'high(?:ly|er|est)?|severe(?:ly)?|strong(?:ly)?|positive|elevated|hoch|stark|erhöht|positiv',
)
const moderateWords = words(
  'moderate(?:ly)?|medium|mild(?:ly)?|borderline|moderat|mittel|mäßig|grenzwertig|leicht',
)
const lowBySpecification = words('normal|unelevated')
/** Words that make a low reading doubtful: "above normal", "abnormal", "normal?". */
const doubtful = new RegExp(
  `\\?|${start}(?:ab-?normal|above|outside|out of|over|beyond|exceed\\p{L}*|raised|increased|repeat|retest|invalid|` +
    `insufficient|error|pending|fail\\p{L}*)`,
  'u',
)
const lowVocabulary = new RegExp(
  pattern`^(?:low|very|normal|unelevated|negative|none|detected|found|result|level|reactivity|range|within|limits?|
    reference|igg|the|is|in|niedrig|negativ|unauffällig)$`,
  'u',
)
const notElevated = new RegExp(
  pattern`${start}(?:(?:un|non|not|no|without|nicht|keine)[\s-]*(?:significant(?:ly)?\s+)?(?:elevat(?:ed|ions?)|
    erhöh(?:t|ung))|(?:no|non|not|keine)[\s-]*(?:reacti(?:on|ve|vity)|reaktion|detected))${end}`,
  'gu',
)
const negated = new RegExp(`${start}(?:not|non|no|never|without|nicht|kein\\p{L}*)[\\s-]+\\p{L}+`, 'gu')

const classNumber = '(?:\\d+|[iv]+)'
const classMention = new RegExp(
  `${start}(?:class|klasse)[\\s:.#]*(${classNumber})(?:\\s*[/–-]\\s*(${classNumber}))?${end}(?![.,]\\d)`,
  'u',
)
const bareClass = new RegExp(`^(${classNumber})(?:[.,]0+)?(?:\\s*[/–-]\\s*(${classNumber}))?$`, 'u')
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi']

function levelOfClassNumber(first: string | undefined, second: string | undefined): Level | undefined {
  const numbers = [first, second]
    .filter((text) => text !== undefined)
    .map((text) => (/^\d+$/.test(text) ? Number(text) : romans.indexOf(text) + 1 || Number.NaN))
  const highest = Math.max(...numbers)
  if (Number.isNaN(highest) || highest > 6) return undefined
  if (highest >= 3) return 'high'
  return highest === 2 ? 'moderate' : 'low'
}

/**
 * Takes a "class 3", "Class III" or "class 3/4" (the higher counts) out of a text. `level` is
 * undefined without a class or with one that does not exist; `rest` is the lower-case text without
 * the class.
 */
export function takeClass(text: string): { level: Level | undefined; rest: string } {
  const plain = tidied(text)
  const found = classMention.exec(plain)
  const level = found ? levelOfClassNumber(found[1], found[2]) : undefined
  return { level, rest: level ? plain.replace(classMention, ' ').trim() : plain }
}

/**
 * Reads a level from words (S2 section 5): the highest one named decides ("moderate to high" is
 * high). A low one must be certain: "above normal", "abnormal", "not high", "low volume" are
 * undefined, like every unknown text.
 */
export function levelOfText(text: string): Level | undefined {
  if (text.length > maxLength) return undefined
  const { level: classed, rest } = takeClass(text)
  const plain = rest.replace(notElevated, ' unelevated ').replace(negated, ' ? ')
  if (classed === 'high' || highWords.test(plain)) return 'high'
  if (classed === 'moderate' || moderateWords.test(plain)) return 'moderate'
  if (doubtful.test(plain)) return undefined
  if (lowBySpecification.test(plain)) return 'low'
  const tokens = plain.split(/[^\p{L}\d]+/u).filter((token) => token !== '')
  const saysLow = classed === 'low' || tokens.some((token) => /^(?:low|neg|none|nied|unauf)/u.test(token))
  return saysLow && tokens.every((token) => lowVocabulary.test(token)) ? 'low' : undefined
}

/** Reads a cell of a column of classes: a bare `3`, `III` or `3/4`, or words. */
export function levelOfClass(text: string): Level | undefined {
  if (text.length > maxLength) return undefined
  const bare = bareClass.exec(tidied(text))
  return bare ? levelOfClassNumber(bare[1], bare[2]) : levelOfText(text)
}
