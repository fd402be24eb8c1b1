import { questionLanguage } from '@shared/domain/text/question-language'
import { isKnownWord } from '@shared/domain/verdict/spelling'
import { fold } from '@shared/domain/text/fold'
import { foodMatcher } from '../../foods/foods.public'
import { asAny } from '../answers/words/words'
import { meaningOfAll } from '../understand/word-vectors'
import rows from './strangers.json' with { type: 'json' }

/** Words for relations to the user, in four languages. */
const { kin, whose, called, title } = asAny(rows.said)
const edge = '(?<![\\p{L}\\p{N}])'
const word = "\\p{L}[\\p{L}'’-]*"
/** What may follow a relation or title; only words of a name go. */
const behind = new RegExp(
  `(${edge}(?:${whose}\\s+${kin}|${title}\\.?)(?!\\p{L})(?:\\s*${called}(?!\\p{L}))?\\s+)` +
    `(${word}(?:\\s+${word}){0,3})`,
  'giu',
)
/** "Petra Schmidt, my friend", and "Petra Schmidt is my friend". */
const before = new RegExp(
  `(\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,3})` +
    `(?=(?:,|\\s+(?:is|ist|est|es))\\s+(?:[Mm]y|[Oo]ur|[Mm]eine?|[Mm]on|[Mm]a|[Mm]i)\\s+${kin}(?!\\p{L}))`,
  'gu',
)

/** "Kessler" is not Kasseler. */
function isFood(one: string): boolean {
  const { tokens, mentions } = foodMatcher().read(one)
  return mentions.length > 0 && !tokens.some(({ isMisread }) => isMisread)
}
/** Names by meaning, with capitals in English. */
const alike = rows.names.map((names) => meaningOfAll(names.split(' ')))
/** How similar to names a word must be; an everyday word needs more. */
const LIKE_NAMES = { other: 0.45, everyday: 0.7 }
const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly'].map((ending) => new RegExp(`${ending}$`, 'u'))

/** A word in lower case that resembles names, or that is unknown. */
function isNameLike(word: string, isEveryday: boolean): boolean {
  const meant = meaningOfAll([word])
  const likeness = alike.map((names) => names.reduce((sum, step, at) => sum + step * (meant[at] ?? 0), 0))
  const isUnknown = [word, ...endings.map((ending) => word.replace(ending, ''))].every((form) =>
    meaningOfAll([form]).every((step) => step === 0),
  )
  return Math.max(...likeness) >= LIKE_NAMES[isEveryday ? 'everyday' : 'other'] || (isUnknown && !isEveryday)
}

/** The number of leading words that form a name; lower case counts in English only. */
function lengthOfName(
  words: readonly string[],
  language: string,
  { ordinary, isSmall }: { ordinary: ReadonlySet<string>; isSmall: boolean },
): number {
  const isName = (one: string) => {
    const word = fold(one.replace(/['’]s?$/u, ''))
    const isEveryday = ordinary.has(word) || isKnownWord(word) || isFood(one)
    if (/^\p{Lu}/u.test(one)) return language === 'de' ? !isEveryday : !/^I(?:['’]\p{L}+)?$/u.test(one)
    return isSmall && /^\p{L}{3,}$/u.test(word) && isNameLike(word, isEveryday)
  }
  const end = words.findIndex((one) => !isName(one))
  return end === -1 ? words.length : end
}

/** Removes names of people the portal does not know: "my friend Petra Schmidt". */
export function withoutStrangers(text: string, ordinary: ReadonlySet<string>, hidden: string): string {
  const language = questionLanguage(text)
  return text
    .replace(before, (run: string) => (isFood(run) || isKnownWord(fold(run)) ? run : hidden))
    .replace(behind, (said: string, who: string, run: string) => {
      const words = run.split(/\s+/u)
      // After "my son is", lower case says how he is.
      const isSmall = language === 'en' && !/(?:,|\s(?:is|was))\s+$/iu.test(who)
      const length = lengthOfName(words, language, { ordinary, isSmall })
      return length === 0 ? said : `${who}${hidden}${['', ...words.slice(length)].join(' ')}`
    })
}
