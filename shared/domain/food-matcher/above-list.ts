import { isCereal } from './dairy-words'
import { isAnyGrain, wheatWords } from './group-members'
import type { Mention, ReadText } from './mentions'
import type { FoodEntry } from './phrases'
import type { PrintedList } from './printed-list'
import { gaps, isJoined } from './tokens'
import { isTrait } from './values'

const nothing: ReadonlySet<string> = new Set()
type Text = Pick<ReadText, 'tokens' | 'phrases' | 'foods'> & {
  /** A single word as a food or a dish. */
  entryOf(word: string): FoodEntry | undefined
}
type Range = { from: number; to: number }

/**
 * Drops what a name above the printed list leaves open, as the list says it: the usual ingredients
 * of a dish, and before the first comma all that is only possible, unless the name has an allergen
 * of which the list shows nothing: "cheese crackers" without cheese. A dish within the list that
 * its own list follows loses the usual ingredients too. What such a name has for sure, but no word
 * of it names, is only possible where the full list does not name it: the celery of a bolognese.
 */
export function leaveAboveList(
  text: Text,
  mentions: readonly (Mention | undefined)[],
  listOf: () => PrintedList | undefined,
) {
  const { tokens, phrases, foods } = text
  const comma = tokens.findIndex(({ gap }) => (gap & (gaps.comma | gaps.semicolon)) > 0)
  const isOpen = ({ first, usual, unsure }: Mention) =>
    usual.size > 0 || (unsure.size > 0 && (comma < 0 || first < comma))
  const mayHaveList = ({ first, end }: Mention) =>
    comma < 0 || first < comma || (tokens[tokens[end]?.isPercent ? end + 1 : end]?.opens ?? 0) > 0
  const isAsking = (mention: Mention | undefined) =>
    mention !== undefined &&
    (isOpen(mention) || (mayHaveList(mention) && isMade(text, mention.entry, mention.sure)))
  if (!mentions.some(isAsking)) return
  const list = listOf()
  if (!list) return
  const all = { from: phrases.findIndex(({ first }) => startAt(first) >= list.start), to: phrases.length }
  for (const [index, mention] of mentions.entries()) {
    if (!mention || mention.mode !== 'in') continue
    const start = startAt(mention.first)
    if (start < list.start ? start < list.title : hasOwnList(index)) mention.usual = nothing
    if (start < list.name && mention.unsure.size > 0)
      mention.unsure = new Set(
        [...mention.unsure].filter((concept) => {
          const group = groupOf(foods, concept)
          if (mention.entry.value.sure.has(concept)) return group !== '@gluten' || !isAnyGrain(mention)
          return mention.sure.has(group) && !isListed(group, all)
        }),
      )
    if (!list.isFull || !isMade(text, mention.entry, mention.sure)) continue
    const own = start < list.name ? all : start < list.start ? undefined : bracketAfter(text, mention, index)
    if (own) leaveListed(mention, own)
  }

  function startAt(token: number): number {
    return tokens[token]?.start ?? 0
  }

  function isListed(concept: string, { from, to }: Range): boolean {
    return mentions.slice(from, to).some((mention) => mention?.mode === 'in' && mention.sure.has(concept))
  }

  /** "Pesto 12 %: basil, oil" */
  function hasOwnList(index: number): boolean {
    const share = tokens[phrases[index + 1]?.first ?? tokens.length]
    const at = share?.isPercent && isJoined(share) ? index + 2 : index + 1
    return mentions[at] !== undefined && ((tokens[mentions[at].first]?.gap ?? 0) & gaps.colon) > 0
  }

  /** Leaves what neither a list nor the words of a name have only possible. */
  function leaveListed(mention: Mention, list: Range) {
    const named = namedIn(text, mention)
    const isTold = (concept: string) =>
      isTrait(concept) || named.has(concept) || isListed(groupOf(foods, concept), list)
    const left = [...mention.sure].filter((concept) => !isTold(concept))
    if (left.length === 0) return
    mention.sure = new Set([...mention.sure].filter(isTold))
    mention.unsure = new Set([...mention.unsure, ...left])
  }
}

/** The group of a food, as a concept; the food itself where it has none. */
function groupOf(foods: Text['foods'], concept: string): string {
  const group = isTrait(concept) || concept.startsWith('@') ? undefined : foods.get(concept)?.group
  return group === undefined ? concept : `@${group}`
}

/** Whether it is made of several foods, or of any grain, rather than the name of one food. */
function isMade(
  { foods }: Text,
  { words, source, parts, value }: FoodEntry,
  sure: ReadonlySet<string> = value.sure,
): boolean {
  if (source !== 'ingredient' || sure.size === 0) return false
  if (parts) return true
  const all = [...sure, ...value.unsure].filter((concept) => !isTrait(concept))
  const kinds = new Set(all.map((concept) => groupOf(foods, concept)))
  const isGrain = kinds.has('@gluten') && !words.some((word) => isCereal(word) || wheatWords.has(word))
  return kinds.size > 1 || isGrain
}

/** What the words of a name mean alone, and the beginning of a compound: "Thunfischsalat". */
function namedIn(text: Text, { entry: { words } }: Mention): ReadonlySet<string> {
  const [word = ''] = words
  const all =
    words.length > 1 ? words : Array.from(word).flatMap((_, at) => (at > 2 ? [word.slice(0, at)] : []))
  return new Set(
    all.flatMap((one) => {
      const entry = text.entryOf(one)
      return entry && !isMade(text, entry) ? [...entry.value.sure] : []
    }),
  )
}

const longestBracket = 60

/** The phrases of a bracket of several items behind a name: "oblea 2 % (fécula, agua)". */
function bracketAfter({ tokens, phrases }: Text, { end }: Mention, index: number): Range | undefined {
  const from = tokens[end]?.isPercent ? index + 2 : index + 1
  let [depth, items] = [0, 1]
  for (let at = from; at <= Math.min(phrases.length, from + longestBracket); at++) {
    const token = tokens[phrases[at]?.first ?? tokens.length]
    depth += (token?.opens ?? 0) - (token?.closes ?? 0)
    if (at > from && depth <= 0) return items > 1 ? { from, to: at } : undefined
    if (depth <= 0 || !token) return undefined
    if (depth === 1 && token.gap & gaps.comma) items++
  }
  return undefined
}
