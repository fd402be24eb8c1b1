import { readSeedFaqs } from '../features/faqs/seed-faqs'
import { LIKELY } from '../features/assistant/ask'
import { understand } from '../features/assistant/understand/understand'
import type { FakeOpenAiAnswer, FakeOpenAiRequest } from './fake-openai'
import type { Person } from './portal'

/** Whether a model is asked what a question asks for, and not to word an answer. */
export const isIntentRequest = ({ body }: FakeOpenAiRequest): boolean =>
  JSON.stringify(body['response_format'] ?? '').includes('"understood"')

type Understood = { intent: string; foods?: string[]; about?: 'self' | 'other'; confidence?: number }

/** What a model understands, on the wire. */
export const intentReply = (...asks: readonly Understood[]): FakeOpenAiAnswer => ({
  kind: 'text',
  text: JSON.stringify({
    asks: asks.map((one) => ({ foods: [], about: 'self', confidence: 0.9, ...one })),
  }),
})

/** A model to whom every question is about something else, and that words an answer as `said`. */
export const wording = (said: FakeOpenAiAnswer) => (request: FakeOpenAiRequest) =>
  isIntentRequest(request) ? intentReply({ intent: 'none.off-topic' }) : said

/** What the portal sends a model to work on. */
export const inputOf = ({ body }: FakeOpenAiRequest): string =>
  (body['messages'] as { content: string }[])[1]?.content ?? ''

const verbs = ['spin', 'moult', 'rust', 'gleam', 'thaw', 'creak', 'whistle', 'float', 'limp', 'melt', 'bend']
/** What nobody asks. */
export const nonsense = ['Does', 'Can', 'Must', 'Is it true that', 'Why may', 'When can'].flatMap((begin) =>
  verbs.map((verb) => `${begin} the glimmerfax ${verb} through winter or not?`),
)
const isUnsure = (question: string) =>
  (['client', 'admin'] as const).every((role) => (understand(question, role)[0]?.confidence ?? 1) < LIKELY)

/** A question of which no intent knows anything, whoever asks, and which FAQs answer by their words. */
export const [ofNoIntent = '', ...moreOfNoIntent] = nonsense.filter(isUnsure)
const titles = {
  'how-long-to-avoid': 'Where is the glimmerfax stored until winter?',
  reintroduction: 'Who brings the glimmerfax back from the barn after winter?',
}

/** Adds the FAQs that answer it; they say what two that ship say. */
export async function addFaqsOfNoIntent({ visit }: Person): Promise<void> {
  const seeded = await readSeedFaqs('client')
  for (const [key, question] of Object.entries(titles)) {
    const answer = seeded.find((one) => one.key === key)?.answer
    await visit.post('/api/faqs', { question, answer, category: 'Glimmerfax', targetRole: 'client' })
  }
}
