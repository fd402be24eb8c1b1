import { askerLanguage } from '@shared/domain/asker-language'
import { fold, plainQuotes } from '@shared/domain/fold'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../foods/foods.public'
import { bounded } from './answers/words/words'
import rows from './impersonal.json' with { type: 'json' }

/*
 * Which questions may go to a model: those that ask, and tell of nobody. What is not on the lists stays here.
 */

const words = (list: keyof typeof rows) => `(?:${rows[list].replaceAll(' ', '|')})`

/** How a sentence that asks begins. */
const asks = new RegExp(
  `^(?:(?:and|so|but|or|also|please|hello|hi),? )*(?:(?:in|on|at|for|from|by|with|to|after|before|of) )?` +
    `(?:(?:what|how|when|where|which|why|who|whose)\\b|${words('helps')} ` +
    '|tell me (?:about|how|what|where|which|why) |explain |describe )',
  'u',
)
/** The asker as who acts, and never as who something has happened to: "should I", "how do I". */
const asAsker = /\b(?:do|can|could|should|would|will|shall|must|may) i\b|\b(?:tell|show|help|give) me\b/gu
/** What everybody has of the portal. */
const ofEverybody =
  /\bmy (?:password|account|email|address|data|details|profile|settings|notifications|sign-in)\b/gu
/** The asker as anything else, and anybody beside them. */
const tellsOfSomebody = new RegExp(
  `\\b${words('themselves')}\\b|\\b(?:the|this|that|these|those|one of|same) ${words('people')}\\b` +
    `|\\b${words('relatives')}\\b`,
  'u',
)
/** Anybody at all, and what ails them: too much beside a food. */
const person = bounded(rows.person)
/** When, how often and how much. */
const figures = new RegExp(
  `\\p{N}|\\b(?:${words('days')}|${words('numbers')})\\b|\\b(?:last|this|next|since) ${words('times')}\\b`,
  'u',
)
/** Capitals that name nobody. */
const capitals = new Set(rows.capitals.split(' '))

const sentencesOf = (text: string) => text.split(/[.!?;\n]+\s*|\s[–—]\s/u).filter((one) => /\p{L}/u.test(one))
const namesSomebody = (sentence: string) =>
  (sentence.trim().match(/(?<=[\s("'’,:/-])\p{Lu}[\p{L}\d]*/gu) ?? []).some((word) => !capitals.has(word))

const plainWords = (text: string) => plainQuotes(fold(text)).match(/\p{L}{3,}/gu) ?? []
/** What a list of allergies is written with, whatever is on it. */
const ofLists = new Set('and the for with not any all from food foods allergy allergies'.split(' '))
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2))

/** Whether a word of what is on their record stands in it, as they typed it. */
function isOfRecord(question: string, { avoid }: Person): boolean {
  const typed = avoid.flatMap(({ foodName }) => plainWords(foodName)).filter((word) => !ofLists.has(word))
  const own = new Set(typed.map(stem))
  return plainWords(question).some((word) => own.has(stem(word)) || typed.includes(word))
}

/**
 * Whether a question that names nobody any more asks for what is the same for everybody, and so may go to a model.
 * `asker` is the client who asks, undefined for staff.
 */
export function isImpersonal(question: string, asker: Person | undefined): boolean {
  if (question.includes('[removed]') || askerLanguage(question) !== 'en') return false
  const read = plainQuotes(fold(question))
  const sentences = sentencesOf(read)
  if (sentences.length === 0 || !sentences.every((sentence) => asks.test(sentence))) return false
  if (sentencesOf(question).some(namesSomebody) || figures.test(read)) return false
  if (tellsOfSomebody.test(read.replace(asAsker, ' ').replace(ofEverybody, ' '))) return false
  const matcher = foodMatcher()
  const reading = matcher.read(question)
  if (reading.mentions.length > 0 && person.test(read)) return false
  if (!asker) return true
  const foods = [...asker.avoidFoods, ...asker.lowFoods(), ...asker.toleratedFoods]
  return (
    !matcher.verdicts(reading, foods).some(({ verdict }) => verdict !== 'none') &&
    !isOfRecord(question, asker)
  )
}
