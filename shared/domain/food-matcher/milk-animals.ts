import { animalAdjectives, fromWords, milkAnimals, plantsOfDairy } from './dairy-words'
import { type Mention, type ReadText, take } from './mentions'
import { andWords, orWords } from './statement-words'
import { gaps, isJoined, type Token } from './tokens'

export const isMeatOfMilk = (key: string) => key === 'goat' || key === 'lamb'

/** The milks other than cow's, each with the cheese of the tested foods that is made of it. */
export const cheeseOf: Readonly<Record<string, string>> = {
  'goats-milk': 'goats-cheese',
  'sheeps-milk': 'sheeps-cheese',
}
const cheeses = new Set(
  'goats-cheese sheeps-cheese hard-cheese soft-cheese processed-cheese camembert cheddar cottage-cheese emmental mozzarella quark'.split(
    ' ',
  ),
)
export const isCheese = ({ entry: { value } }: Mention) =>
  [...value.sure, ...value.unsure].some((concept) => cheeses.has(concept))

/** Goat's cheese is its animal's milk and cheese, not cow's, though it may contain some. */
export function otherMilk({ foods }: ReadText, mention: Mention, milks: readonly string[]) {
  if (!mention.sure.has('cows-milk')) return
  take(
    mention,
    (concept) =>
      concept === 'cows-milk' || foods.get(concept)?.has?.split(' ').includes('cows-milk') === true,
    'unsure',
  )
  mention.sure = new Set([...mention.sure, '@milk'])
  nameMilks(mention, milks)
}

/** Adds further milks to a mention, and for a cheese their cheeses. */
export function nameMilks(mention: Mention, milks: readonly string[]) {
  const known = milks.filter((milk) => milk !== '')
  const named = isCheese(mention) ? known.flatMap((milk) => [milk, cheeseOf[milk] ?? milk]) : known
  mention.sure = new Set([...mention.sure, ...named])
}

/** Adds the animals that share a word: "Sheep's and goat's milk", "lait de vache et de brebis". */
export function addAnimals({ tokens, mentions }: ReadText, index: number, mention: Mention) {
  const isAnimals =
    Object.keys(cheeseOf).some((milk) => mention.sure.has(milk)) ||
    (mention.sure.has('cows-milk') && mention.entry.words.some((word) => word in milkAnimals))
  if (!isAnimals) return
  const isJoining = (token: Token | undefined) =>
    token !== undefined && isJoined(token) && (andWords.has(token.text) || orWords.has(token.text))
  const gapAt = (at: number) => tokens[at]?.gap ?? 0
  const places: number[] = []
  const isSlash = (gapAt(mention.first) & gaps.slash) > 0
  let back = isJoining(tokens[mention.first - 1]) ? mention.first - 2 : isSlash ? mention.first - 1 : -1
  for (; back >= 0 && places.length < 3; back = gapAt(back) & gaps.comma ? back - 1 : -1) places.push(back)
  if (isJoining(tokens[mention.end]))
    places.push(mention.end + (fromWords.has(tokens[mention.end + 1]?.text ?? '') ? 2 : 1))
  for (const at of places) {
    const milk = milkAnimals[tokens[at]?.text ?? '']
    if (milk === undefined) continue
    nameMilks(mention, [milk])
    for (const other of mentions.slice(Math.max(index - 4, 0), index))
      if (other?.first === at && other.end === at + 1) take(other, isMeatOfMilk, 'none')
  }
}

/** The most phrases between a milk or a cheese and the last of its animals. */
const animalReach = 12

/** Adds animals named after a milk or cheese: "latte di vacca", "cheese (goat, sheep)". */
export function followAnimals(text: ReadText, index: number, mention: Mention) {
  if (!mention.sure.has('@milk') || !(plantsOfDairy(mention.entry.words) || isCheese(mention))) return
  const { tokens, phrases, mentions } = text
  const own = milkAnimals[mention.entry.words.at(-1) ?? '']
  const milks = new Set<string>(own === undefined ? [] : [own])
  let isOf = false
  let depth = 0
  for (let at = index + 1; at <= index + animalReach; at++) {
    const phrase = phrases[at]
    const token = phrase && tokens[phrase.first]
    if (!phrase || !token || token.gap & (gaps.stop | gaps.semicolon | gaps.colon)) break
    depth += token.opens - token.closes
    if (depth < 0 || (token.opens > 0 && at > index + 1)) break
    if (token.closes > 0 && !isJoined(token)) break
    const isItem = (token.gap & gaps.comma) > 0
    const milk = phrase.end - phrase.first === 1 ? milkAnimals[token.text] : undefined
    const isTold = isOf || (depth > 0 && isCheese(mention)) || animalAdjectives.has(token.text)
    if (milk !== undefined && (isTold || milks.size > 0)) {
      milks.add(milk)
      const animal = mentions[at]
      if (animal) take(animal, isMeatOfMilk, 'none')
      continue
    }
    if (isItem && milks.size === 0) break
    if (fromWords.has(token.text)) isOf = true
    else if (articlesOfAnimals.has(token.text) || andWords.has(token.text) || orWords.has(token.text))
      continue
    else if (mentions[at] || isItem || isOf || milks.size > 0) break
  }
  const isBuffaloAlone = milks.size === 1 && milks.has('')
  if (milks.size === (own === undefined ? 0 : 1) || (isBuffaloAlone && isCheese(mention))) return
  if (!milks.has('cows-milk')) otherMilk(text, mention, [...milks])
  nameMilks(mention, [...milks])
}
const articlesOfAnimals = new Set('the la le las los les el der die den dem'.split(' '))
