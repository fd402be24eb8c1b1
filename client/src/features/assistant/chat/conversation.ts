import type { Reply } from '@shared/api'
import type { EmergencyCard } from '@shared/domain/emergency-cards'
import { askStream } from '@/api/ask-stream'
import { ApiError, request, sentenceOf } from '@/api/request'
import { cardHere } from '@/features/verdict/card-here.public'
import { storeOf } from '@/lib/store'
import { confirmSession } from '@/session/confirm-session'
import { onUserGone, type SessionUser } from '@/session/session'
import { toast } from '@/ui/use-toast'
import type * as Emergencies from './emergencies'

export type Answer = Reply<'POST /api/ai/ask-question'>

/** A question and what came of it. `text` is what has come of the answer so far. */
export type Exchange = {
  id: number
  question: string
  askedAt: Date
  text: string
} & (
  | { state: 'asking' }
  | {
      state: 'answered'
      answer: Answer
      answeredAt: Date
      /** What the asker said of it: `told` when words followed the no. */
      helped?: 'yes' | 'no' | 'told'
    }
  | { state: 'stopped' }
  | { state: 'failed'; sentence: string }
)

export type Answered = Extract<Exchange, { state: 'answered' }>

export type Conversation = { startedAt: Date; exchanges: readonly Exchange[]; draft: string }

/** What the server takes of a question. */
export const LONGEST = 2000
/** What the server takes of what was said before it. */
const MOST_TURNS = 3
const MOST_FOODS = 8

const fresh = (): Conversation => ({ startedAt: new Date(), exchanges: [], draft: '' })

// Of the session and no longer: it is kept in memory alone, because it may tell of somebody's health.
const conversation = storeOf(fresh())
let running: AbortController | undefined
let lastId = 0

export const { useValue: useConversation } = conversation

let emergencies: typeof Emergencies | undefined
/** Words of emergencies come behind the screen, and before anybody has typed; without them the server tells an emergency. */
export const emergenciesKnown: Promise<void> = import('./emergencies').then(
  (known) => {
    emergencies = known
  },
  () => undefined,
)

const publish = (next: Partial<Conversation>): void => conversation.set({ ...conversation.get(), ...next })

/** Ends what is being answered, and forgets everything that was said. */
export function startAnew(): void {
  running?.abort()
  running = undefined
  publish(fresh())
}

onUserGone(startAnew)

export const keepDraft = (draft: string): void => publish({ draft })

export const stopAnswer = (): void => running?.abort()

/**
 * Asks, unless something is being answered or there is nothing to ask; says whether it did. An emergency waits for nothing. Whatever happens to it is
 * found in the conversation; leaving the screen does not end it.
 */
export function ask(text: string, role: SessionUser['role']): boolean {
  const question = text.trim().slice(0, LONGEST)
  const card = emergencies?.isEmergency(question) ? emergencies.emergencyCardFor(question) : undefined
  if (question === '' || (running && card === undefined)) return false
  const exchange: Exchange = { id: ++lastId, question, askedAt: new Date(), text: '', state: 'asking' }
  publish({ exchanges: [...conversation.get().exchanges, exchange] })
  if (card !== undefined) {
    showCard(exchange, card)
    const body = { question, context: { userRole: role } }
    void request('POST /api/ai/ask-question', { body }).catch(() => undefined)
  } else void answer(exchange, role)
  return true
}

/** Nobody in an emergency waits for a network. The portal is told of it where it can be. */
function showCard(exchange: Exchange, { text, language }: EmergencyCard): void {
  const card: Answer = {
    answer: text,
    sources: [],
    verdicts: [],
    kind: 'emergency',
    provider: 'builtin',
    receipt: '',
    intent: null,
    foods: [],
    language,
  }
  replace({ ...exchange, text, state: 'answered', answer: card, answeredAt: new Date() })
}

/** Asks a question that has failed or was stopped once more, in its place. */
export function askAgain({ id, question }: Exchange, role: SessionUser['role']): void {
  if (running) return
  const exchange: Exchange = { id, question, askedAt: new Date(), text: '', state: 'asking' }
  replace(exchange)
  void answer(exchange, role)
}

/** Keeps whether an answer helped. */
export function noteHelped(id: number, helped: Answered['helped']): void {
  const exchange = conversation.get().exchanges.find((one) => one.id === id)
  if (exchange?.state === 'answered') replace({ ...exchange, helped })
}

function replace(exchange: Exchange): void {
  publish({ exchanges: conversation.get().exchanges.map((one) => (one.id === exchange.id ? exchange : one)) })
}

/**
 * The questions above one that were answered, as they were understood, so that it may leave out what they said; a
 * complaint may go on from one that got a card.
 */
const turnsAbove = (id: number) =>
  conversation
    .get()
    .exchanges.filter((one): one is Answered => one.id < id && one.state === 'answered')
    .slice(-MOST_TURNS)
    .map(({ question, answer: { intent, foods } }) => ({
      question,
      intent,
      foods: foods.slice(0, MOST_FOODS),
    }))

async function answer({ id, question, askedAt }: Exchange, role: SessionUser['role']): Promise<void> {
  const controller = (running = new AbortController())
  const base = { id, question, askedAt, text: '' }
  const isCurrent = () => running === controller
  try {
    const reply = await askStream(
      'POST /api/ai/ask-question',
      { body: { question, context: { userRole: role, turns: turnsAbove(id) } } },
      (piece) => {
        base.text += piece
        if (isCurrent()) replace({ ...base, state: 'asking' })
      },
      controller.signal,
    )
    if (isCurrent())
      replace({ ...base, text: reply.answer, state: 'answered', answer: reply, answeredAt: new Date() })
  } catch (error) {
    if (!isCurrent()) return
    if (controller.signal.aborted) replace({ ...base, state: 'stopped' })
    else {
      const card = await cardHere(question).catch(() => undefined)
      if (!isCurrent()) return
      if (card) return showCard({ ...base, state: 'asking' }, card)
      const sentence = sentenceOf(error)
      replace({ ...base, state: 'failed', sentence })
      toast({ title: 'Question failed', description: sentence, variant: 'destructive' })
      if (error instanceof ApiError && error.status === 401) void confirmSession()
    }
  } finally {
    if (isCurrent()) running = undefined
  }
}
