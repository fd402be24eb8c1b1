import { entriesOf, type Line, namesOf, type KnowledgeSections } from './sections'

/**
 * What a person can buy in a food's place: `words` as the matcher reads them, `use` for what ("in
 * baking", "raw"), `mind` the nutrients of the replaced food.
 */
export type Swap = { words: string; use: string; mind: string | null }

/**
 * The swaps of each food, by its key, best first; `texts` are those of `swaps/*.txt` by their
 * paths. A food that nobody eats has none. Throws at a malformed line and at a food that comes
 * twice.
 */
export function swapsIn(texts: KnowledgeSections): ReadonlyMap<string, readonly Swap[]> {
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
