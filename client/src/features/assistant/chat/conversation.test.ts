// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setUser } from '@/session/session'
import { mockApi, refusal } from '@/testing/mock-api'
import { saveOfflineList } from '@/features/verdict/offline-list.public'
import { emergencyText } from '@shared/domain/safety/emergency-texts'
import { people } from '@/testing/people'
import {
  ask,
  askAgain,
  emergenciesKnown,
  saveDraft,
  startOver,
  stopAnswer,
  useConversation,
} from './conversation'

type Answering = ReadableStreamDefaultController<Uint8Array>

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/use-toast', () => ({ toast }))

const encoder = new TextEncoder()
const reply = {
  answer: 'Six weeks.',
  sources: [],
  kind: 'answered',
  provider: 'builtin',
  intent: 'avoid-how-long',
  foods: ['Milk'],
}

let calls: { answering: Answering; body: unknown; signal: AbortSignal | null }[]
let status = 200
beforeAll(() => emergenciesKnown)
beforeEach(() => {
  calls = []
  status = 200
  toast.mockClear()
  mockApi({
    'POST /api/ai/ask-question': ({ body, signal }) => {
      if (status !== 200) return refusal(status, { error: 'It is busy.' })
      const stream = new ReadableStream<Uint8Array>({
        start: (answering) => {
          calls.push({ answering, body, signal })
          signal?.addEventListener('abort', () => answering.error(signal.reason))
        },
      })
      return new Response(stream)
    },
  })
  setUser(people.client)
  startOver()
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))
const send = (event: string, data: unknown) => {
  calls.at(-1)?.answering.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return settle()
}
const watch = () => renderHook(() => useConversation()).result

it('shows an answer while it streams and accepts no other question meanwhile', async () => {
  const seen = watch()
  expect(ask(' \n ', 'client')).toBe(false)
  expect(ask('  How long? ', 'client')).toBe(true)
  expect(ask('And then?', 'client')).toBe(false)
  await settle()
  expect(calls.map(({ body }) => body)).toEqual([
    { question: 'How long?', context: { userRole: 'client', turns: [] } },
  ])
  await send('text', 'Six ')
  expect(seen.current.exchanges).toMatchObject([{ question: 'How long?', state: 'asking', text: 'Six ' }])
  await send('answer', reply)
  expect(seen.current.exchanges).toMatchObject([{ state: 'answered', text: 'Six weeks.', answer: reply }])
  expect(ask('And then?', 'client')).toBe(true)
})

const lastTurns = () => (calls.at(-1)?.body as { context: { turns: unknown } } | undefined)?.context.turns

it('sends the last three answered questions including emergencies, without failed or stopped ones', async () => {
  const seen = watch()
  const askAndAnswer = async (question: string) => {
    ask(question, 'client')
    await settle()
    await send('answer', reply)
  }
  await askAndAnswer('One?')
  status = 503
  ask('Failed?', 'client')
  await waitFor(() => expect(seen.current.exchanges.at(-1)?.state).toBe('failed'))
  status = 200
  await askAndAnswer('Two?')
  const asOf = (question: string) => ({ question, intent: 'avoid-how-long', foods: ['Milk'] })
  expect(lastTurns()).toEqual([asOf('One?')])

  ask('Stopped?', 'client')
  await settle()
  stopAnswer()
  await settle()
  ask('my throat is closing', 'client')
  await settle()
  for (const question of ['Three?', 'Four?', 'Five?']) await askAndAnswer(question)
  const card = { question: 'my throat is closing', intent: null, foods: [] }
  expect(lastTurns()).toEqual([card, ...['Three?', 'Four?'].map(asOf)])

  const failed = seen.current.exchanges[1]
  if (failed) askAgain(failed, 'client')
  await settle()
  expect(lastTurns()).toEqual([asOf('One?')])
  await send('answer', reply)

  act(startOver)
  await askAndAnswer('Anew?')
  expect(lastTurns()).toEqual([])
})

