import { entriesOf, type Line, namesOf, type KnowledgeSections } from './sections'

/** `words` for the matcher, `use` such as "in baking", `mind` the replaced nutrients. */
export type Swap = { words: string; use: string; mind: string | null }

/** By food, best first; throws at a malformed line and at a food that comes twice. */
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
