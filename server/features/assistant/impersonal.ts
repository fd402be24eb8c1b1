import { questionLanguage } from '@shared/domain/text/question-language'
import { fold, plainQuotes } from '@shared/domain/text/fold'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../foods/foods.public'
import { bounded } from './answers/words/words'
import rows from './impersonal.json' with { type: 'json' }

/* Only questions that mention nobody go to a model; what these lists do not know stays here. */

const words = (list: keyof typeof rows) => `(?:${rows[list].replaceAll(' ', '|')})`

const asks = new RegExp(
  `^(?:(?:and|so|but|or|also|please|hello|hi),? )*(?:(?:in|on|at|for|from|by|with|to|after|before|of) )?` +
    `(?:(?:what|how|when|where|which|why|who|whose)\\b|${words('helps')} ` +
    '|tell me (?:about|how|what|where|which|why) |explain |describe )',
  'u',
)
/** The user acting, not as somebody to whom something happened: "should I", "how do I". */
const inFirstPerson =
  /\b(?:do|can|could|should|would|will|shall|must|may) i\b|\b(?:tell|show|help|give) me\b/gu
const ofEverybody =
  /\bmy (?:password|account|email|address|data|details|profile|settings|notifications|sign-in)\b/gu
/** Mentions of the user otherwise, or of anybody else. */
const tellsOfSomebody = new RegExp(
  `\\b${words('themselves')}\\b|\\b(?:the|this|that|these|those|one of|same) ${words('people')}\\b` +
    `|\\b${words('relatives')}\\b`,
  'u',
)
const person = bounded(rows.person)
const figures = new RegExp(
  `\\p{N}|\\b(?:${words('days')}|${words('numbers')})\\b|\\b(?:last|this|next|since) ${words('times')}\\b`,
  'u',
)
/** Capitalised words that are no names. */
const capitals = new Set(rows.capitals.split(' '))

const sentencesOf = (text: string) => text.split(/[.!?;\n]+\s*|\s[–—]\s/u).filter((one) => /\p{L}/u.test(one))
const namesSomebody = (sentence: string) =>
  (sentence.trim().match(/(?<=[\s("'’,:/-])\p{Lu}[\p{L}\d]*/gu) ?? []).some((word) => !capitals.has(word))

const plainWords = (text: string) => plainQuotes(fold(text)).match(/\p{L}{3,}/gu) ?? []
/** Words around a list of allergies. */
const ofLists = new Set('and the for with not any all from food foods allergy allergies'.split(' '))
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2))

/** Whether a question repeats words of the user's record. */
function isOfRecord(question: string, { avoid }: Person): boolean {
  const typed = avoid.flatMap(({ foodName }) => plainWords(foodName)).filter((word) => !ofLists.has(word))
  const own = new Set(typed.map(stem))
  return plainWords(question).some((word) => own.has(stem(word)) || typed.includes(word))
}

/** Whether a redacted question is the same for everybody; `user`: undefined for staff. */
export function isImpersonal(question: string, user: Person | undefined): boolean {
  if (question.includes('[removed]') || questionLanguage(question) !== 'en') return false
  const read = plainQuotes(fold(question))
  const sentences = sentencesOf(read)
  if (sentences.length === 0 || !sentences.every((sentence) => asks.test(sentence))) return false
  if (sentencesOf(question).some(namesSomebody) || figures.test(read)) return false
  if (tellsOfSomebody.test(read.replace(inFirstPerson, ' ').replace(ofEverybody, ' '))) return false
  const matcher = foodMatcher()
  const reading = matcher.read(question)
  if (reading.mentions.length > 0 && person.test(read)) return false
  if (!user) return true
  const foods = [...user.avoidFoods, ...user.lowFoods(), ...user.toleratedFoods]
  return (
    !matcher.verdicts(reading, foods).some(({ verdict }) => verdict !== 'none') && !isOfRecord(question, user)
  )
}
