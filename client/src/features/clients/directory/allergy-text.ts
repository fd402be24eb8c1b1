import type { Reply } from '@shared/api'
import { listAllergies } from '@shared/domain/avoidance/allergies'
import { listed as inWords, plural } from '@shared/domain/text/counts'
import { byAlphabet } from '@shared/domain/text/fold'

type Food = Pick<Reply<'GET /api/allergens'>[number], 'name' | 'alternativeNames'>

/** Quoted entries end at a separator or the end, others at the next separator. */
const entries = /[^\S\n]*"(?:[^"]|"")*"[^\S\n]*(?=[,;\n]|$)|[^,;\n]+/gu
const SHOWN = 6

/** The bounds of the entry at the caret. */
function entryAt(text: string, caret: number): { start: number; end: number } {
  for (const { 0: entry, index: start } of text.matchAll(entries)) {
    const end = start + entry.length
    if (start <= caret && caret <= end) return { start, end }
  }
  return { start: caret, end: caret }
}

/** `PEPPER, BLACK` is turned around, because a comma separates entries. */
function entryOf(name: string): string {
  const inverted = /^([^,]+),\s*([^,]+)$/.exec(name)
  return (inverted ? `${inverted[2]} ${inverted[1]}` : name).replace(/\s*[,;\n]\s*/g, ' ')
}

const lower = (name: string) => name.toLowerCase()

/** Up to 6 foods with the text at the caret in any name, those beginning with it first. */
export function suggestionsFor(text: string, caret: number, foods: readonly Food[]): string[] {
  const { start, end } = entryAt(text, caret)
  // A name may be quoted, with the closing quote still missing.
  const typed = text.slice(start, end).replaceAll('"', '').trim().toLowerCase()
  if (typed.length < 2) return []
  const listed = new Set(listAllergies(text).flatMap((entry) => [entry, entryOf(entry)].map(lower)))
  const rank = ({ name, alternativeNames }: Food) => {
    const names = [entryOf(name), ...alternativeNames].map((each) => each.toLowerCase())
    if (names.some((each) => each.startsWith(typed))) return 0
    return names.some((each) => each.includes(typed)) ? 1 : undefined
  }
  return foods
    .flatMap((food) => {
      const entry = entryOf(food.name)
      const place = listed.has(entry.toLowerCase()) ? undefined : rank(food)
      return place === undefined ? [] : [{ entry, place }]
    })
    .sort((a, b) => a.place - b.place || byAlphabet(a.entry, b.entry))
    .slice(0, SHOWN)
    .map(({ entry }) => entry)
}

/** The list with the entry at the caret replaced by a food, and the new caret position. */
export function withSuggestion(text: string, caret: number, name: string): { text: string; caret: number } {
  const { start, end } = entryAt(text, caret)
  const space = start > 0 && text.charAt(start - 1) !== '\n' ? ' ' : ''
  const rest = text.slice(end)
  const before = `${text.slice(0, start)}${space}${name}${rest === '' ? ', ' : ''}`
  return { text: before + rest, caret: before.length }
}

/** A message about allergies that match no food of the catalogue; undefined for none. */
export function notUnderstoodText(allergies: readonly string[]): string | undefined {
  if (allergies.length === 0) return undefined
  const kept = plural(
    allergies.length,
    'We keep it on the list and match it by name only.',
    'We keep them on the list and match them by name only.',
  )
  return `We do not know ${inWords(allergies)}. ${kept}`
}
