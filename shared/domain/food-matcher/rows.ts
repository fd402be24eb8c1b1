import { type FoodEntry, isName, namesAllergen, type Phrase } from './phrases'
import { singularsOf } from './plurals'
import { plantsOfDairy } from './dairy-words'
import { gaps, isJoined, type Token } from './tokens'
import type { Value } from './values'

/** The most foods in one noun phrase; more are a list that lost its commas. */
const mostInPhrase = 3

const englishHeads = new Set('milk butter cream cheese yogurt yoghurt drink'.split(' '))

type NamedBy = (word: string) => Value | undefined

/** Phrases of perhaps separate foods: in a row, before an allergen, or across lines. */
export function rowsOf(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  namedBy: NamedBy,
): ReadonlySet<number> {
  const rows = new Set<number>()
  let row: number[] = []
  let foods = 0
  for (const [index, phrase] of phrases.entries()) {
    if (!isJoined(tokens[phrase.first])) [row, foods] = [[], 0]
    const { entry, first, end } = phrase
    if (entry?.kind !== 'food') continue
    row.push(index)
    const words = end - first > 1 ? tokens.slice(first, end).filter((one) => isNamer(one, namedBy)).length : 1
    foods += Math.max(1, words)
    if (foods > mostInPhrase) for (const at of row.splice(0)) rows.add(at)
    if (isApart(tokens, phrase, entry) || isAllergenNext(tokens, phrases[index + 1])) rows.add(index)
  }
  return rows
}

/** Groups named after their one food: "contains soya milk" may mean two of them. */
const groupsOfOneFood = ['@soybeans', '@sesame-seeds', '@lupin', '@peanuts']

/** Whether a food is alone in its phrase and of a plant: "Contains almond milk". */
export function isLoneProduct(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  index: number,
  namedBy: NamedBy,
): boolean {
  const isFood = (at: number) => phrases[at]?.entry?.kind === 'food'
  const goesOn = (at: number) => isFood(at) && isJoined(tokens[phrases[at]?.first ?? -1])
  const { first, end } = phrases[index] as Phrase
  const isPair = end - first === 1 && goesOn(index) && isFood(index - 1)
  const from = isPair ? index - 1 : index
  if (goesOn(index + 1) || (goesOn(from) && isFood(from - 1))) return false
  const words = tokens.slice(phrases[from]?.first, end)
  const [plant, head] = [words[0]?.text ?? '', words[1]?.text ?? '']
  if (words.length !== 2 || !englishHeads.has(head) || singularsOf(plant).length > 0) return false
  const base = namedBy(plant)?.sure ?? new Set()
  if (head === 'milk' && groupsOfOneFood.some((group) => base.has(group))) return false
  if (base.has('@gluten') && !base.has('oats')) return false
  const plants = plantsOfDairy([head])
  return [...base].some((key) => plants?.has(key))
}

function isNamer({ text }: Token, namedBy: NamedBy): boolean {
  const value = namedBy(text)
  return value !== undefined && namesAllergen(value)
}

/** Whether words are on separate lines, or one before the last has a plural the name lacks. */
function isApart(tokens: readonly Token[], { first, end }: Phrase, { words }: FoodEntry): boolean {
  for (let at = first; at < end; at++) {
    const { text, gap } = tokens[at] as Token
    if (gap & gaps.item) return true
    if (at < end - 1 && text !== words[at - first] && singularsOf(text).length > 0) return true
  }
  return false
}

const isAllergenNext = (tokens: readonly Token[], next: Phrase | undefined) =>
  next?.entry?.kind === 'food' &&
  isName(next.entry) &&
  namesAllergen(next.entry.value) &&
  isJoined(tokens[next.first])

/** The allergens that single words name. */
export function namesWithin(words: readonly Token[], namedBy: NamedBy) {
  const names = new Set<string>()
  for (const { text } of words) {
    const value = namedBy(text)
    if (value && namesAllergen(value)) for (const concept of value.sure) names.add(concept)
  }
  return names
}
