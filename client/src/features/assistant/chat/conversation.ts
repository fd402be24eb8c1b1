import type { Reply } from '@shared/api'
import type { EmergencyCard } from '@shared/domain/safety/emergency-cards'
import { askStream } from '@/api/ask-stream'
import { ApiError, request, sentenceOf } from '@/api/request'
import { offlineEmergencyCard } from '@/features/verdict/offline-card.public'
import { createStore } from '@/lib/store'
import { confirmSession } from '@/session/confirm-session'
import { onUserGone, type SessionUser } from '@/session/session'
import { toast } from '@/ui/use-toast'
import type * as Emergencies from './emergencies'

export type Answer = Reply<'POST /api/ai/ask-question'>

/** A question and its result. `text` is the part of the answer received so far. */
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
      /** The user's feedback; `told` when words followed a no. */
      helped?: 'yes' | 'no' | 'told'
    }
  | { state: 'stopped' }
  | { state: 'failed'; sentence: string }
)

export type Answered = Extract<Exchange, { state: 'answered' }>

export type Conversation = { startedAt: Date; exchanges: readonly Exchange[]; draft: string }

/** The longest question the server accepts. */
export const LONGEST = 2000
/** The most previous turns the server accepts. */
const MOST_TURNS = 3
const MOST_FOODS = 8

const fresh = (): Conversation => ({ startedAt: new Date(), exchanges: [], draft: '' })

// In memory only, because questions may contain health data.
const conversation = createStore(fresh())
let running: AbortController | undefined
let lastId = 0

export const { useValue: useConversation } = conversation

let emergencies: typeof Emergencies | undefined
/** Loads after the screen; until then only the server detects emergencies. */
export const emergenciesKnown: Promise<void> = import('./emergencies').then(
  (known) => {
    emergencies = known
  },
  () => undefined,
)

const publish = (next: Partial<Conversation>): void => conversation.set({ ...conversation.get(), ...next })

/** Aborts a running answer and clears the conversation. */
export function startOver(): void {
  running?.abort()
  running = undefined
  publish(fresh())
}

onUserGone(startOver)

export const saveDraft = (draft: string): void => publish({ draft })

export const stopAnswer = (): void => running?.abort()

/**
 * Asks a question and returns whether it did: not while another is being answered or when it is
 * empty. Emergencies are never blocked. The result appears in the conversation, even after leaving
 * the screen.
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

/** An emergency card must not wait for the network; the server is informed if it can be reached. */
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

/** Asks a failed or stopped question again in its place. */
export function askAgain({ id, question }: Exchange, role: SessionUser['role']): void {
  if (running) return
  const exchange: Exchange = { id, question, askedAt: new Date(), text: '', state: 'asking' }
  replace(exchange)
  void answer(exchange, role)
}

export function noteHelped(id: number, helped: Answered['helped']): void {
  const exchange = conversation.get().exchanges.find((one) => one.id === id)
  if (exchange?.state === 'answered') replace({ ...exchange, helped })
}

function replace(exchange: Exchange): void {
  publish({ exchanges: conversation.get().exchanges.map((one) => (one.id === exchange.id ? exchange : one)) })
}

/** The answered questions above, for follow-ups, which may refer to emergency cards too. */
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
      const card = await offlineEmergencyCard(question).catch(() => undefined)
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
