import { singularsOf } from '../food-matcher/plurals'
import { fold } from '../text/fold'
import { pattern } from '../text/pattern'
import { isDishWord } from './dish-words'

/** The words of the question in the form within a sentence. */
export const within = (title: string) =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)

export type Grammar = { is: string; has: string }
const one: Grammar = { is: 'is', has: 'has' }
const many: Grammar = { is: 'are', has: 'have' }

/** Singular words that end like a plural. */
const single = new Set([
  'molasses',
  'ananas',
  'hummus',
  'asparagus',
  'couscous',
  'swiss',
  'haggis',
  'pancreas',
  'gyros',
])

/** German plurals of foods, which do not end in s. */
const germanPlural = new RegExp(
  pattern`(?:eier|nüsse|kerne|samen|blätter|kräuter|gewürze|früchte|pilze|brote|brötchen|kekse|fische|äpfel|öle|mehle|
    beeren|kirschen|birnen|pflaumen|aprikosen|marillen|feigen|trauben|orangen|zitronen|mandarinen|limetten|bananen|
    melonen|oliven|tomaten|gurken|karotten|möhren|rüben|bohnen|linsen|erbsen|sprossen|flocken|garnelen|
    krabben|austern|sardinen|sardellen|pistazien|kastanien|maronen|rosinen|artischocken|pfifferlinge|eln)$`,
  'u',
)

/** The grammar of words in a sentence; in "roast chicken with potatoes" the chicken decides. */
export function grammarOf(words: string): Grammar {
  const [title = words] = words.split(/ (?:with|on|in|of|for|from|at|without|mit|avec|con) /u)
  const last =
    fold(title)
      .split(/[^\p{L}]+/u)
      .findLast((word) => word !== '') ?? ''
  const isPlural = singularsOf(last).length > 0 && !single.has(last)
  const whole = title.replace(
    /\b(?:sweet and sour|salt and pepper|black and white|(?:mac(?:aroni)?|gin|rum|vodka) and)\b/iu,
    '',
  )
  // "Bread and butter pudding" is one dish.
  const isList = /,| (?:and|und|et|y) /u.test(whole) && !isDishWord(last)
  return isPlural || isList || germanPlural.test(title.toLowerCase()) ? many : one
}
