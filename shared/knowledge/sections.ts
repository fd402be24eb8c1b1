import { isInflected } from '../domain/food-matcher/inflections'
import type { Knowledge, KnownFood, ListedPart, Term } from '../domain/food-matcher/values'

/** `label:nl: tarwe, tarwemeel` is a head and a text; `number` counts from 1. */
export type Line = { number: number; head: string; text: string }

/** The texts of knowledge sections by their paths, which end like `foods/grains.txt`. */
export type KnowledgeSections = Readonly<Record<string, string>>

const firstHead = /^(?:food|covers|adds)$/u
const headOfFood = /^(?:name|group|has|derived:en|(?:label:|spoken:)?[a-z]{2})$/u
const headOfValue = /^(?:parts|(?:spoken:)?[a-z]{2})$/u

/** The heads allowed after the first line of an entry; without one, those that may begin it. */
type Heads = (first?: Line) => RegExp

const headsOfNames: Heads = (first) => (!first ? firstHead : first.head === 'food' ? headOfFood : headOfValue)

/** A section's entries in the format of README.md; throws at a malformed line. */
export function entriesOf(path: string, section: string, heads = headsOfNames): Line[][] {
  const entries: Line[][] = []
  let entry: Line[] | undefined
  for (const [index, line] of section.split(/\r?\n/u).entries()) {
    if (line === '') entry = undefined
    if (line === '' || line.startsWith('#')) continue
    const at = Math.max(line.indexOf(': '), 0)
    const [head, text] = [line.slice(0, at), line.slice(at + 2)]
    if (!heads(entry?.[0]).test(head))
      throw new Error(`${path}, line ${index + 1}: "${line}" has no head that may stand here.`)
    if (/^$|,(?! \S)|^\s|\s$/u.test(text))
      throw new Error(
        `${path}, line ${index + 1}: between names belong a comma and a space, and nothing after the last.`,
      )
    if (!entry) entries.push((entry = []))
    entry.push({ number: index + 1, head, text })
  }
  return entries
}

/** Whether a line contains the parts of a dish instead of names. */
export const isParts = ({ head }: Line) => head === 'parts'

export const namesOf = ({ text }: Line) => text.split(', ')

/** The parts of a dish; a question mark before a name marks a possible part. */
export const partsIn = (entry: readonly Line[]): ListedPart[] =>
  entry
    .filter(isParts)
    .flatMap(namesOf)
    .map((name) => ({ name: name.replace(/^\?/u, ''), isPerhaps: name.startsWith('?') }))

/** The same content in fewer bytes; languages without reading rules become `xx`. */
export const compact = (path: string, section: string) =>
  entriesOf(path, section)
    .map((lines) => {
      const texts = new Map<string, string>()
      for (const { head, text } of lines) {
        const isOwn = lines[0]?.head === 'food' && !head.startsWith('label:')
        const short = isOwn ? head : head.replace(/(?<=^|^label:)[a-z]{2}$/u, languageOf)
        texts.set(short, texts.has(short) ? `${texts.get(short)}, ${text}` : text)
      }
      return [...texts].map(([head, text]) => `${head}: ${text}`).join('\n')
    })
    .join('\n\n')

/** The language of a head where names are inflected by it, else `xx`. */
function languageOf(head: string): string {
  const language = head.slice(-2)
  return isInflected(language) ? language : 'xx'
}

/** The content of all sections, in the order of their paths. Throws at a malformed section. */
export function knowledgeOf(sections: KnowledgeSections): Knowledge {
  const foods: KnownFood[] = []
  const terms: Term[] = []
  const homonyms: Term[] = []
  const traits: Term[] = []
  for (const path of Object.keys(sections).sort()) {
    const category = /[^/]*(?=\.txt$)/u.exec(path)?.[0] ?? ''
    for (const [first, ...lines] of entriesOf(path, sections[path] ?? '')) {
      if (!first) continue
      if (first.head === 'food') foods.push(foodOf(first.text, category, lines))
      const value = first.text === 'none' ? '' : first.text
      const parts = partsIn(lines)
      for (const line of lines) {
        if (isParts(line)) continue
        const isSpoken = line.head.startsWith('spoken:')
        if (isSpoken || first.head === 'covers' || line.head.startsWith('label:'))
          for (const name of namesOf(line)) {
            const term = [name, value, languageOf(line.head)] as const
            ;(isSpoken ? homonyms : terms).push(parts.length > 0 ? [...term, parts] : term)
          }
        if (first.head === 'adds')
          for (const name of namesOf(line)) traits.push([name, value, languageOf(line.head)])
      }
    }
  }
  return { foods, terms, homonyms, traits }
}

function foodOf(key: string, category: string, lines: readonly Line[]): KnownFood {
  const textOf = (head: string) => lines.find((line) => line.head === head)?.text
  const allOf = (head: string) => lines.filter((line) => line.head === head).flatMap(namesOf)
  const languages = new Set(lines.map(({ head }) => head).filter((head) => head.length === 2))
  return {
    key,
    name: textOf('name') ?? key,
    category,
    group: textOf('group'),
    has: textOf('has'),
    names: Object.fromEntries([...languages].map((language) => [language, allOf(language)])),
    derived: allOf('derived:en'),
  }
}
