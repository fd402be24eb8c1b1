import { levelOfText } from '../reports/level-text'
import { plainText, type Unit, unitOf, unitsWithin, withPlainUnits } from './unit'
import { pattern } from '../text/pattern'

export type Role = 'food' | 'result' | 'class' | 'words' | 'unit' | 'other'

/**
 * The meaning of a header cell. `parts` are its words without units: before brackets, in them, and
 * after them. `isAside`: it names another number than the result, such as `Previous result` or `Raw
 * value`.
 */
export type HeaderCell = {
  text: string
  role: Role | undefined
  units: Unit[]
  parts: string[]
  isAside: boolean
}

const unitWords =
  'units?|uom|einheit(?:en)?|ma(?:ß|ss)einheit(?:en)?|dim|dimension|measure|unités?|unidad(?:es)?|unità'
const resultWords = pattern`results?|values?|concentrations?|conc|igg|werte?|messwerte?|ergebnis|ergebnisse|
  konzentration|r[ée]sultats?|valeurs?|resultados?|valor|valores|concentraci[oó]n|risultat[oi]|valore|concentrazione`
const foodWords =
  'foods?|foodname|allergens?|antigens?|items?|names?|nahrungsmittel|lebensmittel|aliments?|alimentos?|aliment[oi]'
const levelWords = 'levels?|interpretation|bewertung|severity|category|reactivity|status|flag'
/** Words for a class, also as an ending: `Reaktionsstufe`. A `z-score` is another number. */
const classWords = pattern`class(?:es|e)?|[\p{L}-]*klassen?|[\p{L}-]*stufen?|rast|cap|east|grad(?:es?|o|i)?|
  cla[sz]s?e|scores?`

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'u')
const unitWord = whole(unitWords)
const resultWord = whole(resultWords)
const roleWords: [Role, RegExp][] = [
  ['other', whole('group|category|gruppe|kategorie|latin|reference|ref|range|cut-?off|limit')],
  ['unit', unitWord],
  ['other', whole('no|nr|id|code|index|number|nummer|pos|position|row|#|№')],
  ['class', whole(classWords)],
  ['words', whole(levelWords)],
  ['result', resultWord],
  ['other', whole('sample|client|patient')],
  ['food', whole(foodWords)],
]

const asideWords = whole(
  pattern`previous|prev|prior|past|last|old|earlier|former|baseline|control|cut-?off|limit|threshold|reference|ref|
    norm|range|mean|median|average|avg|raw|od|absorb\p{L}*|blank|ratio|percent\p{L}*|rank|sd|cv|std|delta|change|diff|
    ln|wheal|difference|min|max|log|[a-z]-?score|signal\p{L}*|extin[kc]\p{L}*|fluores[cz]\p{L}*|lumines[cz]\p{L}*|
    intensit\p{L}*|reflect\p{L}*|od\d+|vor|vorher\p{L}*|vorwert|vorbefund|früher\p{L}*|letzt\p{L}*|alte[rsn]?|
    kontroll\p{L}*|referen\p{L}*|grenzwert|mittel\p{L}*|roh\p{L}*|rang|précédent\p{L}*|ancien\p{L}*|anterior\p{L}*|
    previ[oa]|precedente`,
)

/** Words beside a result's name that do not affect its numbers. */
const knownWords = whole(
  [resultWords, foodWords, levelWords, unitWords, classWords].join('|') +
    pattern`|antibod\p{L}*|antikörper|assay|test|elisa|lab|laboratory|labor|sample|client|patient|your|ihr\p{L}*|
      measured|measurement|` +
    pattern`gemessen\p{L}*|final|current|latest|new|newest|aktuell\p{L}*|neu\p{L}*|quantity|amount|reading|reaction|
      reaktion|` +
    pattern`response|titer|titre|for|on|at|by|and|or|the|a|und|für|der|des|is|are|as|all|given|reported|expressed|
      alle|angaben|sind|note|hinweis`,
)

const besideUnit = whole(
  `${unitWords}|${resultWords}|of|the|de|des|der|di|measurement|mesure|medida|misura|reporting|igg`,
)

const ofOther =
  /(?<!\p{L})(?:[st]?ig|im+unoglobulin)[\s-]?(?:[aemd]|g[\s-]?[1-4])(?![\p{L}\d]|\s?[-–/]\s?\d)/iu
const ofIgg = /(?<!\p{L})igg(?![\p{L}\d])(?!\s?-?[1-4](?!\d))/iu

