import type { Reply } from '@shared/api'
import { MOST_OF_FOOD } from '@shared/features/assistant'
import type { Actor } from '../../access/actor'
import { type EmergencyCard, emergencyCardFor } from '@shared/domain/safety/emergency-cards'
import { asClaimed } from '@shared/domain/verdict/claims'
import { inOwnLanguage } from '@shared/domain/verdict/own-language'
import type { questionReviews } from './assistant.tables'
import type { Dependencies } from '../../dependencies'
import { foodMatcher } from '../foods/foods.public'
import { deniedIn, unknownNote } from '../recipes/recipes.public'
import { personOf } from '../reports/reports.public'
import { cardFor, isLikelyUrgent } from './card'
import type { AnswerContext } from './answers/answer-handler'
import { handlerFor } from './answers/answer-handlers'
import { texts } from './answers/texts'
import { mergeAnswers } from './answers/merge-answers'
import { withPicturesNamed } from './answers/words/pictures'
import { faqNamed } from './faq-passages'
import { diseaseNote } from './answers/care/diseases'
import { plain } from './answers/words/plain'
import { any } from './answers/words/words'
import { namesStrangeSample } from './answers/person/sample-named'
import { isShared } from './answers/person/whom'
import { withClientHint } from './client-hint'
import { passagesAnswer } from './passages'
import type { Turn } from './resolve'
import { fileReview } from './reviews'
import type { Answer } from './answer'
import { graveNotes, notesFor, topicOf } from './topics'
import { namesFood } from './understand/foods'
import type { Ask } from './understand/intents'
import { inEnglish } from './understand/language'
import { understandAfter } from './understand/after'
import { SURE, understoodBy } from './understand/understand'
import { withVerdicts } from './missing-verdicts'
import { withVerdictFirst } from './verdict-first'

type AiReply = Omit<Reply<'POST /api/ai/ask-question'>, 'receipt'>
type Reason = typeof questionReviews.$inferInsert.reason
type Stream = { onText: ((piece: string) => void) | undefined; signal: AbortSignal }
/** A question and the earlier ones on the page, the newest last. */
type Asked = { question: string; turns: readonly Turn[] }

export const unknownText =
  "I don't know. I’ve passed your question on to the laboratory’s team, who will look at it. " +
  'If it’s about your health and can’t wait, please ask a doctor.'
const whichFood = 'Which food do you mean? Please ask again and name the food.'

/** Foods as their language means them; a claim that a food lacks something becomes a question. */
const meant = (question: string) => asClaimed(foodMatcher(), inOwnLanguage(question))

/** Answers by emergency card, intents, then FAQs; what remains unanswered is for review. */
export async function askQuestion(
  deps: Dependencies,
  actor: Actor,
  { question: written, turns: before }: Asked,
  { onText, signal }: Stream,
): Promise<AiReply> {
  const shown = (card: EmergencyCard) => filed(deps, actor, written, emergencyAnswer(card), 'emergency')
  const card = await cardFor(deps.db, actor, written, before)
  if (card) return shown(card)
  if (!/[\p{L}\p{N}]/u.test(withPicturesNamed(written))) return ofPortal('no-words')
  const question = meant(withPicturesNamed(written))
  if (isLikelyUrgent(question)) return shown(emergencyCardFor(question))

  const context = await contextFor(deps, actor)
  // A follow-up never refers to a card, except a complaint after one.
  const turns = before
    .filter(({ intent }) => intent !== null)
    .map((turn) => ({ ...turn, question: meant(turn.question) }))
  const asks = await understoodBy(
    deps,
    actor.role,
    understandAfter(question, turns, actor.role),
    turns,
    signal,
  )
  const isOfResults = asks.some(({ intent }) => intent.startsWith('results.'))
  if (context.own && (await namesStrangeSample(context.own, question, isOfResults)))
    return ofPortal('others-sample')
  const answers: Answer[] = []
  const missing: Reason[] = []
  for (const ask of asks) {
    const found = await answerTo(deps, context, ask, signal)
    if (typeof found === 'string') missing.push(found)
    else answers.push(found)
  }
  const topic = topicOf(question)
  const urgent = answers.find(({ isUrgent }) => isUrgent)
  if (urgent?.isUrgent) return shown({ text: urgent.answer, language: urgent.isUrgent })
  const [reason] = missing
  const foods = (asks[0]?.foods ?? []).filter((food) => food.length <= MOST_OF_FOOD)
  const understood = { intent: asks[0]?.intent ?? null, foods }
  if (answers.length === 0) {
    const answer = [diseaseNote(question), ...graveNotes(question), unknownText].filter(Boolean).join('\n\n')
    const given: AiReply = { ...nothing, ...understood, answer, kind: 'unknown', provider: deps.config.ai }
    return filed(deps, actor, written, given, topic ?? reason ?? 'no-source')
  }
  const isOfOther = asks.some(({ about }) => about === 'other') && !isShared(plain(question))
  const whole = withVerdicts(
    isOfOther ? undefined : context.own,
    asks.map((ask) => ask.question),
    withClientHint(actor.role, written, combined(question, turns, asks, answers, missing)),
  )
  onText?.(whole.answer)
  if (topic ?? reason) await review(deps, actor, written, whole.answer, topic ?? reason ?? 'no-source')
  const { answer, sources, verdicts, isModelled } = whole
  return {
    ...understood,
    answer,
    sources,
    verdicts,
    kind: 'answered',
    provider: isModelled ? deps.config.ai : 'builtin',
  }
}

