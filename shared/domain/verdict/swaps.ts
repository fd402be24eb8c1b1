import type { Offer, Role } from '../../knowledge/roles'
import type { Matcher } from '../food-matcher/food-matcher'
import { likelySingular } from '../food-matcher/plurals'
import { fold } from '../text/fold'
import { courseOf } from './dish-words'
import { isAllowedLevel } from './kinds'
import type { Person } from './person'
import { type Verdict, verdictOf } from './verdict'

/** A swap offered to one person, what to look for when buying it, and its own verdict. */
export type OfferedSwap = { foodName: string; why: string; kind: 'tolerated' | 'no-elevation' | 'not-tested' }

/** `role` is what all of them do, as in "Instead, to crumble on top"; null without any. */
export type Swaps = { role: string | null; swaps: OfferedSwap[] }

const MOST = 3

/** What does the same job as the words; `isWanted`: also where nothing speaks against them. */
export function swapsFor(
  matcher: Matcher,
  roles: readonly Role[],
  said: Verdict,
  person: Person,
  isWanted = false,
): Swaps {
  if (said.answer !== 'not-food' && (isWanted || isNeeded(said)))
    for (const { use, offers } of rolesOf(matcher, roles, said)) {
      const swaps = offeredOf(matcher, offers, said, person)
      if (swaps.length > 0) return { role: use, swaps }
    }
  return { role: null, swaps: [] }
}

function isNeeded({ answer, foods }: Verdict): boolean {
  if (answer === 'allergy' || answer === 'leave-out') return true
  // Of a family with allowed members, these are the best swaps.
  const isSplit =
    foods.some(({ relation }) => relation === 'family') && foods.some(({ level }) => isAllowedLevel(level))
  return (
    !isSplit &&
    foods.some(
      ({ level, relation, inBaseline }) => !isAllowedLevel(level) && !inBaseline && relation !== 'far',
    )
  )
}

/** The first tested offers, and untested ones where these are few. */
function offeredOf(matcher: Matcher, offers: readonly Offer[], said: Verdict, person: Person): OfferedSwap[] {
  const untested: OfferedSwap[] = []
  const tested: OfferedSwap[] = []
  const asked = wordsOf(said.title)
  // An allergy often extends to related foods: what is less alike comes first.
  const ordered =
    said.answer === 'allergy' ? offers.toSorted((a, b) => Number(a.isRelated) - Number(b.isRelated)) : offers
  for (const { words, tip } of ordered) {
    if (tested.length === MOST) break
    if (wordsOf(words).every((word) => asked.includes(word))) continue
    const judged = verdictOf(matcher, words, person)
    if (!isOffered(judged) || (!said.isDish && judged.keys.some((key) => key === said.keys[0]))) continue
    const kind = judged.kind === 'tolerated' || judged.kind === 'not-tested' ? judged.kind : 'no-elevation'
    ;(kind === 'not-tested' ? untested : tested).push({ foodName: capital(words), why: tip, kind })
  }
  return [...tested, ...untested].slice(0, MOST)
}

/** Whether nothing at all speaks against a swap, not even now and then or in some recipe. */
const isOffered = ({ answer, foods, gravest, relatedAllergies }: Verdict): boolean =>
  (answer === 'go-ahead' || answer === 'not-tested') &&
  foods.every(({ level }) => isAllowedLevel(level)) &&
  gravest.every(({ level }) => level !== 'allergy') &&
  relatedAllergies.length === 0

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The roles of what the words name, the usual one first. */
export function rolesOf(matcher: Matcher, roles: readonly Role[], said: Verdict): readonly Role[] {
  const index = indexOf(roles)
  const words = wordsOf(said.understoodAs ?? said.title)
  const whole = nameIn(index, words)
  // Of a list, the food that decided.
  const own = nameIn(index, wordsOf(said.about[0] ?? ''))
  const name = (own && !whole?.includes(own) ? own : whole) ?? ''
  const isPlain = matcher.read(name).mentions.every(({ entry }) => entry.source === 'name')
  // "Salmon en croute" is no salmon.
  const isPartOfDish = said.isDish && isPlain && !headIn(words).endsWith(name)
  const named = index.get(name)
  if (named && !isPartOfDish) return named
  const { mentions, foods } = matcher.read(words.join(' '))
  // A name in another language.
  const isFood = mentions.length === 1 && mentions[0]?.entry.source === 'name'
  const english = isFood ? foods.get(said.keys[0] ?? '')?.name : undefined
  const known = english && index.get(nameIn(index, wordsOf(english)) ?? '')
  if (known) return known
  if (!said.isDish) return []
  const isOfFlesh = said.keys.some((key) => isFlesh(foods.get(key)?.category))
  const parts = said.parts.map((part) => part.name)
  const course = isOfFlesh ? 'savoury' : courseOf(said.title, parts)
  return roles.filter(({ dish }) => dish === course)
}

const isFlesh = (category = '') => category === 'meat' || category === 'fish-and-seafood'

const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => likelySingular(word) ?? word)

const nameOf = (words: readonly string[]) => words.join(' ')

/** Words after which a dish's name only says what is with it. */
const isLink = (word: string) => /^(?:with|without|in|on|from|mit|ohne|con|sin|avec|sans)$/u.test(word)

const MOST_WORDS = 5

/** Where words begin to say what is with a dish. */
function linkIn(words: readonly string[]): number {
  const at = words.findIndex((word, index) => index > 0 && isLink(word))
  return at < 0 ? words.length : at
}

const headIn = (words: readonly string[]) => nameOf(words.slice(0, linkIn(words)))

/** The name that says what it is: the last one, as in "tomato soup", but before "with". */
function nameIn(names: ReadonlyMap<string, unknown>, words: readonly string[]): string | undefined {
  for (let end = words.length; end > 0; end--)
    for (let start = Math.max(0, end - MOST_WORDS); start < Math.min(end, linkIn(words)); start++) {
      const name = nameOf(words.slice(start, end))
      if (names.has(name)) return name
    }
  return undefined
}

const indexes = new WeakMap<readonly Role[], ReadonlyMap<string, readonly Role[]>>()

/** The roles of each name, the usual one first. */
function indexOf(roles: readonly Role[]): ReadonlyMap<string, readonly Role[]> {
  const known = indexes.get(roles)
  if (known) return known
  const index = new Map<string, Role[]>()
  for (const list of ['asked', 'also'] as const)
    for (const role of roles)
      for (const each of role[list]) {
        const name = nameOf(wordsOf(each))
        index.set(name, [...(index.get(name) ?? []), role])
      }
  indexes.set(roles, index)
  return index
}
