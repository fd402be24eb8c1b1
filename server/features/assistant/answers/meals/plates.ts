import { textFile } from '../../text-file'
import rows from './groups.json' with { type: 'json' }
import larder from './larder.json' with { type: 'json' }

/** Foods that fill plates, the usual first, in words for the matcher. */
export { larder }
export type Group = keyof typeof larder

/** These vary with day and plate; all others stay as usual. */
export const varied: ReadonlySet<string> = new Set(rows.varied)

/** "High protein" and "high fibre" ask for one of these groups. */
export const protein: readonly Group[] = ['meat', 'mince', 'fish', 'cold', 'pulse', 'cheese', 'yoghurt']
export const fibre: readonly Group[] = ['pulse', 'flakes', 'nut', 'soup']

/** A plate: bracketed foods are judged; `meals`: when it is eaten; `is`: wishes it meets. */
export type Plate = { text: string; meals: readonly string[]; is: readonly string[] }

const wordsOf = (text = '') => text.trim().split(' ')

/** One line a plate: text, meals, what it is. */
export const platesIn = (lines: string): Plate[] =>
  lines
    .split('\n')
    .map((line) => line.split('|'))
    .map(([text = '', meals, is]) => ({ text: text.trim(), meals: wordsOf(meals), is: wordsOf(is) }))

export const plates = platesIn(textFile('answers/meals/plates.txt'))
