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

/** Statements of other words than those of `parts`. */
const statements: Readonly<Record<'yes' | 'trace', string>> = {
  yes: `present dans le produit|in product|in recipe|im produkt|dans le produit|en el producto|nel prodotto
in het product|w produkcie|no produto|i produkten|i produktet`,
  trace: `on site|on same line|same line|same site|in factory|in same factory|im betrieb|im werk|sur le site
dans l atelier|en fabrica|in stabilimento|in fabriek|w zakladzie|na fabrica|i fabriken|pa fabrikken`,
}

/** The words of which a table's statements consist: "possible traces", "not contained". */
const parts: ReadonlyMap<string, Part> = new Map(
  Object.entries({
    beside: `of from von vom de del di da do van af av in im the en el il la le les w i a d as e est es sind
ist is are be also auch aussi anche tambien ook rowniez tambem aven risk risque risiko rischio riesgo risico
ryzyko risco contact kontakt kontakte contacto contatto contato by par por durch through allergens allergene
allergenes alergenos allergeni allergenen alergeny alergenios allergener ilosci ilosc ilosciach ilosciami
a an ein eine einen une uma een en ett quantities mengen quantites cantidades quantita hoeveelheden quantidades mangder form etat til`,
    has: `with mit avec con met z ze com med has have tiene tienen tem lleva llevan leva jest sa ma drin wel
har ten tener ter llevar levar sein zijn byc dish meal product recipe gericht produkt plat produit plato
producto piatto prodotto gerecht daniu produto prato ratten produkten`,
    holds: `contain contains contained containing included include includes present presence enthalten
enthalt beinhaltet vorhanden anwesend contient contiennent contenir presente presents presentes contiene
contienen contener presencia presenti presenza contengono contenere contenuti contenido contenidos aanwezig
aanwezigheid bevat bevatten zawiera zawieraja zawierac obecny obecna obecne obecnosc contem conter presenca
narvarande narvaro finns finnas innehaller innehalla indeholder indeholde tilstede ingar forekommer
stede inneholder vorkommen forekomme forekomma`,
    lacks: `absent absence absents absente absentes free frei abwesend abwesenheit ausente ausentes ausencia
assente assenti assenza afwezig afwezigheid vrij nieobecny nieobecna nieobecne nieobecnosc brak franvarande
franvaro fri fritt fria without ohne sans sin senza zonder bez sem utan uden exempt libre livre isento`,
    not: `not no nicht kein keine keinen ne pas aucun aucune non niet geen nie nao ej inte inga ikke ingen`,
    may: `may might can kann konnen peut peuvent puede pueden puo possono kan kunnen moze moga pode podem`,
    trace: `trace traces traza trazas traccia tracce spur spuren spoor sporen slad slady sladach sladow
sladowo sladowe sladowa sladowych vestigios vestigio tracos spar spor possible possibles possibly moglich
mogliche moglicher moglicherweise posible posibles possibile possibili mogelijk mogelijke mozliwe mozliwa
mozliwy mozliwie possivel possiveis mojlig mojliga mojligt mojligen muligt eventuell eventuelle eventuel
eventuelles eventual eventuale cross croise croisee croisees crociata crociate crociato cruzada cruzado krzyzowe
krzyzowy contamination contaminations contaminazione contaminazioni contaminacion contaminacao kontamination
kontaminering verunreinigung kreuzkontakt kreuzkontamination kruisbesmetting kruiscontaminatie besmetting
zanieczyszczenie korskontaminering korskontamination krydskontaminering mulig mulige
maybe perhaps eventuellement posiblemente muligvis eventuellt vielleicht misschien forse quiza quizas talvez
kanske maske`,
  } satisfies Record<Part, string>).flatMap(([part, all]) =>
    all.split(/\s+/u).map((word) => [word, part as Part] as const),
  ),
)
type Part = 'beside' | 'has' | 'holds' | 'lacks' | 'not' | 'may' | 'trace'

/** What words that all are parts of statements say together; `isHead`: only alone on a line. */
function composed(texts: readonly string[]): (Answered & { isHead: boolean }) | undefined {
  const found = new Set(texts.map((text) => parts.get(text)))
  if (found.has(undefined)) return undefined
  const [holds, has, not, may] = (['holds', 'has', 'not', 'may'] as const).map((part) => found.has(part))
  const say = (answer: Answer, isHead = false) => ({ answer, isStatement: true, isHead })
  if (may && not) return undefined
  const [trace, lacks] = [found.has('trace'), found.has('lacks')]
  if (lacks && (may || not)) return undefined
  if (trace || (may && (holds || has))) return say(not || lacks ? 'no' : 'trace', !trace && !holds)
  if (may) return undefined
  if (lacks) return say('no')
  if (holds) return say(not ? 'no' : 'yes')
  return has || not ? say(not ? 'no' : 'yes', true) : undefined
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
  return texts.length > longest ? undefined : (answers.get(texts.join(' ')) ?? headOf(texts, false))
}

/** The answer of words that head lines of foods, also by a mere "with" or "has". */
export function headOf(texts: readonly string[], isLine = true): Answered | undefined {
  const found = texts.length > 0 && texts.length <= longest ? composed(texts) : undefined
  return found && (isLine || !found.isHead) ? found : undefined
}

/** Where the longest answer at the end of some words begins; undefined without, as for "y". */
export function answerAtEnd(texts: readonly string[]): (Answered & { at: number }) | undefined {
  const last = texts.at(-1) ?? ''
  if (last.length === 1 && last !== 'x') return undefined
  for (let at = Math.max(1, texts.length - longest); at < texts.length; at++) {
    const rest = texts.slice(at)
    const found =
      answers.get(rest.join(' ')) ?? (parts.get(rest[0] ?? '') === 'beside' ? undefined : headOf(rest, false))
    if (found) return { ...found, at }
  }
  return undefined
}

const lastWords = (table: Iterable<string>) =>
  new Set([...table].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)))
const plainWords = lastWords(Object.values(words).flatMap((phrases) => phrases.split('|')))
const statementEnds = lastWords([
  ...answers.keys(),
  ...[...parts].flatMap(([word, part]) => (part === 'beside' ? [] : [word])),
])
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
