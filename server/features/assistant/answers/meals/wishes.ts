import rows from './wishes.json' with { type: 'json' }
import { any, everywhere, meals, pattern } from '../words/words'

/**
 * `wishes`: what somebody may wish of a plate, by the word that plates have for it, and how they say so, as `plain`
 * writes it; `phrases`: what an answer calls it. `diets`: ways of eating, with the foods that they leave out.
 */
const {
  wishes,
  diets,
  phrases,
}: {
  wishes: Readonly<Record<string, string>>
  diets: Readonly<Record<string, { said: string; without: string }>>
  phrases: Readonly<Record<string, string>>
} = rows

const ways = [
  ...Object.entries(wishes),
  ...Object.entries(diets).map(([diet, { said }]) => [diet, said] as const),
].map(([wish, said]) => [wish, everywhere(said)] as const)

const refused = new RegExp(`(?:^| )${any(rows.no)}(?: ${any(rows.very)})* $`, 'u')

/**
 * What a question, as `plain` writes it, wishes of a meal: "vegan", "quick", and with "not" before it what is
 * refused: "not sweet".
 */
export function wishesIn(text: string): string[] {
  const found = ways
    .flatMap(([wish, way]) =>
      [...text.matchAll(way)].map((said) => ({ wish, at: said.index, end: said.index + said[0].length })),
    )
    .sort((a, b) => a.at - b.at || b.end - a.end)
  const told: string[] = []
  let last = { end: -1, isRefused: false }
  for (const { wish, at, end } of found) {
    const between = last.end < 0 ? '' : text.slice(last.end, at)
    const isRefused =
      refused.test(text.slice(0, at)) || (last.isRefused && /^ (?:or|nor|oder|noch|ou|ni|o) $/u.test(between))
    last = { end, isRefused }
    told.push(isRefused ? `not ${wish}` : wish)
  }
  return [...new Set(told)].filter((wish) => !diets[wish.replace(/^not /u, '')] || !wish.startsWith('not '))
}

/** The foods that the ways of eating among some wishes leave out. */
export const leftOutBy = (wished: readonly string[]): string[] =>
  wished.flatMap((wish) => diets[wish]?.without.split(', ') ?? [])

/** Those of some wishes that a plate may go without: neither a way of eating nor what is refused. */
export const isSoft = (wish: string) => !diets[wish] && !wish.startsWith('not ')

/** A wish as an answer names it. */
export const phraseOf = (wish: string): string => phrases[wish] ?? wish

const sweet = pattern('something sweet|sweet treats?|was susses|quelque chose de sucre|algo dulce')
const mealWords = meals.map(([category, said]) => [category, pattern(said)] as const)

/** The meal that a question names. */
export const categoryIn = (text: string): string | null =>
  (sweet.test(text) ? 'dessert' : mealWords.find(([, said]) => said.test(text))?.[0]) ?? null
