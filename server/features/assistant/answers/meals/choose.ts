import { rolesOf } from '@shared/domain/verdict/swaps'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { foodMatcher, foodRoles } from '../../../foods/foods.public'
import { titled, type Answer } from '../../answer'
import { capital, type Own, reported } from '../person/about-person'
import { type Judged, judged, lineOn, listedWithReasons, titles } from './judged'
import { type Dish, dishNamedIn } from './dishes'
import { dishIdeas, meal } from './ideas'
import kindRows from './kinds.json' with { type: 'json' }
import { holderOf, knownAmong, leftOutIn, type Way } from './left-out'
import { plain } from '../words/plain'
import rows from './uses.json' with { type: 'json' }
import { leftOutBy, wishesIn } from './wishes'
import { everywhere, pattern } from '../words/words'

/**
 * A kind of food to buy, the usual ones first. `said`: its names (`plain` text). `use`: what it is
 * for. `category`: catalogue foods of that kind. `offers`: products, separated by commas. `advice`:
 * what to check. `uses`: which of them for which job. `isOfFamily`: a replacement has the same
 * name.
 */
export type Kind = {
  name: string
  said?: string
  use?: string
  category?: string
  offers: string
  advice?: string
  isOfFamily?: boolean
  uses?: readonly { asked: string; offers: string }[]
}

/** Kinds named by a use first: "on bread" says more than the cheese that is replaced. */
export const kinds: readonly Kind[] = kindRows

const MOST_OFFERS = 8
const MOST_OTHERS = 4
/** Later offers are hardly ever reached. */
const MOST_JUDGED = 24

/** A use, in the words of questions and in those of the swaps. */
const uses = rows.map(({ asked, use }) => ({ asked: pattern(asked), use: new RegExp(use, 'u') }))

type Place = { at: number; length: number }
const placeOf = (said: string | undefined, text: string): Place | undefined => {
  const found = said === undefined ? null : pattern(said).exec(text)
  return found ? { at: found.index, length: found[0].length } : undefined
}

/** The kind that the last words name: "cream cheese" is a cheese, ice cream is no cream. */
function kindOf(words: string): { kind: Kind; length: number } | undefined {
  const [named] = kinds
    .flatMap((kind) => {
      const last = kind.said ? [...words.matchAll(everywhere(kind.said))].at(-1) : undefined
      return last ? [{ kind, end: last.index + last[0].length, length: last[0].length }] : []
    })
    .sort((a, b) => b.end - a.end || b.length - a.length)
  if (named) return named
  const { mentions, foods } = foodMatcher().read(words)
  const [key = ''] = mentions.flatMap(({ sure }) => [...sure])
  const category = foods.get(key)?.category
  const kind = kinds.find((each) => category !== undefined && each.category === category)
  return kind && { kind, length: 0 }
}

/** The dish that words name, unless they name a kind of food as well: a wrap, a stock cube. */
function dishOf(words: string): Dish | undefined {
  const found = dishNamedIn(words)
  return found && found.length > (kindOf(words)?.length ?? 0) ? found.dish : undefined
}

const kindForUse = (text: string) => kinds.find(({ use }) => use !== undefined && pattern(use).test(text))

/** Whether a `plain` text asks for something that does a job: thickens, binds, glazes. */
export const isForUse = (text: string) => kindForUse(text) !== undefined

/** The kind that comes first: "which flour for bread". */
function kindNamedIn(text: string): ({ kind: Kind } & Place) | undefined {
  const [first] = kinds
    .flatMap((kind) => {
      const place = placeOf(kind.said, text) ?? placeOf(kind.use, text)
      return place ? [{ kind, ...place }] : []
    })
    .sort((a, b) => a.at - b.at || b.length - a.length)
  return first
}

/** The products of a kind, for the use that is asked. */
const offersOf = ({ offers, uses: wanted }: Kind, asked: string): string[] =>
  (wanted?.find(({ asked: said }) => pattern(said).test(asked))?.offers ?? offers).split(', ')

/** What does the same job as a food, for the use that is asked. */
function swapsOf(said: Verdict, asked: string): { words: string; use: string }[] {
  if (said.isDish) return []
  const all = rolesOf(foodMatcher(), foodRoles(), said).flatMap(({ use, offers }) =>
    offers.map(({ words }) => ({ words, use })),
  )
  const wanted = uses.filter((use) => use.asked.test(asked)).map(({ use }) => use)
  return all.filter(({ use }) => wanted.length === 0 || wanted.some((one) => one.test(use)))
}

/** Takes one of each list in turn. */
const alternate = (lists: readonly (readonly string[])[]): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat(),
  ),
]

/** `useOf` says what an offer is for when the question names no use. */
type Offered = Judged & { advice: string | undefined; useOf?: (words: string) => string | undefined }

