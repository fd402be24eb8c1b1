import { askerLanguage } from '@shared/domain/asker-language'
import { isKnownWord } from '@shared/domain/verdict/spelling'
import { fold } from '@shared/domain/fold'
import { foodMatcher } from '../../foods/foods.public'
import { asAny } from '../answers/words/words'
import { meaningOfAll } from '../understand/word-vectors'
import rows from './strangers.json' with { type: 'json' }

/** What somebody is to the asker, and how that is said, in English, German, French and Spanish. */
const { kin, whose, called, title } = asAny(rows.said)
const edge = '(?<![\\p{L}\\p{N}])'
const word = "\\p{L}[\\p{L}'’-]*"
/** What stands behind who somebody is, or a title: a few words, of which those of a name go. */
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

/** Whether a word is a food as it is written: "Kessler" is no Kasseler. */
function isFood(one: string): boolean {
  const { tokens, mentions } = foodMatcher().read(one)
  return mentions.length > 0 && !tokens.some(({ isMisread }) => isMisread)
}
/** Names of people that stand together by what they mean, as English is written at large. */
const alike = rows.names.map((names) => meaningOfAll(names.split(' ')))
/** So like names is a name, and one that is an everyday word as well: "mohammed", and not "says". */
const LIKE_NAMES = { other: 0.45, everyday: 0.7 }
const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly'].map((ending) => new RegExp(`${ending}$`, 'u'))

/** Whether a word in small letters is a name: it is like names, or nobody knows it in any form. */
function isNameLike(word: string, isEveryday: boolean): boolean {
  const meant = meaningOfAll([word])
  const likeness = alike.map((names) => names.reduce((sum, step, at) => sum + step * (meant[at] ?? 0), 0))
  const isUnknown = [word, ...endings.map((ending) => word.replace(ending, ''))].every((form) =>
    meaningOfAll([form]).every((step) => step === 0),
  )
  return Math.max(...likeness) >= LIKE_NAMES[isEveryday ? 'everyday' : 'other'] || (isUnknown && !isEveryday)
}

/**
 * How many words a name is long that a run of words begins with. In German nouns are capital as well, foods among them;
 * small letters are read in English alone (`isSmall`).
 */
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

/** A text without the names that somebody is called by whom the portal does not know: "my friend Petra Schmidt". */
export function withoutStrangers(text: string, ordinary: ReadonlySet<string>, hidden: string): string {
  const language = askerLanguage(text)
  return text
    .replace(before, (run: string) => (isFood(run) || isKnownWord(fold(run)) ? run : hidden))
    .replace(behind, (said: string, who: string, run: string) => {
      const words = run.split(/\s+/u)
      // Behind "my son is" small letters tell how he is.
      const isSmall = language === 'en' && !/(?:,|\s(?:is|was))\s+$/iu.test(who)
      const length = lengthOfName(words, language, { ordinary, isSmall })
      return length === 0 ? said : `${who}${hidden}${['', ...words.slice(length)].join(' ')}`
    })
}
