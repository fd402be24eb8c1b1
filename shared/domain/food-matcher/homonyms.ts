import type { Cue } from './cues/cue'
import type { Entry, Phrase } from './phrases'
import type { Token } from './tokens'

/** The meaning of a folded word in each language in which it is a food, or expressly none. */
export type Homonyms = ReadonlyMap<string, ReadonlyMap<string, Entry>>

const telling = new Set<Cue>(
  'trace place contains allergens ingredients made notList without unsuitable suitable'.split(' ') as Cue[],
)

/** Statement words that occur in one language only. */
const words = new Map(
  Object.entries({
    it: 'contenere sono della dello dove garantire garantiamo escludere assenza presenza anche lavorano lavora trattano tratta utilizzano utilizza',
    nl: 'van het een bevatten afwezig aanwezig afwezigheid aanwezigheid gegarandeerd garanderen uitsluiten worden wordt verwerkt ook',
    pl: 'zawierac oraz gwarantujemy zagwarantowac wykluczyc obecnosci braku rowniez',
    sv: 'och innehalla garantera garanteras uteslutas uteslutna forekomst aven hanteras hanterar anvands',
    da: 'og indeholde garantere garanteres udelukkes forekomst ogsa handteres handterer anvendes',
    pt: 'conter garantir garantimos excluir ausencia presenca tambem',
  }).flatMap(([language, all]) => all.split(' ').map((word) => [word, [language]] as const)),
)

/**
 * Reads words that are foods in one language and something else in another, Dutch `room` and Danish
 * `rug`, where the statement or heading before them is in that language; before the first, by the
 * next one, and without any in the `language` of the text. A heading of several languages also
 * counts as those that the next statement may be in.
 */
export function withHomonyms(
  phrases: Phrase[],
  tokens: readonly Token[],
  homonyms: Homonyms,
  language: () => string | undefined,
): Phrase[] {
  const spoken = phrases.map((phrase) => languagesOf(phrase, tokens))
  let next: readonly string[] = []
  for (const [index, languages] of [...spoken.entries()].reverse())
    if (languages.length > 0) spoken[index] = next = shared(languages, next)
  let heard = next
  return phrases.map((phrase, index) => {
    const names = phrase.end - phrase.first === 1 ? homonyms.get(tokens[phrase.first]?.text ?? '') : undefined
    const entry = names && entryIn(names, heard.length > 0 ? heard : [language() ?? ''])
    if (entry) return { ...phrase, entry }
    const languages = spoken[index] ?? []
    if (languages.length > 0) heard = shared(languages, heard)
    return phrase
  })
}

function shared(languages: readonly string[], others: readonly string[]): readonly string[] {
  const both = languages.filter((language) => others.includes(language))
  return both.length > 0 ? both : languages
}

/** The meaning of a word in some languages; undefined where it is a food in only some of them. */
function entryIn(names: ReadonlyMap<string, Entry>, languages: readonly string[]): Entry | undefined {
  const entries = languages.flatMap((language) => names.get(language) ?? [])
  const isFood = (entry: Entry) => entry.kind === 'food' && entry.value.sure.size > 0
  if (entries.every(isFood)) return entries[0]
  return entries.length === languages.length && !entries.some(isFood) ? entries[0] : undefined
}

function languagesOf({ first, entry }: Phrase, tokens: readonly Token[]): readonly string[] {
  if (entry?.kind === 'cue') return telling.has(entry.cue) ? entry.languages : []
  return words.get(tokens[first]?.text ?? '') ?? []
}
