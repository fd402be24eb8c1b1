import type { Reply } from '@shared/api'
import type { Actor } from '../../access/actor'
import type { questionReviews } from './assistant.tables'
import { fileReview } from './reviews'
import type { Dependencies } from '../../dependencies'
import { foodMatcher } from '../foods/foods.public'
import { cardFor } from './card'
import { asksMore, isOfEatingAlone } from './eating/alone'
import { eatingAsked, isPlainAsk, questionsIn } from './eating/eating-asked'
import { broughtBackAnswer } from './eating/brought-back'
import { comparisonAnswer, eatingAnswer } from './eating/eating-answer'
import { withPicturesNamed } from './eating/pictures'
import { plainlyPut } from './figures'
import { gateOf } from './gates'
import { inEnglish, isForeign } from './foreign'
import { type EmergencyCard, emergencyCardFor } from '@shared/domain/emergency-cards'
import { redact } from './redaction/redaction'
import { foundOutAsked } from './own/asked-found'
import { asksIfIll } from './own/asked-ill'
import { mayBeGrave } from './own/asked-care'
import { careAnswer } from './own/care'
import { diseaseNote } from './own/diseases'
import { asks, ownAnswer } from './own/own'
import { onRecord } from './own/about-person'
import { plain } from './own/plain'
import { answerFrom, passagesFor } from './sourced'
import { type Guess, guessesOf } from './guess/guess'
import { guessedAnswer, guessedFaq, isOfCare, isOfTable, namedAnswer } from './guess/guessed-answer'
import type { Told } from './told'
import { notesFor, topicOf } from './topics'
import { withUntold } from './untold'

type Answer = Omit<Reply<'POST /api/ai/ask-question'>, 'receipt'>
type Reason = typeof questionReviews.$inferInsert.reason
type Stream = { onText: ((piece: string) => void) | undefined; signal: AbortSignal }

export const unknownText =
  "I don't know. I have passed your question on to the team of the laboratory, who will look at it. " +
  'If it is about your health and cannot wait, please ask a doctor.'

/** Before what is said of a food that somebody else is to eat. */
const ownOnlyNote = "I can only see your own results, nobody else's."

/** What a foreign question says of a test, and no emergency does. */
const ofTest =
  /(?<!\p{L})(?:wert\w*|ergebnis\w*|test|bericht|valeurs?|résultats?|rapport|valor(?:es)?|resultados?|informe)(?!\p{L})/iu

/** From here on what a question is likeliest to ask for is answered before any rule, and from there on behind the rules. */
const SURE = 0.7
const LIKELY = 0.35
/** So much of what a question may ask for has to be about eating for its foods to be judged ahead of the sources. */
const MOSTLY = 0.5

/**
 * Answers a question from what the asker may see: the card for emergencies before all else, gates in their order, then what the whole question asks of the asker,
 * then each question in it by the first answerer that understands it, or from sources. What has no source, was refused or
 * should be seen by a person becomes a question to review. Throws a ModelError when the service fails.
 */
