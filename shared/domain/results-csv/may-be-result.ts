import { levelOfText } from '../reports/level-text'
import { readResult } from './result-value'
import { pattern } from '../text/pattern'

/** Labels of lines about the sample, whose numbers are no results. */
const labels = new RegExp(
  pattern`^(?:sample|client|patient|name|id|no|nr|code|number|date|born|birth|geboren|age|alter|lab|laboratory|labor|
    order|page|seite|report|befund|phone|tel|lot|charge|batch|kit|plate|version|revision|dilution|verdünnung|cut-?off|
    limit|threshold|time|uhrzeit|panel|foodprint|foods|antigens|allergens|weight|gewicht|height|größe|count|total|
    barcode|\p{L}*(?:nummer|datum))$`,
  'u',
)

/** The beginning of a line that explains levels and names no food. */
const legend = /^(?:legend|key|legende|légende|leyenda|leggenda)\s?(?::|$)/iu

const tokensOf = (text: string) => text.toLowerCase().split(/[\s:;,=()[\]]+/u)

/** Whether a text names a level, `wheat low`; brackets are skipped as an explanation. */
export function namesLevel(text: string): boolean {
  const bare = text.replace(/[([].*$/u, '')
  return levelOfText(bare) !== undefined || tokensOf(bare).some((token) => levelOfText(token) !== undefined)
}

/**
 * Whether a line that is not read as a row may still be a result: it names a level, or has a
 * separate number; not `EF123` or a date.
 * @param isLabelled whether to skip numbers beside labels such as `Sample ID`
 */
export function mayBeResult(cells: readonly string[], isLabelled: boolean): boolean {
  if (legend.test(cells.find(Boolean) ?? '')) return false
  if (cells.some(namesLevel)) return true
  const tokens = cells.flatMap(tokensOf)
  if (isLabelled && tokens.some((token) => labels.test(token))) return false
  return tokens.some((token) => readResult(token, 'decimal').kind === 'number')
}
