import type { Reply } from '@shared/api'
import type { Actor } from '../../access/actor'
import { ModelError } from '../../adapters/ai/model'
import { notes } from './assistant.notices'
import { questionReviews } from './assistant.tables'
import type { Dependencies } from '../../dependencies'
import { notifyRole } from '../notifications/notifications.public'
import { composeAnswer } from './builtin'
import { gateOf } from './gates'
import { emergencyText } from './gates/emergency'
import { askModel } from './modelled'
import { redact } from './redaction/redaction'
import { diseaseNote } from './own/disease'
import { ownAnswer } from './own/own'
import { findPassages, type Passage } from './retrieval'
import { notesFor, topicOf } from './topics'

type Answer = Reply<'POST /api/ai/ask-question'>
type Reason = typeof questionReviews.$inferInsert.reason
type Stream = { onText: ((piece: string) => void) | undefined; signal: AbortSignal }

export const unknownText =
  "I don't know. I have passed your question on to the team of the laboratory, who will look at it. " +
  'If it is about your health and cannot wait, please ask a doctor.'

/** Before what is said of a food that somebody else is to eat. */
const ownOnlyNote = "I can only see your own results, nobody else's."

/**
 * Answers a question from what the asker may see: gates in their order, then sources. What has no source, was refused or
 * should be seen by a person becomes a question to review. Throws a ModelError when the service fails.
 */
export async function askQuestion(
  deps: Dependencies,
  actor: Actor,
  question: string,
  stream: Stream,
): Promise<Answer> {
  const topic = topicOf(question)
  const notes = notesFor(question)
  const passOn = (reason: Reason) => answerLater(deps, actor, question, reason)
  // What names a person is no part of what is asked, and no model sees it.
  let redacted: Promise<string> | undefined
  const impersonal = () => (redacted ??= redact(deps.db, question))

  const decision = (await gateOf({ text: question, impersonal }))?.decision
  if (decision === 'emergency') return passOn('emergency')
  if (decision === 'unknown') return passOn(topic ?? 'no-source')
  const isOfAnother = decision === 'without-own-results'
  if (decision && !isOfAnother)
    return { answer: decision.says, sources: [], kind: 'answered', provider: 'builtin' }

  const asker = isOfAnother ? { ...actor, clientId: null } : actor
  const own = await ownAnswer(deps, asker, question)
  if (own) {
    const answer = [...notes, own.answer].join('\n\n')
    if (topic) await review(deps, actor, question, answer, topic)
    return { answer, sources: own.sources, kind: 'answered', provider: 'builtin' }
  }

  const passages = await findPassages(deps.db, asker, (await impersonal()).replaceAll('[removed]', ' '))
  if (passages === 'emergency') return passOn('emergency')
  const onText = stream.onText && after(notes, stream.onText)
  const found =
    passages.length > 0
      ? await answerFrom(deps, await impersonal(), passages, { ...stream, onText })
      : 'no-source'
  if (typeof found === 'string') return passOn(topic ?? found)
  const isFoodOfAnother = isOfAnother && actor.clientId !== null && found.used[0]?.kind === 'food'
  const answer = [...notes, isFoodOfAnother && ownOnlyNote, found.answer].filter(Boolean).join('\n\n')
  if (topic) await review(deps, actor, question, answer, topic)
  const sources = found.used.map(({ kind, title, link }) => ({ kind, title, link }))
  return { answer, sources, kind: 'answered', provider: deps.config.ai }
}

/** What is said for now to a question that a person has to look at. */
async function answerLater(
  deps: Dependencies,
  actor: Actor,
  question: string,
  reason: Reason,
): Promise<Answer> {
  const told = [diseaseNote(question), unknownText].filter(Boolean).join('\n\n')
  const [kind, answer] =
    reason === 'emergency' ? (['emergency', emergencyText] as const) : (['unknown', told] as const)
  await review(deps, actor, question, answer, reason)
  return { answer, sources: [], kind, provider: deps.config.ai }
}

/** Puts the notes before the first piece: who stops an answer has read them. */
function after(notes: readonly string[], onText: (piece: string) => void): (piece: string) => void {
  let before = notes
  return (piece) => {
    for (const note of before) onText(`${note}\n\n`)
    before = []
    onText(piece)
  }
}

async function answerFrom(
  { db, model }: Dependencies,
  question: string,
  passages: Passage[],
  stream: Stream,
): Promise<{ answer: string; used: Passage[] } | 'no-source' | 'refused'> {
  if (!model) return composeAnswer(passages)
  try {
    return (await askModel({ db, model }, question, passages, stream)) ?? 'no-source'
  } catch (error) {
    if (error instanceof ModelError && error.failure === 'refused') return 'refused'
    throw error
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
    await tx.insert(questionReviews).values({ userId: actor.id, question, aiResponse, reason })
    await notifyRole(tx, 'admin', notes.questionWaits(reason))
  })
}
