import { fold } from '@shared/domain/text/fold'

import { isCereal, milkAnimals, plantsOfDairy } from '@shared/domain/food-matcher/dairy-words'
import { orWords } from '@shared/domain/food-matcher/statement-words'
import { breaks, gaps, type Token } from '@shared/domain/food-matcher/tokens'
import type { Reading } from '@shared/domain/food-matcher/verdicts'
import { plainIngredients } from './plain-ingredients'

const oneOf = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'), 'u')

const wordSet = (words: string) => new Set(words.split(/\s+/u))

/** Words for the ordinary kind of a food when no noun follows: "(or normal)". */
const ordinary = wordSet(
  'normal regular ordinary real standard usual traditional conventional classic proper genuine',
)
/** The milk or egg that an animal means when no noun follows: "(or cow's)". */
const animals = new Map(Object.entries(milkAnimals).map(([animal, milk]) => [animal, milk.replace('-', ' ')]))
for (const animal of ['buffalo', 'camel']) animals.set(animal, `${animal} milk`)
for (const bird of ['hen', 'hens']) animals.set(bird, 'egg')

/** Words before an ordinary kind that is an alternative; not "as usual", "than normal". */
const openers = wordSet('or nor and the a an any your use with if for are is some of')
/** Words that show that no noun follows. */
const tails = wordSet(
  `one ones kind kinds sort sorts type types version versions variety varieties stuff thing things works work
is are will would does do can could if when also too instead depending as according or and fat skimmed`,
)
/** Words by which a bracket offers an alternative without "or": "(Greek works too)". */
const offers = wordSet(
  `works work fine ok okay too also instead good will do auch geht passt aussi marche convient va tambien vale sirve`,
)
/** Words for an amount or manner rather than another kind: "or more to taste". */
const amounts = wordSet('more less enough needed required necessary taste extra mehr plus moins mas menos')
/** The same, but only as the first word. */
const amountOpeners = wordSet('so until as')
/** Things that are no alternative for a food, and words for another substitute of the same sort. */
const others = wordSet(
  `oil oils spray juice stock broth spoon fork whisk blender oven vegan vegane veganer
veganes vegano vegana plant pflanzlich pflanzliche vegetal vegetale free non`,
)
/** Substitutes whose name does not contain the food they replace. */
const substitutes = new Map([
  ['drink', 'milk'],
  ['tamari', 'soy sauce'],
  ['aminos', 'soy sauce'],
  ['aquafaba', 'egg'],
  ['margarine', 'butter'],
])
/** A German compound ends in the food. */
const compoundHead = /.(milch|drink|sahne|rahm|joghurt|jogurt|butter|kase|quark|creme|mehl|nudeln|brot)$/u
/** Nut and bean butters do not replace butter. */
const isOwnButter = (word: string, words: readonly string[]) =>
  word.startsWith('butter') && words.length > 1 && !/^(?:vegan|plant|non|dairy)/u.test(words[0] ?? '')

/** Wording that makes the following food only an example or a choice: "milk (e.g. oat)". */
const example = oneOf(
  /\be\.?\s?g\b/u,
  /\b(?:for (?:example|instance)|such as|preferably|ideally|optional|optionally|i (?:use|used|like))/u,
  /\bif (?:you|needed|need|necessary|preferred|possible|liked|wanted|required)/u,
)

const isSentence = /[.!]\s*$/u

/**
 * The foods that cooks do not name after a measure ("two cloves"). `where`: anywhere, in an item
 * of a list, or only in an item without another food.
 */
