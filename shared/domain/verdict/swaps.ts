import type { Swap } from '../../knowledge/swaps'
import type { Matcher } from '../food-matcher/food-matcher'
import type { Person } from './person'
import { type Verdict, verdictOf } from './verdict'

/** What is offered to one person instead of a food, and what it is for. */
export type OfferedSwap = { foodName: string; why: string }

const MOST = 3

/**
 * What this person may eat instead of what decided a verdict, best first: nothing that the verdict itself would flag. Of
 * a dish with several of their foods each comes in turn. `swaps`: by the food's key; `isWanted`: where nothing speaks
 * against the food as well.
 */
export function swapsFor(
  matcher: Matcher,
  swaps: ReadonlyMap<string, readonly Swap[]>,
  said: Verdict,
  person: Person,
  isWanted = false,
): OfferedSwap[] {
  const replaced = said.foods
    .filter(({ level }) => level !== 'low')
    .map(({ foodName }) => ({ foodName, keys: keysOf(foodName, said, person) }))
  if (isWanted && replaced.length === 0) replaced.push({ foodName: said.title, keys: said.keys })
  const turns = replaced.map(({ foodName, keys }) => {
    const offers = keys.flatMap((key) => swaps.get(key) ?? [])
    const fitting = offers.flatMap((swap) => {
      const { kind } = verdictOf(matcher, swap.words, person)
      return kind === 'no-elevation' || kind === 'not-tested' ? [{ foodName, swap, kind }] : []
    })
    // What was tested comes before what nobody knows of.
    return fitting.sort((a, b) => Number(a.kind === 'not-tested') - Number(b.kind === 'not-tested'))
  })
  const offered = new Map<string, OfferedSwap>()
  for (let round = 0; turns.some((turn) => round < turn.length); round++)
    for (const turn of turns) {
      const offer = turn[round]
      if (!offer || offered.size >= MOST || offered.has(offer.swap.words)) continue
      offered.set(offer.swap.words, {
        foodName: capital(offer.swap.words),
        why: whyOf(offer.swap, replaced.length > 1 ? offer.foodName : undefined),
      })
    }
  return [...offered.values()]
}

/** The catalogue's foods that are to be replaced: of a group those that the words name. */
function keysOf(foodName: string, said: Verdict, { avoid, avoidFoods }: Person): string[] {
  const keys = avoidFoods[avoid.findIndex((entry) => entry.foodName === foodName)]?.keys ?? []
  const named = said.keys.filter((key) => keys.includes(key))
  return named.length > 0 ? named : keys.slice(0, MOST)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const whyOf = ({ use, mind }: Swap, instead: string | undefined) =>
  [instead && `for ${instead.toLowerCase()}`, use, mind && `mind ${mind}`].filter(Boolean).join('; ')
