import { fold } from '@shared/domain/fold'
import { otherMilkAnimals, plantsOfDairy } from '@shared/domain/food-matcher/dairy-words'
import { breaks, gaps, type Token } from '@shared/domain/food-matcher/tokens'
import type { Reading } from '@shared/domain/food-matcher/verdicts'

const wordSet = (words: string) => new Set(words.split(/\s+/u))

/** Words that mean the ordinary kind of what the line speaks of, where no name follows them: "(or normal)". */
const ordinary = wordSet(
  'normal regular ordinary real standard usual traditional conventional classic proper genuine',
)
/** The same, right after an "or" that follows a food: "oat cream or double"; elsewhere they only describe it. */
const kinds = wordSet(
  'plain whole full skimmed semi double single clotted whipping sour soured greek salted unsalted white strong not',
)
/** Whose milk, or egg, is meant where nothing follows: "(or cow's)". */
const animals = new Map(
  ['cow', 'cows', 'buffalo', 'camel', ...Object.keys(otherMilkAnimals)].map((animal) => [animal, 'milk']),
)
for (const bird of ['hen', 'hens']) animals.set(bird, 'egg')

const orWords = wordSet('or nor')
/** What may stand before an ordinary kind that is one of two; not "as usual", "than normal". */
const openers = wordSet('or nor and the a an any your use with if for are is some of')
/** After these no name follows any more. */
const tails = wordSet(
  `one ones kind kinds sort sorts type types version versions variety varieties stuff thing things works work is are will would does do can could if
when also too instead depending as according or and fat skimmed`,
)
/** What makes of the food before it only an example, or a choice: "milk (e.g. oat)". */
const example =
  /\b(?:e\.?\s?g\b|for (?:example|instance)|such as|preferably|ideally|optional|optionally|i (?:use|used|like)|if (?:you|needed|need|necessary|preferred|possible|liked|wanted|required))/u

const isSentence = /[.!]\s*$/u

/** The foods that cooks do not name beside their measure. `lone`: only in an item of a list that names no other food. */
const measures: readonly { lone: boolean; wording: RegExp; foods: string }[] = [
  {
    lone: false,
    wording:
      /\bcloves?\b[^.;]{0,30}\b(?:crush|minc|chop|peel|grat|slic|press|smash|mash|bash|fine|thin|rough|skin)|\b(?:crush|minc|chop|peel|grat|slic|press|smash|mash)\w*\s(?:\w+\s)?cloves?\b|\b(?:fat|large|big|plump|juicy|small|medium|unpeeled)\scloves?\b|\b(?:head|bulb)s?\b[^.;]{0,12}\bcloves?\b/u,
    foods: 'garlic',
  },
  { lone: true, wording: /^[^a-z]*(?:a\s|one\s)?(?:\w+\s)?(?:bulb|head)s?\b/u, foods: 'garlic' },
  {
    lone: true,
    wording: /\b(?:stalk|stick|rib)s?\b.*\b(?:slic|chop|dic|trim|string|fine|cut)/u,
    foods: 'celery',
  },
  {
    lone: true,
    wording: /\b(?:stick|knob|pat)s?\b.*\b(?:soft|melt|cold|cream|cub|room|fry|greas|brush|chill)/u,
    foods: 'butter',
  },
  {
    lone: true,
    wording: /^[^a-z]*\b(?:\w+\s)?whites?\b|\bwhites\b.*\b(?:whisk|beat|whip|stiff|peak)/u,
    foods: 'egg white',
  },
  {
    lone: true,
    wording:
      /^[^a-z]*\d[^a-z]*(?:(?:extra\s)?(?:large|medium|small|big)\b)?.*\b(?:beaten|separated|whisked|(?:hard|soft)\W?boiled|poached)/u,
    foods: 'egg',
  },
  { lone: true, wording: /\b(?:thumb|knob|inch|cm)s?\b.*\b(?:grat|peel|julienne)/u, foods: 'ginger' },
  { lone: true, wording: /\b(?:juice|zest|rind)\b.*\d|\bsqueeze of\b/u, foods: 'lemon, lime, orange' },
]

/**
 * What a line of a recipe means without writing it, as texts of their own: the ordinary kind beside another ("plant
 * milk (or cow's)"), what stands before a mere example, and the food of a bare measure ("2 cloves, crushed").
 */
export function unsaidIn(reading: Reading): string[] {
  return [...otherKindsIn(reading), ...beforeExample(reading), ...measuredIn(reading)]
}

function* otherKindsIn({ text, tokens, phrases, mentions }: Reading): Generator<string> {
  const named = () => phrases.flatMap(({ entry }) => (entry?.kind === 'food' ? [entry.words] : []))
  const ends = new Set(mentions.map(({ end }) => end))
  for (const [at, token] of tokens.entries()) {
    if (!isBare(tokens, at)) continue
    const animal = animals.get(token.text)
    if (animal !== undefined && isAnimalAlone(text, tokens, at)) {
      yield `${token.text} ${animal}`
      for (const words of named()) for (const word of words) yield `${token.text} ${word}`
    } else if (
      ordinary.has(token.text)
        ? isOneOfTwo(tokens, at)
        : kinds.has(token.text) && ends.has(orBefore(tokens, at))
    )
      for (const words of named()) yield* [words.join(' '), ...words]
  }
}

/** Whether no name follows that a word could describe. */
function isBare(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next === undefined || (next.gap & breaks) > 0 || tails.has(next.text)
}

/** "cow's", or a cow beside other milks; a goat among meats is none. */
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

/** Where the "or" or "/" stands that a word follows, over an article and the like; -1 where there is none. */
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

function* measuredIn({ text, mentions }: Reading): Generator<string> {
  const isLone = !isSentence.test(text) && mentions.every(({ sure }) => sure.size === 0)
  const folded = fold(text)
  for (const { lone, wording, foods } of measures) if ((!lone || isLone) && wording.test(folded)) yield foods
}