/** Warms up everything an answer needs, without a model. */
export const warmUpQuestion = (deps: Dependencies, actor: Actor) =>
  askQuestion(
    { ...deps, model: undefined },
    actor,
    { question: 'Can I eat milk?', turns: [] },
    { onText: undefined, signal: deps.stopping },
  )

/** Intents that already say an IgG value shows no allergy or disease. */
const ofIllness = new RegExp(
  any(
    '^faq\\.(?:not-an-allergy-test|allergy-or-intolerance|diagnosed-allergy|symptoms-without|severe)',
    '^results\\.negative$|^portal\\.igg-ige$',
  ),
  'u',
)

/** Intents with personal answers. */
const ofOwn = /^(?:results|verdicts|meals|plan|care)\./u

/** All answers as one text, with notes first and a hint for users of other languages. */
function combined(
  question: string,
  turns: readonly Turn[],
  asks: readonly Ask[],
  answers: readonly Answer[],
  missing: readonly Reason[],
): Answer {
  const whole = mergeAnswers(answers)
  const isOf = (intents: RegExp) => asks.some(({ intent }) => intents.test(intent))
  // Care answers add their own notes; an unlikely one says nothing.
  const isCare = asks.some(({ intent, confidence }) => intent.startsWith('care.') && confidence >= LIKELY)
  const before = isOf(ofOwn) ? turns.map((turn) => turn.question) : []
  const notes = isCare ? [] : notesFor(question, before, isOf(ofIllness))
  const denied = isOf(/^meals\./u) ? deniedIn(question) : []
  const unknown = denied.filter(({ meaning }) => meaning === 'unknown').map(({ name }) => name)
  const language = asks[0]?.language ?? 'en'
  const hasNotice = language === 'en' || whole.answer.includes(inEnglish[language])
  return {
    ...whole,
    answer: [
      ...notes,
      ...(hasNotice ? [] : [inEnglish[language]]),
      whole.answer,
      ...(unknown.length > 0 ? [unknownNote(unknown, 'the ideas were')] : []),
      ...(missing.length > 0 ? [unknownText] : []),
    ].join('\n\n'),
  }
}

/** The user, with their own data if they are a client. */
async function contextFor({ db }: Dependencies, actor: Actor): Promise<AnswerContext> {
  const { clientId } = actor
  if (clientId === null) return { db, actor }
  return { db, actor, own: { db, actor, clientId, person: await personOf(db, clientId) } }
}

/** The answer to one intent, or the reason why there is none. */
async function answerTo(
  deps: Dependencies,
  context: AnswerContext,
  ask: Ask,
  signal: AbortSignal,
): Promise<Answer | 'no-source' | 'refused'> {
  const { db, actor } = context
  const isSure = ask.confidence >= SURE
  const named = isSure && ofOwn.test(ask.intent) ? undefined : await faqNamed(db, actor.role, ask.question)
  if (named) return named
  const { foods, answer } = handlerFor(ask.intent)
  if (isSure && foods !== 'none' && ask.foods.length === 0)
    return { answer: whichFood, sources: [], verdicts: [] }
  const isOther = ask.intent.startsWith('none.')
  const found = !isOther && ask.confidence >= LIKELY ? await answer(ask, context) : undefined
  if (found) return withVerdictFirst(context.own, ask, found)
  if (ask.intent === 'none.beyond' && isSure) return 'no-source'
  const byWords = await passagesAnswer(deps, actor, ask.question, signal)
  if (byWords) return byWords
  // A verdict on a known food is always true, and better than nothing.
  const last = isOther ? isSure && answer : ask.foods.some(namesFood) && handlerFor('verdicts.may').answer
  return (last && (await last(ask, context))) || 'no-source'
}

/** Below this share a prediction is no better than chance. */
export const LIKELY = 0.27

const nothing = { sources: [], verdicts: [], intent: null, foods: [] }

/** A fixed text of the portal as an answer. */
const ofPortal = (name: keyof typeof texts.portal): AiReply => ({
  ...nothing,
  ...{ answer: texts.portal[name].says, kind: 'answered', provider: 'builtin' },
})

/** No model writes a card. */
export const emergencyAnswer = ({ text, language }: EmergencyCard): AiReply => ({
  ...nothing,
  ...{ answer: text, kind: 'emergency', provider: 'builtin', language },
})

/** An answer that is also filed for a person to review. */
async function filed(deps: Dependencies, actor: Actor, question: string, given: AiReply, reason: Reason) {
  await review(deps, actor, question, given.answer, reason)
  return given
}

async function review(
  { db }: Dependencies,
  actor: Actor,
  question: string,
  aiResponse: string,
  reason: Reason,
): Promise<void> {
  await db.transaction((tx) => fileReview(tx, { userId: actor.id, question, aiResponse, reason }))
}
