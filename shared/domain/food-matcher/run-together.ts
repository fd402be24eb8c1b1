import type { Lexicon } from './broken-words'
import { singularsOf } from './plurals'
import { andWords, holdVerbs, orWords } from './statement-words'

const shortWords = new Set('bez egg soy rye oat nut cod pea fig ham may raw non sea oil'.split(' '))
export const longestGlued = 40
const glueWords = new Set(
  `oil flour powder milk butter cheese cream starch sauce extract lecithin lecithine paste solids syrup seed
seeds nuts bean beans juice puree kernel kernels germ bran flakes meal water sugar salt protein proteins
contain contains traces free from ingredients mehl pulver milch kase sahne eiweiss starke sirup kerne creme
lecithin frei freie freies spur spuren bestandteile bestandteilen erzeugnis erzeugnisse erzeugnissen
allergiker allergie dairy whole skimmed dried roasted organic gluten bez`.split(/\s+/u),
)
/** Small words and verbs that a camera runs together with a food: "NUTSAND"; not "oiled". */
const links = new Set(
  [...andWords, ...orWords, ...holdVerbs, ...'of with mit avec con met med com'.split(' ')].filter(
    (word) => !/^n[eio]|^sein$|^ed$/u.test(word),
  ),
)

/** Whether a word, or one that it is the plural of, is among names. */
export const isAmong = (names: ReadonlySet<string>, word: string) =>
  names.has(word) || singularsOf(word).some((one) => names.has(one))

/** Cuts letters into the fewest foods and products; undefined if impossible or all short. */
export function gluedWords(text: string, { automaton, telling }: Lexicon): string[] | undefined {
  const best: (string[] | undefined)[] = [[]]
  const names = (word: string) => isAmong(telling.all, word)
  const isWord = (word: string) =>
    links.has(word) ||
    (word.length === 3 ? shortWords.has(word) : glueWords.has(word) || (automaton.knows(word) && names(word)))
  for (let at = 0; at < text.length; at++) {
    const before = best[at]
    if (!before || before.length >= 4) continue
    for (let end = at + 3; end <= Math.min(text.length, at + 18); end++) {
      const known = best[end]
      if (known && known.length <= before.length + 1) continue
      const word = text.slice(at, end)
      if (isWord(word)) best[end] = [...before, word]
    }
  }
  const words = best[text.length]
  if (!words || words.length < 2) return undefined
  const isSure =
    words.some((word) => glueWords.has(word) || links.has(word)) || words.every((word) => word.length > 4)
  return isSure ? words : undefined
}

/** Cuts off a joining word or verb; a short one and one before the name only of an allergen. */
export function linkedWords(text: string, { automaton, telling }: Lexicon): string[] | undefined {
  for (const link of links) {
    const length = text.length - link.length
    if (length < 3) continue
    const [start, end] = [text.slice(0, length), text.slice(link.length)]
    const isName = (word: string) =>
      length < 4 ? shortWords.has(word) && link.length > 1 : isAmong(telling.allergens, word)
    if (text.endsWith(link) && (isName(start) || (length > 3 && link.length > 2 && automaton.knows(start))))
      return [start, link]
    if (text.startsWith(link) && isName(end)) return [link, end]
  }
  return undefined
}
