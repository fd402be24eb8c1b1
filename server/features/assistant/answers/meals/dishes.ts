import { textFile } from '../../text-file'
import { type Plate, platesIn } from './plates'
import { pattern } from '../words/words'

/** A dish of fitting foods: its names, plates, `usual` kinds to judge and `how` to make it. */
export type Dish = {
  name: string
  said: string
  usual: readonly string[]
  how: readonly string[]
  plates: readonly Plate[]
}

const after = (lines: readonly string[], head: string) =>
  lines.flatMap((line) => (line.startsWith(head) ? [line.slice(head.length).trim()] : []))

/** One paragraph a dish: a line each for name, names, usual kinds and method, then plates. */
const dishesIn = (text: string): Dish[] =>
  text.split(/\n\n+/u).map((paragraph) => {
    const [head = '', ...lines] = paragraph.trim().split('\n')
    const [name = '', said = ''] = head.split(' = ')
    return {
      name,
      said,
      usual: after(lines, 'usual:').flatMap((list) => list.split(', ')),
      how: after(lines, 'how:'),
      plates: lines
        .filter((line) => !/^(?:usual|how):/u.test(line))
        .flatMap((line) => platesIn(line.includes('|') ? line.replace('|', '||') : line)),
    }
  })

export const dishes: readonly Dish[] = ['baked', 'dinner', 'pantry'].flatMap((name) =>
  dishesIn(textFile(`answers/meals/dishes-${name}.txt`)),
)

const ways = dishes.map((dish) => [dish, pattern(dish.said)] as const)

const isSome = ({ dish }: { dish: Dish }) => Number(dish.name.startsWith('something '))

/** The first dish in a `plain` text, by its longest name; "something" yields to any other. */
export function dishNamedIn(text: string): { dish: Dish; at: number; length: number } | undefined {
  const [found] = ways
    .flatMap(([dish, way]) => {
      const match = way.exec(text)
      return match ? [{ dish, at: match.index, length: match[0].length }] : []
    })
    .sort((a, b) => isSome(a) - isSome(b) || a.at - b.at || b.length - a.length)
  return found
}
