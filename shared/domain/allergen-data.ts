import { levelOfText } from './level-text'
import type { Level } from './levels'

/** The level words of allergenData, where a low result reads `normal`. */
export type AllergenLevel = 'high' | 'moderate' | 'normal'

/** One line of allergenData. */
export type AllergenLine = { food: string; level: AllergenLevel }

/**
 * Reads a report's allergenData: a food, a comma and its level on each line. The level follows the last comma, since
 * foods may be called `PEPPER, BLACK`. Lines without a food or a readable level are left out.
 */
export function parseAllergenData(text: string): AllergenLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const comma = line.lastIndexOf(',')
    const food = line.slice(0, Math.max(comma, 0)).trim()
    const level = levelOfText(line.slice(comma + 1))
    return food === '' || level === undefined ? [] : [{ food, level: level === 'low' ? 'normal' : level }]
  })
}

/** Writes allergenData, one `Food, level` line for each result; line breaks in a name become spaces. */
export function writeAllergenData(
  results: readonly { food: string; level: Level | AllergenLevel }[],
): string {
  return results
    .map(({ food, level }) => `${food.replace(/\s+/gu, ' ').trim()}, ${level === 'low' ? 'normal' : level}`)
    .join('\n')
}
