import { textFile } from '../../text-file'
import { type Plate, platesIn } from './plates'
import { pattern } from '../words/words'

/**
 * A dish or a product that somebody wants, made of what fits them: what it is called (`said`, as `plain` writes it),
 * how `plates` of it are put together, `usual` kinds that are to be judged, and what to know of the making (`how`,
 * with the foods of it in brackets).
 */
export type Dish = {
  name: string
  said: string
  usual: readonly string[]
  how: readonly string[]
  plates: readonly Plate[]
}

const after = (lines: readonly string[], head: string) =>
  lines.flatMap((line) => (line.startsWith(head) ? [line.slice(head.length).trim()] : []))

/**
 * A dish a paragraph: its name and what it is called, a line each for what is usual and how it is made, and its
 * plates.
 */
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

/**
 * The dish that a text, as `plain` writes it, names, and where: the one that is named first, and by the longest name;
 * "something" gives way to any other.
 */
export function dishNamedIn(text: string): { dish: Dish; at: number; length: number } | undefined {
  const [found] = ways
    .flatMap(([dish, way]) => {
      const said = way.exec(text)
      return said ? [{ dish, at: said.index, length: said[0].length }] : []
    })
    .sort((a, b) => isSome(a) - isSome(b) || a.at - b.at || b.length - a.length)
  return found
}