const tokensOf = (text: string) => text.split(/[^\p{L}\d#№-]+/u).filter((token) => token !== '')

/** Reads one cell of a row as a header cell. */
export function readHeaderCell(text: string): HeaderCell {
  const nothing = { text, role: undefined, units: [], parts: [], isAside: false }
  if (text.length > 60) return nothing
  const plain = plainText(withPlainUnits(text))
  if (unitWord.test(plain.replace(/[.:]$/u, ''))) return { ...nothing, role: 'unit', parts: [plain] }
  const { units, rest } = unitsWithin(text)
  const parts = rest.map(plainText)
  const tokens = parts.flatMap(tokensOf)
  const names = ofIgg.test(plain) ? [...tokens, 'igg'] : tokens
  const role = roleWords.find(([, pattern]) => names.some((token) => pattern.test(token)))?.[0]
  const isDensity = units.some(({ text: unit }) => unit.toLowerCase() === 'od')
  const isAside = isDensity || tokens.some((token) => asideWords.test(token)) || /[±Δ]/u.test(text)
  const isMeasured = units.some(({ text: unit }) => unit.toLowerCase() !== 'index')
  const isResult = isMeasured && (role === undefined || role === 'words' || role === 'food')
  return { text, role: isResult ? 'result' : role, units, parts, isAside }
}

const day = String.raw`\d{4}-\d\d?-\d\d?|\d\d?\.\d\d?\.\d{4}|\d\d?\/\d\d?\/\d{4}|\d\d?\/(?:19|20)\d\d|(?:19|20)\d\d`
const dayPattern = new RegExp(String.raw`(?<![\d.])(?:${day})(?![\d.])`, 'u')

/** The words of a header without its year or date, and that year or date as written. */
export function datedWords({ parts }: HeaderCell): { words: string; date: string | undefined } {
  const text = parts.join(' ')
  const date = dayPattern.exec(text)?.[0]
  return { words: tokensOf(text.replace(dayPattern, ' ')).join(' '), date }
}

/** Signs of an unknown unit. */
const smellsOfUnit =
  /[µ㎍÷%‰³·]|\p{L}\s?\/\s?\p{L}|gram|(?<!\p{L})(?:ug|mcg|m?ls?|lit(?:er|re)s?|cc|units?)(?!\p{L})/iu

/**
 * The part of the results' header that was not understood: words that are neither its name nor a
 * unit, or numbers in brackets.
 * @param isNamed whether the header names the result; else only brackets and possible units are
 * checked
 */
export function unreadIn({ parts, units }: HeaderCell, isNamed: boolean): string | undefined {
  const isMeasured = units.some(({ scale }) => scale !== undefined)
  const unread = parts.map((part, at) => {
    const tokens = tokensOf(part.replace(dayPattern, ' ').replace(ofOther, ' '))
    const isKnown = (token: string) => knownWords.test(token) || levelOfText(token) !== undefined
    const isOdd = (token: string) =>
      /\p{L}/u.test(token) ? !isKnown(token) && !asideWords.test(token) : at > 0 && /\d/u.test(token)
    if (at === 0 && !isNamed) return !isMeasured && smellsOfUnit.test(part) ? part : ''
    const known = tokens.findIndex(isKnown)
    if (/[/*÷]\s?\d/u.test(part.replace(dayPattern, ' '))) return part
    // Anything may precede a name with its own unit: "Wheat panel concentration (µg/ml)".
    const tail = at === 0 && isMeasured ? tokens.slice(known === -1 ? tokens.length : known) : tokens
    return tail.some(isOdd) || /[%‰×^]/u.test(part) ? part : ''
  })
  return unread.find((part) => part !== '')
}

/** The antibody that texts name, if it is not IgG and they never name IgG: `IgE`, `IgG4`. */
export function otherAnalyte(texts: readonly string[]): string | undefined {
  if (texts.some((text) => ofIgg.test(text))) return undefined
  return texts.map((text) => ofOther.exec(text)?.[0]).find((found) => found !== undefined)
}

const isAntibody = /^[st]?ig[\s-]?(?:[aemd]|g(?:[\s-]?[1-4])?)$/iu

/** Whether a cell contains only the name of an antibody. */
export const namesAnalyte = (cell: string): boolean => isAntibody.test(cell)

export const isOtherAnalyte = ({ text }: HeaderCell): boolean => otherAnalyte([text]) !== undefined

/** The unit beside a label for units: `Unit: DU`, `Einheit;RAU`, `Unit of measurement;AU`. */
function labelledUnit(filled: readonly string[]): Unit | undefined {
  const [label = '', ...behind] = (filled[0] ?? '').split(/[:=]\s*/u)
  const tokens = tokensOf(plainText(label))
  const isLabel =
    tokens.some((token) => unitWord.test(token)) && tokens.every((token) => besideUnit.test(token))
  const texts = [behind.join(': '), ...filled.slice(1)].filter((text) => text !== '')
  const [text] = texts
  if (!isLabel || text === undefined || texts.length > 1) return undefined
  return unitOf(text) ?? { text, scale: undefined }
}

const ofUnits = /(?<!\p{L})(?:units?|einheit|values?|results?|werte?|ergebnis|angaben|conc|konz)/iu

/**
 * The units that a separate line gives for all results, `All values in µg/ml`. `hasNumber`: a
 * number is beside them, so they may apply to something else; `isPlain`: the line contains nothing
 * else.
 */
export function readUnitLine(cells: readonly string[]): {
  units: Unit[]
  hasNumber: boolean
  isPlain: boolean
} {
  const filled = cells.filter((cell) => cell !== '')
  const labelled = labelledUnit(filled)
  if (labelled) return { units: [labelled], hasNumber: false, isPlain: true }
  const text = filled.join(' ')
  const { units, rest } = unitsWithin(text)
  const tokens = rest.flatMap((part) => tokensOf(plainText(part)))
  const isOne =
    filled.length === 1 || (filled.length === 2 && unitWord.test(plainText(filled[0] ?? '').replace(':', '')))
  return {
    units: units.filter((unit) => unit.text.includes('/') || ofUnits.test(text)),
    hasNumber: tokens.some((token) => /^\d+$/u.test(token)),
    isPlain: isOne && tokens.every((token) => knownWords.test(token)),
  }
}
