import { askerLanguage } from '@shared/domain/asker-language'
import { fold, plainQuotes } from '@shared/domain/fold'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../foods/foods.public'
import { bounded } from './answers/words/words'

/*
 * Which questions may go to a model: those that ask, and tell of nobody. What is not on the lists stays here.
 */

const words = (list: string) => `(?:${list.trim().replace(/\s+/gu, '|')})`
const helps = words(`do does did can could should would will shall must may might is are were has`)

/** How a sentence that asks begins. */
const asks = new RegExp(
  `^(?:(?:and|so|but|or|also|please|hello|hi),? )*(?:(?:in|on|at|for|from|by|with|to|after|before|of) )?` +
    `(?:(?:what|how|when|where|which|why|who|whose)\\b|${helps} ` +
    '|tell me (?:about|how|what|where|which|why) |explain |describe )',
  'u',
)
/** The asker as who acts, and never as who something has happened to: "should I", "how do I". */
const asAsker = /\b(?:do|can|could|should|would|will|shall|must|may) i\b|\b(?:tell|show|help|give) me\b/gu
/** What everybody has of the portal. */
const ofEverybody =
  /\bmy (?:password|account|email|address|data|details|profile|settings|notifications|sign-in)\b/gu
const themselves = words(
  `i i'[a-z]+ im ive me my mine myself we we'[a-z]+ us our ours he she him her his hers himself herself
somebody's someone's`,
)
const people = words(`clients? patients? person man woman child boy girl lady gentleman`)
const relatives = words(
  `son daughter wife husband mum mom mother dad father sister brother friend partner baby toddler girlfriend
boyfriend grandmother grandfather granny grandad aunt uncle cousin neighbour colleague boss mr mrs ms miss`,
)
/** The asker as anything else, and anybody beside them. */
const tellsOfSomebody = new RegExp(
  `\\b${themselves}\\b|\\b(?:the|this|that|these|those|one of|same) ${people}\\b|\\b${relatives}\\b`,
  'u',
)
/** Anybody at all, and what ails them: too much beside a food. */
const person = bounded(
  'clients?|patients?|person|people|somebody|someone|man|woman|child\\w*|adults?|\\w*allerg\\w*',
  '\\w*intoleran\\w*|diagnos\\w*|avoids?|reacts?|reacted|coeliac|celiac',
)
const days = words(
  `monday tuesday wednesday thursday friday saturday sunday january february march april june july august
september october november december yesterday today tomorrow tonight ago`,
)
const numbers = words(
  `eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
seventy eighty ninety hundred`,
)
const times = words(`week month year night morning spring summer autumn winter`)
/** When, how often and how much. */
const figures = new RegExp(`\\p{N}|\\b(?:${days}|${numbers})\\b|\\b(?:last|this|next|since) ${times}\\b`, 'u')
/** Capitals that name nobody. */
const capitals = new Set(
  `I IgG IgA IgE IgM PDF CSV HTML FAQ FAQs SMS QR ID DNA My Plan Settings Recipes Scanner Reports English British
European AI`.split(/\s/u),
)

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