export async function askQuestion(
  deps: Dependencies,
  actor: Actor,
  written: string,
  stream: Stream,
): Promise<Answer> {
  const asked = withPicturesNamed(written)
  const card = await cardFor(deps.db, actor, asked)
  if (card) return filed(deps, actor, asked, emergencyAnswer(card), 'emergency')
  const question = plainlyPut(asked)
  const topic = topicOf(asked)
  const passOn = (reason: Reason) => answerLater(deps, actor, asked, reason)
  // What names a person is no part of what is asked, and no model sees it.
  let redacted: Promise<string> | undefined
  const impersonal = () => (redacted ??= redact(deps.db, question))

  const decision = (await gateOf({ text: asked, impersonal }))?.decision
  if (decision === 'unknown') return passOn(topic ?? 'no-source')
  if (typeof decision === 'object')
    return { answer: decision.says, sources: [], verdicts: [], kind: 'answered', provider: 'builtin' }
  const isOfAnother = decision === 'without-own-results'
  const asker = isOfAnother ? { ...actor, clientId: null } : actor

  const whole = await ofWhole(deps, actor, asker, question)
  if (
    whole &&
    mayBeGrave(question) &&
    (await passagesFor(deps.db, actor, await impersonal())) === 'emergency'
  )
    return passOn('emergency')
  if (whole) {
    const { isUrgent } = whole.told
    const said = inOneLanguage(question, whole.notes, [whole.told.answer])
    const { answer, sources, verdicts } = isUrgent
      ? whole.told
      : await withUntold(deps.db, asker.clientId, question, { ...whole.told, answer: said })
    const reason = isUrgent ? 'emergency' : topic
    if (reason) await review(deps, actor, asked, answer, reason)
    return {
      ...{ answer, sources, verdicts, provider: 'builtin' },
      ...(isUrgent ? { kind: 'emergency', language: isUrgent } : { kind: 'answered' }),
    }
  }
  const passages = await passagesFor(deps.db, asker, await impersonal())
  // The ways of asking are English: what is short or foreign looks like anything to them.
  const language = eatingAsked(foodMatcher(), question)?.language ?? 'en'
  const isForeignAsk = isForeign(question) && language !== 'en'
  const isNoneOfTheirs = isForeignAsk || isPlainAsk(foodMatcher(), question)
  if (
    passages === 'emergency' &&
    !isNoneOfTheirs &&
    !(asker.clientId !== null && (await isOfTable(question)))
  )
    return passOn('emergency')

  const said = notesFor(question)
  const notesBefore = said.length
  const next = stream.onText && afterwards(said, stream.onText)
  const told: Told[] = []
  const missing: Reason[] = []
  // What is in general said of a food would be taken for a verdict on the dish that is asked about.
  const isOfFoods = passages !== 'emergency' && passages.every(({ kind }) => kind !== 'faq')
  const questions = asker.clientId === null ? [question] : questionsIn(foodMatcher(), question)
  for (const one of questions) {
    const answered =
      (await ofOne(deps, asker, one)) ??
      (isOfFoods && !asksMore(one) ? await namedAnswer(deps, asker, one, 0) : undefined)
    if (answered) {
      told.push(answered)
      said.push(answered.answer)
      continue
    }
    const isWhole = questions.length === 1 && passages !== 'emergency'
    const sources = isWhole ? { question: await impersonal(), passages } : one
    const found = await answerFrom(deps, asker, sources, { ...stream, onText: next?.() })
    const isOfTest = isForeignAsk && ofTest.test(one)
    if (found === 'emergency' && !isOfTest) return passOn('emergency')
    const named =
      typeof found === 'string'
        ? ((await guessedFaq(deps, asker, one)) ?? (await namedAnswer(deps, asker, one)))
        : undefined
    if (named) {
      told.push(named)
      said.push(named.answer)
      continue
    }
    if (typeof found === 'string') {
      missing.push(found === 'emergency' ? 'no-source' : found)
      if (!isAside(one)) said.push(`About “${one}”: ${unknownText}`)
      continue
    }
    told.push(found)
    if (isOfAnother && actor.clientId !== null && found.sources[0]?.kind === 'food') said.push(ownOnlyNote)
    said.push(found.answer)
  }
  const [reason] = missing
  if (told.length === 0) return passOn(topic ?? reason ?? 'no-source')
  const { answer, sources, verdicts } = await withUntold(deps.db, asker.clientId, question, {
    answer: inOneLanguage(question, said.slice(0, notesBefore), said.slice(notesBefore)),
    sources: told.flatMap(({ sources }) => sources),
    verdicts: told.flatMap(({ verdicts }) => verdicts),
  })
  if (topic ?? reason) await review(deps, actor, asked, answer, topic ?? reason ?? 'no-source')
  return {
    answer,
    sources,
    verdicts,
    kind: 'answered',
    provider: told.some(({ isModelled }) => isModelled) ? deps.config.ai : 'builtin',
  }
}

/** One text of all that is said behind its notes; who asks in another language is told once that it is in English. */
function inOneLanguage(question: string, before: readonly string[], said: readonly string[]): string {
  const told = said.map((text) => text.replaceAll(`${inEnglish}\n\n`, ''))
  const isTold = isForeign(question) || told.some((text, at) => text !== said[at])
  const language = isTold ? [inEnglish] : []
  // An allergy on record comes before what no test can tell of it.
  const isOfRecord = told[0]?.startsWith(onRecord)
  return (isOfRecord ? [...language, ...told, ...before] : [...before, ...language, ...told]).join('\n\n')
}

