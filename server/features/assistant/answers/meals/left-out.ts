import { verdictOf, type Verdict } from '@shared/domain/verdict/verdict'
import { siblingsOf } from '@shared/domain/verdict/families'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../../../foods/foods.public'
import { deniedIn, withoutDenied } from '../../../recipes/recipes.public'
import { foodsAsked, foodsListedIn } from '../../understand/foods'
import { plain } from '../words/plain'
import { any, meals } from '../words/words'
import rows from './left-out.json' with { type: 'json' }

/** What may follow the food: its use, and the question itself. */
const cut = new RegExp(` ${any(rows.behind, ...meals.slice(0, 5).map(([, said]) => said))}(?: .*)?$`, 'u')

const [after, like] = [any(rows.after), any(rows.like)]
const [wanting, substitute] = [any(rows.wanting), any(rows.substitute)]
const ways = {
  after: new RegExp(`(?<![\\p{L}\\d])${after} (?<food>.+)$`, 'u'),
  before: new RegExp(`^(?:.*(?<![\\p{L}\\d])${wanting} )?(?<food>[^ ].*?) ${substitute}(?: .*)?$`, 'u'),
  compound: /(?<food>\p{L}{3,})(?:ersatz|alternativen?)(?!\p{L})/u,
  like: new RegExp(`(?<![\\p{L}\\d])${like} (?<food>.+)$`, 'u'),
  missed:
    /^(?:hi |so |mir )?(?:le |la |les |l )?(?<food>.+?) (?:fehlt|fehlen|me manque|substituts?)(?: .*)?$/u,
}
export type Way = keyof typeof ways | 'without'

/** The foods that a question leaves out, and the rest of its `plain` text. */
export function leftOutIn(
  part: string,
  order: readonly Way[] = ['without'],
): { foods: string[]; rest: string } {
  const text = plain(part)
  for (const way of order) {
    if (way === 'without') {
      const foods = deniedIn(part).filter(({ meaning }) => meaning !== 'ordinary')
      if (foods.length === 0) continue
      return { foods: foods.map(({ name }) => name), rest: plain(withoutDenied(part)) }
    }
    const named = ways[way].exec(text)?.groups?.['food'] ?? ''
    const words = named.replace(cut, '')
    const foods = words
      .split(/ (?:and|or|n|nor|und|oder|noch|et|ou|ni|y|o|no|not|without|sans|ohne|sin) /u)
      .flatMap(foodsOf)
    if (foods.length > 0) return { foods, rest: text.replace(words, ' ').replace(/ +/gu, ' ') }
  }
  return { foods: [], rest: text }
}

/** "Dairy gluten" names two foods, "goats cheese" one. */
function foodsOf(words: string): string[] {
  const named = foodsListedIn(words)
  return named.length > 1 ? named : foodsAsked(words)
}

/** Whether words contain one of the foods, or belong to a named family: fruit, nuts, dairy. */
export function holderOf(foods: readonly string[]): (words: string) => boolean {
  const matcher = foodMatcher()
  const looked = matcher.resolve(foods.map((name) => ({ name })))
  const family = new Set(foods.flatMap((name) => siblingsOf(matcher.read(name)).flatMap(({ keys }) => keys)))
  return (words) => {
    if (foods.length === 0) return false
    const reading = matcher.read(words)
    return (
      matcher.verdicts(reading, looked).some(({ verdict }) => verdict === 'match') ||
      reading.mentions.some(({ sure }) => [...sure].some((key) => family.has(key)))
    )
  }
}

export const knownAmong = (foods: readonly string[], person: Person): Verdict[] =>
  foods.map((each) => verdictOf(foodMatcher(), each, person)).filter(({ kind }) => kind !== 'not-known')
