import rows from './wishes.json' with { type: 'json' }
import { any, everywhere, meals, pattern } from '../words/words'

/**
 * `wishes`: what may be requested of a plate and how people say it (`plain` text). `phrases`: its
 * name in answers. `diets`: ways of eating and what they leave out.
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

/** Requests in a `plain` question: "vegan", "quick"; "not sweet" for a refusal. */
export function wishesIn(text: string): string[] {
  const found = ways
    .flatMap(([wish, way]) =>
      [...text.matchAll(way)].map((said) => ({ wish, at: said.index, end: said.index + said[0].length })),
    )
    .sort((a, b) => a.at - b.at || b.end - a.end)
  const all: string[] = []
  let last = { end: -1, isRefused: false }
  for (const { wish, at, end } of found) {
    const between = last.end < 0 ? '' : text.slice(last.end, at)
    const isRefused =
      refused.test(text.slice(0, at)) || (last.isRefused && /^ (?:or|nor|oder|noch|ou|ni|o) $/u.test(between))
    last = { end, isRefused }
    all.push(isRefused ? `not ${wish}` : wish)
  }
  return [...new Set(all)].filter((wish) => !diets[wish.replace(/^not /u, '')] || !wish.startsWith('not '))
}

export const leftOutBy = (wished: readonly string[]): string[] =>
  wished.flatMap((wish) => diets[wish]?.without.split(', ') ?? [])

/** A request that may be dropped: no diet and no refusal. */
export const isSoft = (wish: string) => !diets[wish] && !wish.startsWith('not ')

export const phraseOf = (wish: string): string => phrases[wish] ?? wish

const sweet = pattern('something sweet|sweet treats?|was susses|quelque chose de sucre|algo dulce')
const mealWords = meals.map(([category, said]) => [category, pattern(said)] as const)

export const categoryIn = (text: string): string | null =>
  (sweet.test(text) ? 'dessert' : mealWords.find(([, said]) => said.test(text))?.[0]) ?? null
