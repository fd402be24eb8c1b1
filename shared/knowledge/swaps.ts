import { entriesOf, type Line, namesOf, type Shelves } from './shelves'

/**
 * What a person can buy in a food's place: `words` as the matcher understands them, `use` what for ("in baking", "raw"),
 * `mind` the nutrients that the food gave.
 */
export type Swap = { words: string; use: string; mind: string | null }

/**
 * What replaces each food, by its key, best first; the texts of `swaps/*.txt` by their paths. A food that nobody eats has
 * nothing. Throws at a line that is not written in the format of README.md, and at a food that comes twice.
 */
export function swapsIn(texts: Shelves): ReadonlyMap<string, readonly Swap[]> {
  const swaps = new Map<string, readonly Swap[]>()
  for (const [path, text] of Object.entries(texts))
    for (const [first, ...lines] of entriesOf(path, text, headsOfSwaps)) {
      if (!first) continue
      if (swaps.has(first.text))
        throw new Error(`${path}, line ${first.number}: "${first.text}" has swaps already.`)
      const mind = lines.find(({ head }) => head === 'mind')?.text ?? null
      const uses = lines.filter(({ head }) => head !== 'mind')
      swaps.set(
        first.text,
        uses.flatMap((line) => namesOf(line).map((words) => ({ words, use: line.head, mind }))),
      )
    }
  return swaps
}

const headsOfSwaps = (first?: Line) => (first ? /^(?!food$)\p{L}[\p{L} -]*$/u : /^food$/u)
