import { levelOfText } from '../reports/level-text'
import type { Level } from '../reports/levels'

/** The level words of allergenData, where a low result is `normal`. */
export type AllergenLevel = 'high' | 'moderate' | 'normal'

export type AllergenLine = { food: string; level: AllergenLevel }

/** Parses `food, level` lines by the last comma (`PEPPER, BLACK`); skips all other lines. */
export function parseAllergenData(text: string): AllergenLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const comma = line.lastIndexOf(',')
    const food = line.slice(0, Math.max(comma, 0)).trim()
    const level = levelOfText(line.slice(comma + 1))
    return food === '' || level === undefined ? [] : [{ food, level: level === 'low' ? 'normal' : level }]
  })
}

/** Writes a `Food, level` line per result; line breaks in a name become spaces. */
export function writeAllergenData(
  results: readonly { food: string; level: Level | AllergenLevel }[],
): string {
  return results
    .map(({ food, level }) => `${food.replace(/\s+/gu, ' ').trim()}, ${level === 'low' ? 'normal' : level}`)
    .join('\n')
}
