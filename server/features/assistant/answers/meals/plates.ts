import { textFile } from '../../text-file'
import rows from './groups.json' with { type: 'json' }
import larder from './larder.json' with { type: 'json' }

/**
 * What plates are filled from, the usual first, in words that the matcher reads; the last stand in where the others
 * do not fit.
 */
export { larder }
export type Group = keyof typeof larder

/** Of these another food comes with each day and plate; of the others the usual one wherever it fits. */
export const varied: ReadonlySet<string> = new Set(rows.varied)

/** "High protein", and "high fibre", ask for one of these. */
export const protein: readonly Group[] = ['meat', 'mince', 'fish', 'cold', 'pulse', 'cheese', 'yoghurt']
export const fibre: readonly Group[] = ['pulse', 'flakes', 'nut', 'soup']

/**
 * What may be eaten: every food of it stands in brackets, a group of the larder or a food by itself, and is judged;
 * `meals` it is for, and what it `is` as somebody may wish it.
 */
export type Plate = { text: string; meals: readonly string[]; is: readonly string[] }

const wordsOf = (text = '') => text.trim().split(' ')

/** A plate a line: what it is, its meals and what it is like. */
export const platesIn = (lines: string): Plate[] =>
  lines
    .split('\n')
    .map((line) => line.split('|'))
    .map(([text = '', meals, is]) => ({ text: text.trim(), meals: wordsOf(meals), is: wordsOf(is) }))

export const plates = platesIn(textFile('answers/meals/plates.txt'))
