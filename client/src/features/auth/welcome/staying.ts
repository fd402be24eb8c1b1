import type { Level } from '@shared/domain/levels'
import { spellings } from '@shared/domain/loose-match'

/** What a person leaves out whatever a test found, and the words that are looked for on account of each. */
export type LeftOut = { allergies: string[]; ownFoods: string[]; words: Record<string, string[]> }

/**
 * The tested foods that stay: without elevation, and named by no allergy and no own food. Where one name only holds the
 * other, as egg white holds egg, the food is not counted either: too few is no harm.
 */
export function staying<Food extends { food: string; level: Level }>(
  results: readonly Food[],
  { allergies, ownFoods, words }: LeftOut,
): Food[] {
  const entries = [...allergies, ...ownFoods]
  const named = entries.flatMap(phrases)
  const known = entries.flatMap((entry) => words[entry] ?? []).flatMap(phrases)
  const isOut = (food: string) =>
    phrases(food).some(
      (name) =>
        [...named, ...known].some((word) => name.includes(word)) || named.some((word) => word.includes(name)),
    )
  return results.filter(({ food, level }) => level === 'low' && !isOut(food))
}

/** The ways to write a name, so that one is found in another by its whole words alone. */
const phrases = (name: string) =>
  spellings(name)
    .filter((phrase) => phrase !== '')
    .map((phrase) => ` ${phrase} `)