it('sends no more foods of an answer than the server accepts', async () => {
  const foods = Array.from({ length: 10 }, (_, at) => `Food ${at}`)
  ask('One?', 'client')
  await settle()
  await send('answer', { ...reply, foods })
  ask('Two?', 'client')
  await settle()
  expect(lastTurns()).toMatchObject([{ foods: foods.slice(0, 8) }])
})

it('keeps a failed question and asks it again in its place', async () => {
  const seen = watch()
  status = 503
  ask('How long?', 'client')
  await waitFor(() =>
    expect(seen.current.exchanges).toMatchObject([
      { question: 'How long?', state: 'failed', sentence: 'It is busy.' },
    ]),
  )
  expect(toast).toHaveBeenCalledWith({
    title: 'Question failed',
    description: 'It is busy.',
    variant: 'destructive',
  })
  status = 200
  const [failed] = seen.current.exchanges
  if (failed) askAgain(failed, 'client')
  await settle()
  await send('answer', reply)
  expect(seen.current.exchanges).toMatchObject([{ question: 'How long?', state: 'answered' }])
})

it.each([
  ['refused', () => (status = 429)],
  ['failing', () => (status = 503)],
  ['not answering', () => undefined],
  ['busy with another question', () => void ask('How long?', 'client')],
])('shows the emergency card at once while the portal is %s', async (_, begin) => {
  const seen = watch()
  begin()
  expect(ask('my throat is closing', 'client')).toBe(true)
  await settle()
  expect(seen.current.exchanges.at(-1)).toMatchObject({
    state: 'answered',
    answer: { kind: 'emergency', answer: emergencyText },
  })
  expect(toast).not.toHaveBeenCalledWith(expect.objectContaining({ description: 'It is busy.' }))
})

it("shows the emergency card in the question's language", async () => {
  const seen = watch()
  ask('mir schwillt die Zunge an', 'client')
  await settle()
  expect(seen.current.exchanges.at(-1)).toMatchObject({
    answer: {
      kind: 'emergency',
      language: 'de',
      answer: expect.stringMatching(/^Das kann ein Notfall sein\./) as string,
    },
  })
})

it('shows the emergency card offline to a user who ate a food cached as an allergy, and to nobody else', async () => {
  const kept = { foods: [{ foodName: 'Prawn', level: 'allergy' as const, carriedOverFrom: null }] }
  saveOfflineList(people.client.id, { ...kept, low: [], tolerated: [] })
  const seen = watch()
  for (const question of ['had a prawn and my tummy hurts', 'had a banana and my tummy hurts']) {
    ask(question, 'client')
    await settle()
    calls.at(-1)?.answering.error(new Error('gone'))
    await waitFor(() => expect(seen.current.exchanges.at(-1)?.state).not.toBe('asking'))
  }
  expect(seen.current.exchanges).toMatchObject([
    { state: 'answered', answer: { kind: 'emergency', answer: emergencyText, language: 'en' } },
    { state: 'failed' },
  ])
})

it('stops on request and keeps the text received so far', async () => {
  const seen = watch()
  ask('How long?', 'client')
  await settle()
  await send('text', 'Six ')
  stopAnswer()
  await settle()
  expect(calls[0]?.signal?.aborted).toBe(true)
  expect(seen.current.exchanges).toMatchObject([{ state: 'stopped', text: 'Six ' }])
  expect(toast).not.toHaveBeenCalled()
})

it('forgets everything when the user signs out, including a running answer', async () => {
  const seen = watch()
  ask('What are my elevated foods?', 'client')
  await settle()
  await send('text', 'Your highly ')
  act(() => saveDraft('half a question'))
  act(() => setUser(null))
  await settle()
  expect(calls[0]?.signal?.aborted).toBe(true)
  expect(seen.current).toMatchObject({ exchanges: [], draft: '' })
  act(() => setUser(people.otherClient))
  expect(ask('Hello?', 'client')).toBe(true)
  await settle()
  await send('answer', reply)
  expect(seen.current.exchanges).toMatchObject([{ question: 'Hello?', state: 'answered' }])
  act(() => setUser(people.client))
  expect(seen.current.exchanges).toEqual([])
})
