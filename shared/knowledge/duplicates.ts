import { wordsOf } from '../domain/food-matcher/automaton'
import { entriesOf, isParts, type Line, namesOf, type KnowledgeSections } from './sections'

type Place = { text: string; where: string; entry: readonly Line[] }

/**
 * A sentence for each name in two entries, in any spelling, or twice in one language of its entry,
 * and for each food and each value with two entries where one would do. Dishes of other parts may
 * share a value.
 */
export function duplicatesIn(sections: KnowledgeSections): string[] {
  const duplicates: string[] = []
  const claimed = new Map<string, Place>()
  function claim(key: string, place: Place, mayShareEntry = false) {
    const other = claimed.get(key)
    if (!other) claimed.set(key, place)
    else if (!mayShareEntry || other.entry !== place.entry)
      duplicates.push(`"${other.text}" (${other.where}) is repeated as "${place.text}" in ${place.where}.`)
  }
  for (const path of Object.keys(sections).sort(foodsFirst))
    for (const [number, entry] of entriesOf(path, sections[path] ?? '').entries())
      for (const line of entry) {
        const where = `${path}, line ${line.number}`
        if (line.head === 'food' || line.head === 'adds' || (line.head === 'covers' && !entry.some(isParts)))
          claim(entryKey(path, line, claimed), { text: line.text, where, entry })
        if (!holdsNames(line)) continue
        // Names under `adds` repeat another entry's and have to differ only among themselves.
        if (entry[0]?.head === 'adds') {
          for (const text of namesOf(line))
            claim(`${entry[0].text} ${wordsOf(text).join(' ')}`, { text, where, entry })
          continue
        }
        for (const text of namesOf(line)) {
          const language = `${path} ${number} ${line.head.slice(-2)}`
          const words = wordsOf(text).join(' ')
          if (line.head !== 'name') claim(`${language} ${text}`, { text, where, entry })
          if (line.head.startsWith('spoken:')) claim(`${line.head} ${words}`, { text, where, entry })
          else claim(words, { text, where, entry }, true)
        }
      }
  return duplicates
}

const foodsFirst = (one: string, other: string) =>
  Number(other.startsWith('foods/')) - Number(one.startsWith('foods/')) || (one < other ? -1 : 1)

const holdsNames = ({ head }: Line) => head === 'name' || head.length === 2 || head.includes(':')

/** A value may be in several sections; what covers one food alone belongs in its entry. */
const entryKey = (path: string, { head, text }: Line, claimed: ReadonlyMap<string, unknown>) =>
  head === 'food' || claimed.has(`entry ${text}`) ? `entry ${text}` : `${head} ${path} ${text}`