/** Judged replacements for foods, without those that contain one of them. */
export function replacing({ person }: Pick<Own, 'person'>, left: readonly Verdict[], asked: string): Offered {
  const words = left.map(({ q, understoodAs }) => understoodAs ?? q)
  const swaps = left.flatMap((said) => swapsOf(said, asked))
  const wanted = kindForUse(asked)
  const own = words.map((each) => kindOf(each)?.kind)
  const found = [...new Set([wanted, ...own])].filter((kind) => kind !== undefined)
  const isForUse =
    uses.some((use) => use.asked.test(asked)) && left.some((said) => swapsOf(said, asked).length > 0)
  const isOfSwaps = isForUse || found.length === 0
  // Swaps know more about a use than a whole family does.
  const lists = [
    ...(isOfSwaps ? left.map((said) => swapsOf(said, asked).map((swap) => swap.words)) : []),
    ...found.map((kind) => offersOf(kind, asked)),
  ]
  const isOfThem = holderOf([...words.filter((_, at) => !own[at]?.isOfFamily), ...leftOutBy(wishesIn(asked))])
  const offers = alternate(wanted ? lists.toReversed() : lists)
    .filter((each) => !words.includes(each) && !isOfThem(each))
    .slice(0, MOST_JUDGED)
  const isOther = ({ keys }: Verdict) =>
    left.every((said) => said.keys.join() !== keys.join() || keys.length === 0)
  const { fits, seldom, out, ask } = judged(person, offers)
  return {
    fits,
    seldom: seldom.filter(isOther),
    out: out.filter(isOther),
    ask,
    advice: found[0]?.advice,
    useOf: (words) =>
      found.length > 0 || isForUse ? undefined : swaps.find((swap) => swap.words === words)?.use,
  }
}

/** One line for each list: fits, only now and then, not. */
const linesOf = (
  { fits, seldom, out, advice, useOf }: Offered,
  lead: string,
): (string | false | undefined)[] => [
  fits.length > 0 &&
    `${lead}: ${titles(fits.slice(0, MOST_OFFERS))
      .map((name) => (useOf?.(name) ? `${name} (${useOf(name)})` : name))
      .join(', ')}.`,
  titled('Only now and then', listedWithReasons(seldom, MOST_OTHERS)),
  titled('Not for you', listedWithReasons(out, MOST_OTHERS)),
  fits.length > 0 && advice,
]

const waysOf: Record<'instead' | 'taste-alike', readonly Way[]> = {
  instead: ['before', 'after', 'compound', 'without', 'like'],
  'taste-alike': ['like', 'missed', 'after', 'without'],
}

/** What replaces a food in a use or dish; undefined when no food is named. */
export async function instead(
  own: Own,
  about: 'instead' | 'taste-alike',
  part: string,
): Promise<Answer | undefined> {
  const text = plain(part)
  const { foods, rest } = leftOutIn(part, waysOf[about])
  const left = knownAmong(foods, own.person)
  if (left.length === 0) return kindNamedIn(rest) && foods.length === 0 ? choose(own, part) : undefined
  // "A milk for my coffee that is not almond" names the kind and an exception.
  const isReplaced = leftOutIn(part, ['before', 'after', 'compound', 'like']).foods.length > 0
  if (!isReplaced && kindNamedIn(rest)) return choose(own, part)
  const words = left.map(({ q, understoodAs }) => understoodAs ?? q)
  const offered = replacing(own, left, rest)
  const dishIn = offered.fits.length > 0 ? dishOf : (each: string) => dishNamedIn(each)?.dish
  const dish = words.map((each) => dishIn(plain(each))).find(Boolean)
  const wish = { wished: wishesIn(text), wanted: [] }
  const lead =
    about === 'taste-alike'
      ? 'Closest matches without the foods you leave out'
      : 'Alternatives without the foods you leave out'
  if (dish) {
    const others = words.filter((each) => dishIn(plain(each)) !== dish)
    const { ideas, kinds: usual, how } = dishIdeas(own, dish, { ...wish, without: others })
    if (ideas !== '') return saying(own, left, [`${lead}: ${ideas}.`, how, usual])
  }
  const use = dishNamedIn(rest)?.dish
  const made = use && dishIdeas(own, use, { ...wish, without: words })
  if (offered.fits.length === 0 && !made?.ideas) return meal(own, null, `ideas without ${words.join(' or ')}`)
  return saying(own, left, [
    ...linesOf(offered, lead),
    ...(use && made?.ideas ? [`For ${use.name}: ${made.ideas}.`, made.how] : []),
  ])
}

const saying = (
  { person }: Own,
  left: readonly Verdict[],
  lines: readonly (string | false | undefined)[],
): Answer => reported({ person, said: left }, ...left.map(lineOn), ...lines)

/** Which product of a kind, or for a use: "which milk for my coffee", "what can I fry in". */
export async function choose(own: Own, part: string): Promise<Answer | undefined> {
  const text = plain(part)
  const { foods } = leftOutIn(part)
  const kind = kindNamedIn(text)
  const dish = dishNamedIn(text)
  const isDish = dish && (!kind || dish.at < kind.at || (dish.at === kind.at && dish.length > kind.length))
  if (isDish || !kind) return isDish ? meal(own, null, part) : undefined
  const left = knownAmong(foods, own.person)
  const wishes = wishesIn(text)
  const isOfThem = holderOf([...left.map(({ q }) => q), ...leftOutBy(wishes)])
  const offers = offersOf(kind.kind, text).filter((each) => !isOfThem(each))
  const offered = { ...judged(own.person, offers), advice: kind.kind.advice }
  const { name } = kind.kind
  const diets = wishes.filter((wish) => leftOutBy([wish]).length > 0)
  const lead = [capital(name), ...diets].join(', ')
  return saying(own, left, [
    ...linesOf(
      offered,
      `${lead}${diets.length > 0 ? ',' : ''} without your raised foods or anything else you leave out`,
    ),
    offered.fits.length === 0 && `I don't know any ${name} that would suit you.`,
  ])
}