/** What is said of a whole question that turns on the asker, behind these notes; undefined for any other. */
async function ofWhole(
  deps: Dependencies,
  actor: Actor,
  asker: Actor,
  question: string,
): Promise<{ told: Told; notes: string[] } | undefined> {
  // Whoever asks whether they are ill hears that before anything on the foods that they name.
  const ill = asksIfIll({ question, text: plain(question) }) && (await careAnswer(deps, actor, question))
  if (ill) return { told: ill, notes: [] }
  // What gave complaints before is asked of the record, and nothing that hurts now.
  const found = foundOutAsked(plain(question)) && (await ownAnswer(deps, asker, question))
  if (found) return { told: found, notes: [] }
  const compared = await comparisonAnswer(deps, asker, question)
  if (compared) return { told: compared, notes: notesFor(question) }
  const back = await broughtBackAnswer(deps, asker, question)
  // What hurts comes before what was found out.
  if (back) return { told: (await careAnswer(deps, actor, question)) ?? back, notes: [] }
  const isOne = questionsIn(foodMatcher(), question).length === 1
  const guess = isOne ? await guessFor(actor, question) : undefined
  const isEating = isOfEatingAlone(foodMatcher(), question)
  if (guess && isSure(guess, question) && (!isEating || isOfBody(guess))) {
    // What is asked for somebody else may be shared with the asker.
    const told = await guessedAnswer(deps, isOfCare(guess) ? actor : asker, question, guess)
    if (told) return { told, notes: isOfCare(guess) ? [] : notesFor(question) }
  }
  const care = await careAnswer(deps, actor, question)
  if (care) return { told: care, notes: [] }
  const eating = isEating ? await eatingAnswer(deps, asker, question) : undefined
  if (eating) return { told: eating, notes: notesFor(question) }
  const own = await ownAnswer(deps, asker, question)
  return own && { told: own, notes: notesFor(question) }
}

/** What is said of one of several questions: by what it surely asks for, by the rules, or by what it is likely to ask for. */
async function ofOne(deps: Dependencies, asker: Actor, question: string): Promise<Told | undefined> {
  const guess = await guessFor(asker, question)
  const guessed = () => guess && guessedAnswer(deps, asker, question, guess)
  return (
    (guess && isSure(guess, question) ? await guessed() : undefined) ??
    (await ownAnswer(deps, asker, question)) ??
    (await eatingAnswer(deps, asker, question)) ??
    (guess && guess.share >= LIKELY ? await guessed() : undefined) ??
    namedAnswer(deps, asker, question, MOSTLY)
  )
}

/** What is told beside a question, and asks for nothing itself. */
const isAside = (part: string) => !part.includes('?') && !asks.test(plain(part))

/** A figure of speech is one only where no rule sees a complaint in it; who asks for themselves too is told of both. */
const isSure = ({ label, share }: Guess, question: string) =>
  share >= SURE &&
  label !== 'portal.figure-of-speech' &&
  !(label.startsWith('care.other') && /\b(?:(?:for|with) me|me and)\b/iu.test(question))

/** Of what is asked of care, a bar or a drink is a supplement only where its words say so. */
const isOfBody = (guess: Guess) => isOfCare(guess) && guess.label !== 'care.supplement'

/** What a client is likeliest to ask for. */
const guessFor = async ({ clientId }: Actor, question: string): Promise<Guess | undefined> =>
  clientId === null ? undefined : (await guessesOf(question))[0]

/** A card as an answer. No model writes it. */
export const emergencyAnswer = ({ text, language }: EmergencyCard): Answer => ({
  answer: text,
  sources: [],
  verdicts: [],
  kind: 'emergency',
  provider: 'builtin',
  language,
})

/** What is said for now to a question that a person has to look at. */
async function answerLater(
  deps: Dependencies,
  actor: Actor,
  question: string,
  reason: Reason,
): Promise<Answer> {
  const unknown = [diseaseNote(question), unknownText].filter(Boolean).join('\n\n')
  const given: Answer =
    reason === 'emergency'
      ? emergencyAnswer(emergencyCardFor(question))
      : { answer: unknown, sources: [], verdicts: [], kind: 'unknown', provider: deps.config.ai }
  return filed(deps, actor, question, given, reason)
}

/** An answer that a person looks at as well. */
async function filed(deps: Dependencies, actor: Actor, question: string, given: Answer, reason: Reason) {
  await review(deps, actor, question, given.answer, reason)
  return given
}

/** Puts what was `said` since before the first piece of each text: who stops an answer has read the notes. */
function afterwards(said: readonly string[], onText: (piece: string) => void) {
  let shown = 0
  return () => {
    let isFirst = true
    return (piece: string) => {
      if (isFirst) {
        if (shown > 0) onText('\n\n')
        for (const text of said.slice(shown)) onText(`${text}\n\n`)
        // What begins now is said itself.
        shown = said.length + 1
        isFirst = false
      }
      onText(piece)
    }
  }
}

async function review(
  { db }: Dependencies,
  actor: Actor,
  question: string,
  aiResponse: string,
  reason: Reason,
): Promise<void> {
  await db.transaction(async (tx) => {
    await fileReview(tx, { userId: actor.id, question, aiResponse, reason })
  })
}