const measures: readonly { where: 'anywhere' | 'item' | 'lone'; wording: RegExp; foods: string }[] = [
  {
    where: 'anywhere',
    wording: oneOf(
      /\bcloves?\b[^.;]{0,30}\b(?:crush|minc|chop|peel|grat|slic|press|smash|mash|bash|fine|thin|rough|skin)/u,
      /\b(?:crush|minc|chop|peel|grat|slic|press|smash|mash)\w*\s(?:\w+\s)?cloves?\b/u,
      /\b(?:fat|large|big|plump|juicy|small|medium|unpeeled)\scloves?\b/u,
      /\b(?:head|bulb)s?\b[^.;]{0,12}\bcloves?\b/u,
    ),
    foods: 'garlic',
  },
  {
    where: 'item',
    wording: /^(?!.*\b(?:garlic|ground|whole|dried|powder|powdered)\b).*\bcloves?\b/u,
    foods: 'garlic',
  },
  { where: 'lone', wording: /\b(?:gousses?|zehen?|dientes?|spicchio?)\b/u, foods: 'garlic' },
  { where: 'item', wording: /\bsoya?(?=\s*(?:[).,;/]|or\b|$))/u, foods: 'soy sauce' },
  { where: 'item', wording: /\bpb\b/u, foods: 'peanut butter' },
  { where: 'lone', wording: /^[^a-z]*(?:a\s|one\s)?(?:\w+\s)?(?:bulb|head)s?\b/u, foods: 'garlic' },
  {
    where: 'lone',
    wording: /\b(?:stalk|stick|rib)s?\b.*\b(?:slic|chop|dic|trim|string|fine|cut)/u,
    foods: 'celery',
  },
  {
    where: 'lone',
    wording: /\b(?:stick|knob|pat)s?\b.*\b(?:soft|melt|cold|cream|cub|room|fry|greas|brush|chill)/u,
    foods: 'butter',
  },
  {
    where: 'lone',
    wording: /^[^a-z]*\b(?:\w+\s)?whites?\b|\bwhites\b.*\b(?:whisk|beat|whip|stiff|peak)/u,
    foods: 'egg white',
  },
  {
    where: 'lone',
    wording: new RegExp(
      [
        String.raw`^[^a-z]*\d[^a-z]*(?:(?:extra\s)?(?:large|medium|small|big)\b)?.*`,
        String.raw`\b(?:beaten|separated|whisked|(?:hard|soft)\W?boiled|poached)`,
      ].join(''),
      'u',
    ),
    foods: 'egg',
  },
  { where: 'lone', wording: /\b(?:thumb|knob|inch|cm)s?\b.*\b(?:grat|peel|julienne)/u, foods: 'ginger' },
  { where: 'lone', wording: /\b(?:juice|zest|rind)\b.*\d|\bsqueeze of\b/u, foods: 'lemon, lime, orange' },
]

/** What a line implies: "(or cow's)" milk, a food before an example, or after a measure. */
export function impliedIngredients(reading: Reading): string[] {
  return [...otherKindsIn(reading), ...beforeExample(reading), ...measuredIn(reading)]
}

function* otherKindsIn(reading: Reading): Generator<string> {
  const { text, tokens, phrases } = reading
  for (const [at, token] of tokens.entries()) {
    const animal = animals.get(token.text)
    if (isBare(tokens, at) && animal !== undefined && isAnimalAlone(text, tokens, at)) {
      yield animal
      for (const words of foodsIn(reading, phrases.length))
        for (const word of words) yield `${token.text} ${word}`
    } else if (isBare(tokens, at) && ordinary.has(token.text) && isOneOfTwo(tokens, at))
      for (const words of foodsIn(reading, phrases.length)) yield* kindsOf(words)
    if (isOther(reading, at)) {
      const before = phrases.findIndex(({ end }) => end > at)
      for (const words of foodsIn(reading, before)) {
        yield* kindsOf(words)
        if (isMaking(token.text)) yield `${token.text} ${words.at(-1)}`
      }
    }
  }
}

/** The names of the foods in the first `count` phrases. */
const foodsIn = ({ phrases }: Reading, count: number) =>
  phrases.slice(0, count).flatMap(({ entry }) => (entry?.kind === 'food' ? [entry.words] : []))

/** A food and its ordinary kinds: "oat milk" may mean milk, as may "Hafermilch". */
function* kindsOf(words: readonly string[]): Generator<string> {
  yield words.join(' ')
  for (const word of words) {
    if (!isOwnButter(word, words)) yield word
    const head = compoundHead.exec(word)?.[1]
    if (head) yield substitutes.get(head) ?? head
    const other = substitutes.get(word)
    if (other) yield other
  }
}

