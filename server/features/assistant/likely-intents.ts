import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { audiences, shippedFaqs } from '../faqs/faqs.public'
import type { FaqPassage } from './faq-passages'
import type { FoundFoods } from './food-passages'
import { fitsQuestion } from './fits-question'
import { type Intent, intentsOf } from './intents'
import { mayBeUrgent } from '@shared/domain/emergency'
import { plainQuotes } from '@shared/domain/fold'

/** What speaks for an intent before a word of the question is weighed. */
const OFF_TOPIC = 5
const EMERGENCY = 3
const FOOD_NAMED = 14
/** For their own results, where a question is put the way in which they are asked for. */
const OWN_ASKED = 14
/** For an FAQ of practitioners, where one of them asks. */
const FOR_PRACTITIONERS = 6
/** For an FAQ, by how much of the question stands in it. */
const IN_COMMON = 5
/** Rather too often than once too little: an emergency need not be what is likeliest. */
const DANGER = 0.9
/** Beside what is likeliest, what is nearly as likely is meant as well. */
const ALSO = 0.85

/**
 * What a question asks for, each with how likely it is beside the likeliest (at most 1): none when it is off the topic
 * or beyond what anybody gets; or that it speaks of an emergency.
 */
export async function askedFor(
  db: Database,
  actor: Actor,
  question: string,
  { faqs, found }: { faqs: readonly FaqPassage[]; found: FoundFoods },
): Promise<ReadonlyMap<Intent, number> | 'emergency'> {
  const { client, practitioner } = await shippedFaqs()
  const ofPractitioners = new Set(practitioner.map(({ key }) => key))
  const mayRead = {
    client: audiences[actor.role].includes('client'),
    practitioner: audiences[actor.role].includes('practitioner'),
  }
  const isFaq = new Set([...client.map(({ key }) => key), ...ofPractitioners])
  const inCommon = new Map(faqs.map(({ key, score }) => [key, score]))
  const isOwnAsked = asksForOwn(question, found.foods.length > 0)

  function prior(intent: Intent): number | undefined {
    if (intent === 'own') return actor.clientId === null ? undefined : isOwnAsked ? OWN_ASKED : 0
    if (intent === 'food') return found.share > 0 ? FOOD_NAMED : undefined
    if (intent === 'off-topic') return OFF_TOPIC
    if (intent === 'emergency') return EMERGENCY
    if (!isFaq.has(intent)) return 0
    const common = IN_COMMON * (inCommon.get(intent) ?? 0)
    if (ofPractitioners.has(intent)) return mayRead.practitioner ? common + FOR_PRACTITIONERS : undefined
    return mayRead.client && fitsQuestion(intent, question) ? common : undefined
  }

  // Words alone look like a hurry where they are only short: without a sign of the body there is none.
  const guesses = (await intentsOf(db, question, prior)).filter(
    ({ intent }) => intent !== 'emergency' || mayBeUrgent(question),
  )
  const [best] = guesses
  const danger = guesses.find(({ intent }) => intent === 'emergency')
  if (best && danger && danger.score >= best.score * DANGER) return 'emergency'
  if (!best || best.intent === 'off-topic' || best.intent === 'beyond') return new Map()
  return new Map(
    guesses
      .filter(({ score }) => score >= best.score * ALSO)
      .map(({ intent, score }) => [intent, score / best.score]),
  )
}

const foodsOfMine =
  '(?:elevated|high(?:ly)?|moderate(?:ly)?|raised|reactive|problem|trigger|bad|worst|forbidden)'
/** Ways of asking for the whole of one's own results. */
const asksForAll = [
  `\\b(?:what|which)(?: \\w+)?(?: are| were)? my (?:\\w+ ){0,2}${foodsOfMine} (?:\\w+ )?(?:foods?|results?|values?)`,
  '\\b(?:what|which)(?: \\w+){0,2} (?:should|must|do|can|may|shall|could) i(?: \\w+)? (?:avoid|leave out|eat|react|not eat|have)',
  '\\b(?:what|which)(?: \\w+){0,2} am i (?:\\w+ )?(?:intolerant|sensitive|allergic|reacting)',
  '\\bwhat i am (?:\\w+ )?(?:intolerant|sensitive|allergic|reacting)',
  '\\b(?:show|give|tell|list|summari[sz]e)(?: me)?(?: all)?(?: about)? my (?:\\w+ ){0,2}(?:results?|report|levels?|values?|foods?|allerg\\w+)',
  "\\bwhat(?:'?s| is| are| was| were| did| does)(?: in)? my (?:\\w+ ){0,2}(?:results?|report|levels?|test|allerg\\w+)(?: (?:say|show|find))?\\s*(?:[?.!]|$)",
  `\\bwhat(?:'?s| is| was) ${foodsOfMine}(?: \\w+){0,2} my\\b`,
  `\\b(?:list|show)(?: me)?(?: all)? my ${foodsOfMine}`,
]
/** Ways of asking what one's own results say of the food that is named. */
const asksForFood = [
  '\\b(?:can|could|may|should|must|am|do|did|shall) i\\b',
  '\\bmy (?:\\w+ ){0,3}(?:results?|report|test|levels?|values?|reaction)\\b',
  '\\b(?:for|with|to) me\\b',
]
/** What asks how something works, and not for one's own figures. */
const asksHow =
  /\b(?:how (?:do|does|can|should|long|many|soon)|why|who|when|where|until|mean\w*|download\w*|print\w*|if)\b/i

const anyOf = (sources: readonly string[]) => new RegExp(sources.join('|'), 'i')
const allPattern = anyOf(asksForAll)
const foodPattern = anyOf(asksForFood)

/** Whether the asker wants their own results: those of the foods that are named or, where none is, all of them. */
export function asksForOwn(question: string, namesFood: boolean): boolean {
  const plain = plainQuotes(question)
  return !asksHow.test(plain) && (namesFood ? foodPattern : allPattern).test(plain)
}
