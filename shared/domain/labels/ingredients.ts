import { listPlace, pairBrackets } from '../food-matcher/list-place'
import type { Reading } from '../food-matcher/verdicts'

/** More than any label lists; text beyond is no list of ingredients. */
const MOST = 300
const LONGEST = 300

/** Ingredients as printed with brackets; without a heading, all up to the first statement. */
export function listIngredients(reading: Reading): string[] {
  const { start, end } = listPlace(reading)
  const text = reading.text.slice(start, end)
  const breaks = /[,;•·|]/u.test(text) ? /[,;•·|]/u : /[,;•·|\n]/u
  const partners = pairBrackets(text)
  const items: string[] = []
  let from = 0
  for (let at = 0; at < text.length && items.length < MOST; at++) {
    const partner = partners.get(at)
    if (partner !== undefined && partner > at) at = partner
    else if (isBreak(text, at, breaks)) {
      items.push(text.slice(from, at))
      from = at + 1
    }
  }
  items.push(text.slice(from))
  return items
    .map(tidy)
    .filter((item) => /\p{L}/u.test(item))
    .slice(0, MOST)
}

function isBreak(text: string, at: number, breaks: RegExp): boolean {
  const character = text[at] ?? ''
  const before = text[at - 1] ?? ''
  const after = text.slice(at + 1, at + 6)
  if (character === '.') return !/\d/u.test(before) && /^\s+\p{Lu}|^\s*$/u.test(after)
  // Not the decimal comma of "1,5 %".
  return breaks.test(character) && !(character === ',' && /\d/u.test(before) && /^\d/u.test(after))
}

function tidy(item: string): string {
  return item
    .slice(0, LONGEST * 2)
    .replace(/(\p{L})[-\u00ad][ \t]*\n[ \t]*(\p{Ll})/gu, '$1$2')
    .replace(/(\p{Lu})[-\u00ad][ \t]*\n[ \t]*(\p{Lu})/gu, '$1$2')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s*–-]*(?:(?:and|und|et|y)\s)?\s*|[\s.:*]+$/giu, '')
    .slice(0, LONGEST)
}
