import { parseDate } from './dates'
import { withoutHouse } from './persons-in'

/** As IDs are compared: file names hold none of the marks that laboratories write, `A.1/2` is `A-1-2` there, and `#7` is `7`. */
const plain = (id: string) =>
  id
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._/\\–-]+/gu, '-')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

/** An ID with its letters and the digits behind them as one: `EF-20418` is EF20418, where `1-23` is not 12-3. */
export const joinedId = (id: string): string => id.trim().replace(/^(\p{L}+)[\s._-]+(?=\d+$)/u, '$1')

/** Whether two sample IDs are the same, whatever their capitals and the marks between their parts. */
export const sameSample = (one: string, other: string): boolean => plain(one) === plain(other)

const materials = new Set(
  `serum plasma blood wholeblood driedblood driedbloodspot dbs capillaryblood venousblood edta
  edtablood fingerprick igg food foods food/igg blut vollblut kapillarblut trockenblut sang sangre
  sangue na none unknown`.split(/\s+/),
)

/** Whether what stands under `Sample` names one: what it is made of, or the day it was taken, does not. */
export const namesSample = (text: string): boolean =>
  (/\d/.test(text) ||
    (/\p{L}/u.test(text) && !materials.has(text.toLowerCase().replace(/[^\p{L}/]/gu, '')))) &&
  parseDate(text) === undefined

/** Of an ID its runs of letters and digits with their lengths: `EF20418` and `QM31877` have one shape. */
function shapeOf(id: string): string {
  return id.normalize('NFKC').replace(/\p{L}+|\d+/gu, (run) => `${/\d/.test(run) ? 'D' : 'A'}${run.length}`)
}

/** Whether a text is made as an ID is, so that it may be another one of its kind. */
export const isMadeAs = (text: string, own: string): boolean =>
  own.length >= shortest && /\d/.test(own) && shapeOf(text) === shapeOf(own)

const shortest = 4
const isYear = (text: string) => /(?:19|20)\d\d$/u.test(text)

/**
 * The sample IDs that stand in a title or in a file's name: what follows `sample`, and what is made as the report's own ID
 * is, where that has letters and digits, or stands alone in its line or between bars as an ID does. Words, years and addresses are none.
 */
export function samplesIn(line: string, own: string): string[] {
  const title = withoutHouse(line)
  const named = [
    ...title.matchAll(
      /(?<![\p{L}\d])(?:samples?|specimen|proben?)[\s_-]*(?:id|no|nr|number|code)?[.:#\s_-]+([\p{L}\d][\p{L}\d./-]*)/giu,
    ),
  ]
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