/** Whether an alternative without a food name begins at a word: "or any", "/ full". */
function isOther({ text, tokens, phrases }: Reading, at: number): boolean {
  const { opens, gap } = tokens[at] as Token
  const ends = new Set(phrases.flatMap(({ entry, end }) => (entry?.kind === 'food' ? [end] : [])))
  let end = at + 1
  while (end < tokens.length && !((tokens[end]?.gap ?? 0) & breaks) && !orWords.has(tokens[end]?.text ?? ''))
    end++
  const words = tokens.slice(at, end).map(({ text }) => text)
  const or = orWords.has(tokens[at - 1]?.text ?? '') ? at - 1 : -1
  const isOffered =
    (or > 0 &&
      (ends.has(or) || ((tokens[or]?.gap ?? 0) & (isSentence.test(text) ? gaps.open : breaks)) > 0)) ||
    ((gap & gaps.slash) > 0 && ends.has(at)) ||
    (opens > 0 && words.some((word) => offers.has(word)))
  const [opener = ''] = words
  if (!isOffered || orWords.has(opener) || amountOpeners.has(opener)) return false
  if (words.some((word) => amounts.has(word) || others.has(word) || plainIngredients.has(word))) return false
  const foods = phrases.filter(
    (phrase) => phrase.entry?.kind === 'food' && phrase.first < end && phrase.end > at,
  )
  return foods.length === 0 || (words.length === 1 && isMaking(opener))
}

/** Whether a word names what noodles and the like are made of. */
const isMaking = (word: string) => isCereal(word) || /^eggs?$/u.test(word)

/** Whether no noun follows that a word could describe. */
function isBare(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next === undefined || (next.gap & breaks) > 0 || tails.has(next.text)
}

/** Whether an animal means its milk: "cow's", or a cow beside other milks. */
function isAnimalAlone(text: string, tokens: readonly Token[], at: number): boolean {
  const { start, end } = tokens[at] as Token
  if (/^\p{L}+['’]/u.test(text.slice(start, end + 1))) return true
  return orBefore(tokens, at) >= 0 && tokens.some((token) => plantsOfDairy([token.text]) !== undefined)
}

function isOneOfTwo(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const { gap } = tokens[at] as Token
  return before === undefined || (gap & breaks) > 0 || openers.has(before.text) || /^\d/u.test(before.text)
}

/** The index of the "or" or "/" before a word, across articles; -1 where there is none. */
function orBefore(tokens: readonly Token[], at: number): number {
  for (let before = at; before > at - 3; before--) {
    if ((tokens[before]?.gap ?? 0) & gaps.slash) return before
    if (orWords.has(tokens[before - 1]?.text ?? '')) return before - 1
  }
  return -1
}

function* beforeExample({ text }: Reading): Generator<string> {
  const found = example.exec(text.toLowerCase())
  if (found) yield text.slice(0, found.index).replace(/\b(?:vegan|plant-based|\S+-free|non-dairy)\s*$/iu, '')
}

function* measuredIn(reading: Reading): Generator<string> {
  const { text, mentions } = reading
  const isItem = !isSentence.test(text)
  const isLone = isItem && mentions.every(({ sure }) => sure.size === 0)
  const holds = { anywhere: true, item: isItem, lone: isLone }
  const [folded, unnamed] = [fold(text), fold(withoutLongNames(reading))]
  for (const { where, wording, foods } of measures)
    if (holds[where] && wording.test(where === 'lone' ? unnamed : folded)) yield foods
}

/** The name "white sage" is no measure of egg white. */
const withoutLongNames = ({ text, tokens, mentions }: Reading): string =>
  mentions
    .filter(({ first, end }) => end - first > 1)
    .reduceRight(
      (rest, { first, end }) =>
        `${rest.slice(0, tokens[first]?.start)} ${rest.slice(tokens[end - 1]?.end ?? rest.length)}`,
      text,
    )
