import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allergenGroups } from '../../shared/domain/food-matcher/values'
import type { Verdict } from '../../shared/domain/food-matcher/verdicts'

/** The words of a text, by UTF-16 offsets, and what they declare of one group or food. */
export type Mark = { start: number; end: number; value: string; expected: Verdict }

/** One text of the corpus; `line` is its line in the file of its language. */
export type Entry = {
  language: string
  line: number
  kind: 'statement' | 'list'
  text: string
  marks: Mark[]
}

/** The keys of the catalogue's foods that are marked beside the fourteen groups. */
export const markedFoods: readonly string[] =
  `onion garlic tomato potato corn rice pork beef chicken apple banana cocoa-bean honey yeast coconut chickpea`.split(
    ' ',
  )

const values = new Set<string>([...allergenGroups, ...markedFoods])
const kinds: Record<string, Entry['kind']> = { S: 'statement', L: 'list' }
const signs: Record<string, Verdict> = { '': 'match', '~': 'trace', '?': 'unsure', '!': 'none' }
const folder = join(import.meta.dirname, 'corpus')

/**
 * Reads the label texts in `corpus`: a file for each language, a text on each line. `S: ` begins a
 * statement, `L: ` a list, `#` a comment; `
 * ` is a line break. `[words](values)` marks words that name groups or foods, separated by spaces.
 * A sign before a value: none for an ingredient, `~` a trace, `?` a possible source, `!` a
 * lookalike or a denial. Throws at any other line.
 */
export function readCorpus(): Entry[] {
  const files = readdirSync(folder).toSorted()
  return files.flatMap((file) =>
    readTexts(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')),
  )
}

function readTexts(language: string, texts: string): Entry[] {
  return texts.split('\n').flatMap((written, at) => {
    if (written === '' || written.startsWith('#')) return []
    const line = at + 1
    const kind = kinds[written.slice(0, 1)]
    if (!kind || written.slice(1, 3) !== ': ') throw new Error(`${language} ${line}: neither S nor L`)
    try {
      return [{ language, line, kind, ...readMarks(written.slice(3).replaceAll(String.raw`\n`, '\n')) }]
    } catch (error) {
      throw new Error(`${language} ${line}`, { cause: error })
    }
  })
}

function readMarks(written: string): Pick<Entry, 'text' | 'marks'> {
  const marks: Mark[] = []
  let text = ''
  let read = 0
  for (const { 0: whole, 1: words = '', 2: named = '', index } of written.matchAll(
    /\[([^[\]]+)\]\(([^()]*)\)/g,
  )) {
    text += written.slice(read, index)
    const start = text.length
    text += words
    read = index + whole.length
    marks.push(...named.split(' ').map((name) => ({ start, end: text.length, ...readValue(name) })))
  }
  text += written.slice(read)
  if (text.includes('](')) throw new Error(`A mark that does not end: ${text}`)
  return { text, marks }
}

function readValue(name: string): Pick<Mark, 'value' | 'expected'> {
  const sign = /^[~?!]?/.exec(name)?.[0] ?? ''
  const value = name.slice(sign.length)
  const expected = signs[sign]
  if (!expected || !values.has(value)) throw new Error(`Neither a group nor a marked food: ${name}`)
  return { value, expected }
}
