import { fold } from '@shared/domain/fold'
import { foodMatcher } from '../foods/foods.public'
import { ordinaryWords } from '@shared/domain/food-matcher/ordinary-words'
import type { Token } from '@shared/domain/food-matcher/tokens'
import { isCookingWord } from './cooking-words'
import { plainIngredients } from './plain-ingredients'
import { textsOf, type RecipeText } from './guard'

/** Foods, plants and animals among the pictographs. */
const pictures =
  '\u{1F32D}-\u{1F330}\u{1F336}\u{1F33D}-\u{1F33E}\u{1F344}-\u{1F373}\u{1F375}-\u{1F37C}\u{1F37E}-\u{1F37F}\u{1F400}-\u{1F43E}\u{1F950}-\u{1F96F}\u{1F980}-\u{1F9AE}\u{1F9C0}-\u{1F9CB}\u{1FABF}\u{1FAD0}-\u{1FADF}'
const wordOrPicture = new RegExp(`[\\p{L}\\p{M}\\p{Cf}]+|[${pictures}]`, 'gu')
const picture = new RegExp(`[${pictures}]`, 'u')
/** A letter that is none of a to z once accents are off. */
const strangeLetter = /[^\P{L}a-z\p{Lm}]/u
/** `β-carotene`, `20 μg`. */
const greekSign = /^(?:\p{Script=Greek}|[mμ]?g|μ[gl])$/u

/**
 * What of a recipe the matcher cannot judge, as it stands there: words in letters that it does not read (`яйцо`, or `еgg`
 * with one of them), food pictographs, ingredients in which it knows nothing (`2 jajka`), and words of the title, the
 * steps and the tags that nobody taught it (`zorblefruit`). Whoever avoids a food may be offered none of it: it may be
 * that food. A description and notes talk of anything.
 */
export function uncheckableIn(recipe: RecipeText): string[] {
  const { title, ingredients, instructions, tags = [] } = recipe
  return [
    ...textsOf(recipe).flatMap(unreadableIn),
    ...ingredients.filter((line) => line.trim() !== '' && !isUnderstood(line)),
    ...[title, ...instructions, ...tags].flatMap(unlearntIn),
  ]
}

const unreadableIn = (text: string): string[] =>
  (text.match(wordOrPicture) ?? []).filter((word) => picture.test(word) || isStrange(fold(word)))

const isStrange = (folded: string) => strangeLetter.test(folded) && !greekSign.test(folded)

/** The words of a text that are in no name the matcher knows, and none of those in which recipes are told. */
function unlearntIn(text: string): string[] {
  const { tokens, phrases } = foodMatcher().read(text)
  return phrases
    .filter(({ entry }) => entry === undefined)
    .flatMap(({ first, end }) => tokens.slice(first, end))
    .filter((token) => !isPlain(token) && !isWhose(text, token))
    .map(({ start, end }) => text.slice(start, end))
}

const isPlain = ({ text }: Token) =>
  text.length < 3 ||
  /\d/u.test(text) ||
  ordinaryWords.has(text) ||
  plainIngredients.has(text) ||
  isCookingWord(text) ||
  isStrange(text)

/** "Edna's" of "Edna's pie" tells whose it is; "Edna's" alone may be what is in it. */
const isWhose = (text: string, { start, end }: Token) =>
  /['’]s$/u.test(text.slice(start, end)) && /^\s+\p{L}/u.test(text.slice(end))

/** What a line says is *not* in it tells nothing of what is. */
function isUnderstood(line: string): boolean {
  const { mentions, tokens } = foodMatcher().read(line)
  return (
    mentions.some(({ mode }) => mode !== 'not' && mode !== 'aside') ||
    tokens.some(({ text }) => plainIngredients.has(text))
  )
}
