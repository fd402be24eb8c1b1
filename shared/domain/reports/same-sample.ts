import { parseDate } from '../text/dates'
import { withoutLabLabels } from '../people/persons-in'
import { pattern } from '../text/pattern'

/** For comparing with file names, which cannot contain all signs: `A.1/2` becomes `A-1-2`. */
const plain = (id: string) =>
  id
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._/\\–-]+/gu, '-')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

/** Joins an ID's letters and following digits: `EF-20418` is EF20418, `1-23` is not 123. */
export const joinedId = (id: string): string => id.trim().replace(/^(\p{L}+)[\s._-]+(?=\d+$)/u, '$1')

/** Whether two sample IDs are the same, regardless of case and separators. */
export const sameSample = (one: string, other: string): boolean => plain(one) === plain(other)

const materials = new Set(
  `serum plasma blood wholeblood driedblood driedbloodspot dbs capillaryblood venousblood edta
  edtablood fingerprick igg food foods food/igg blut vollblut kapillarblut trockenblut sang sangre
  sangue na none unknown`.split(/\s+/),
)

/** Whether a value under `Sample` is an ID, not the material or the day it was taken. */
export const namesSample = (text: string): boolean =>
  (/\d/.test(text) ||
    (/\p{L}/u.test(text) && !materials.has(text.toLowerCase().replace(/[^\p{L}/]/gu, '')))) &&
  parseDate(text) === undefined

/** Runs of letters and digits with their lengths: the same for `EF20418` and `QM31877`. */
function shapeOf(id: string): string {
  return id.normalize('NFKC').replace(/\p{L}+|\d+/gu, (run) => `${/\d/.test(run) ? 'D' : 'A'}${run.length}`)
}

/** Whether a text has the pattern of an ID, so that it may be another one. */
export const hasPatternOf = (text: string, own: string): boolean =>
  own.length >= shortest && /\d/.test(own) && shapeOf(text) === shapeOf(own)

const shortest = 4
const isYear = (text: string) => /(?:19|20)\d\d$/u.test(text)

const labelledSample = new RegExp(
  pattern`(?<![\p{L}\d])(?:samples?|specimen|proben?)[\s_-]*(?:id|no|nr|number|
    code)?[.:#\s_-]+([\p{L}\d][\p{L}\d./-]*)`,
  'giu',
)

/**
 * The sample IDs in a title or a file's name: what follows `sample`, and texts with the pattern of
 * the report's own ID, where that has letters and digits, or is alone in its line or between bars.
 * Words, years and addresses are none.
 */
export function samplesIn(line: string, own: string): string[] {
  const title = withoutLabLabels(line)
  const named = [...title.matchAll(labelledSample)]
    .map(([, id = '']) => id.replace(/[./-]+$/u, ''))
    .filter((id) => /\d/.test(id) && namesSample(id))
  const isTelling = own.length >= shortest && /\p{L}/u.test(own) && /\d/.test(own)
  const shape = shapeOf(joinedId(own))
  const alike = isTelling
    ? [
        ...title
          .replace(/\S+@\S+|\bhttps?:\S+|\bwww\.\S+/giu, ' ')
          .matchAll(/[\p{L}\d]+(?:[./-][\p{L}\d]+)*/gu),
      ]
        .map(([token]) => token)
        .filter((token) => shapeOf(joinedId(token)) === shape)
    : []
  const cells = title.split(' | ')
  const inColumns =
    cells.length > 1
      ? cells.filter(
          (cell) =>
            /^\p{L}{1,5}[-_ ]?\d{2,}$/u.test(cell) && !isYear(cell) && !/^(?:od|a|abs)\d{3}$/iu.test(cell),
        )
      : []
  const [, alone = ''] = /^[#\s]*((?!I[gG])\p{Lu}{2,3}-?\d{3,})$/u.exec(title.trim()) ?? []
  const onlyId = alone === '' || /^(?:OD|ABS)/u.test(alone) ? [] : [alone]
  return [...new Set([...named, ...alike, ...inColumns, ...onlyId])]
}
