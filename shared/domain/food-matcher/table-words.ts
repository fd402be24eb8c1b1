import { pattern } from '../text/pattern'
import { cuePhrases } from './cues/cues'
import type { Cue } from './cues/cue'
import { gaps, type Token } from './tokens'

/**
 * What a cell of an allergen table says of the food of its row. `mark`: a letter or a cross, which
 * means "contained" or the contrary, depending on the table's other marks.
 */
export type Answer = 'yes' | 'no' | 'trace' | 'mark' | 'cross' | 'box' | 'dash'

/** An answer, and whether it is a word that begins statements as well: "contains", "free from". */
export type Answered = { answer: Answer; isStatement: boolean }

const words: Readonly<Record<'yes' | 'no' | 'mark', string>> = {
  yes: 'yes|ja|oui|si|tak|sim|y|j',
  no: `no|nein|non|nee|nie|nao|nej|n|none|keine|keiner|aucun|aucune|ninguno|ninguna|nessuno|nessuna|geen|brak
nenhum|nenhuma|ingen|inga|n a`,
  mark: 'x',
}

/** Statements that only a table shortens to these words. */
const statements: Readonly<Record<'yes' | 'no' | 'trace', string>> = {
  yes: `present|vorhanden|enthalten|present dans le produit|presente|presentes|presenti|aanwezig|obecny|obecne
inneholder|finns|included|in product|in recipe|im produkt|dans le produit|en el producto|nel prodotto|in het product
w produkcie|no produto|i produkten|i produktet|innehaller`,
  no: `not present|absent|free|frei|not contained|nicht enthalten|nicht vorhanden|no contiene|no presente|ausente
non presente|assente|niet aanwezig|afwezig|bevat niet|nieobecny|nie zawiera|nao presente|ikke til stede|finns ej
fri|vrij|contient pas|ne contient pas|non contiene|nao contem|indeholder ikke|innehaller ej|innehaller inte`,
  trace: `traces|possible|possibly|maybe|may be present|cross contamination|possible traces|kann enthalten|kann enthalten sein
kann spuren enthalten|kann in spuren enthalten sein|kann vorkommen|moglich|spur|possible traces|eventuel|eventuellement
posible|posiblemente|possibile|eventuale|mogelijk|kan bevatten|kan sporen bevatten|mozliwe|mozliwy|mozliwa|possivel
eventual|muligt|muligvis|spor|kan forekomme|spar|mojligt|eventuellt|on site|on same line|same line|same site
in factory|in same factory|im betrieb|im werk|sur le site|dans l atelier|en fabrica|in stabilimento|in fabriek
w zakladzie|na fabrica|i fabriken|pa fabrikken`,
}

const answerOfCue: Partial<Record<Cue, Answer>> = {
  contains: 'yes',
  trace: 'trace',
  traceBack: 'trace',
  notList: 'no',
  without: 'no',
  free: 'no',
}

const answers: ReadonlyMap<string, Answered> = new Map([
  ...[...cuePhrases].flatMap(([phrase, { cue }]) => {
    const answer = answerOfCue[cue]
    const short = phrase.replace(/ (?:of|von|de|di|van|af|av)$/u, '')
    return answer ? [phrase, short].map((one) => [one, { answer, isStatement: true }] as const) : []
  }),
  ...entriesOf(statements, true),
  ...entriesOf(words, false),
])

function entriesOf(table: Readonly<Record<string, string>>, isStatement: boolean) {
  return Object.entries(table).flatMap(([answer, phrases]) =>
    phrases.split(/[|\n]/u).map((phrase) => [phrase, { answer: answer as Answer, isStatement }] as const),
  )
}

/** The most words of an answer: "kann in Spuren enthalten sein". */
const longest = 5

/** The answer that the words from `first` to `end` are as a whole. */
export function answerOf(texts: readonly string[]): Answered | undefined {
  return texts.length > longest ? undefined : answers.get(texts.join(' '))
}

/** Where the longest answer at the end of some words begins; undefined without, as for "y". */
export function answerAtEnd(texts: readonly string[]): (Answered & { at: number }) | undefined {
  const last = texts.at(-1) ?? ''
  if (last.length === 1 && last !== 'x') return undefined
  for (let at = Math.max(1, texts.length - longest); at < texts.length; at++) {
    const found = answers.get(texts.slice(at).join(' '))
    if (found) return { ...found, at }
  }
  return undefined
}

const lastWords = (table: Iterable<string>) =>
  new Set([...table].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)))
const plainWords = lastWords(Object.values(words).flatMap((phrases) => phrases.split('|')))
const statementEnds = lastWords(answers.keys())
const lineEnds = gaps.line | gaps.comma | gaps.semicolon | gaps.stop | gaps.close
const wordEnds = lineEnds | gaps.colon

/** Whether some words can be an answer at all, by their last word. */
export const endsAnswer = (word: string) => statementEnds.has(word)

/** Whether a text has a word or a symbol of a table at all; without, there is none to look for. */
export function hasAnswers(text: string, tokens: readonly Token[]): boolean {
  for (let at = 0; at < tokens.length; at++) {
    const { text: word, end } = tokens[at] as Token
    if (!statementEnds.has(word)) continue
    const gap = tokens[at + 1]?.gap ?? lineEnds
    if (gap & (plainWords.has(word) ? wordEnds : lineEnds) || isWide.test(text.slice(end, end + 2)))
      return true
  }
  return anySymbol.test(text)
}
const isWide = /^(?:\t|\s*\||\s\s)/u

/** The meaning that a cell's words have as a whole in statements: "Allergens", "Ingredients". */
export const cueOfCell = (texts: readonly string[]) => cuePhrases.get(texts.join(' '))?.cue

const characters: readonly (readonly [Answer, string])[] = [
  ['yes', '✓✔☑✅🗸√'],
  ['cross', '✗✘✕✖❌❎☒🗙'],
  ['box', '☐⬜'],
]
export const symbols: ReadonlyMap<string, Answer> = new Map(
  characters.flatMap(([answer, some]) => Array.from(some, (one) => [one, answer] as const)),
)
const anySymbol = new RegExp(
  pattern`[${characters.map(([, some]) => some).join('')}]|
    [\s:|][+–—-][ \u00a0]*(?:$|[\n\r\t|,;)])`,
  'u',
)
