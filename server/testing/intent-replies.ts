import { readSeedFaqs } from '../features/faqs/seed-faqs'
import { LIKELY } from '../features/assistant/ask'
import { understand } from '../features/assistant/understand/understand'
import type { FakeOpenAiAnswer, FakeOpenAiRequest } from './fake-openai'
import type { Person } from './portal'

/** Whether the request asks a model for intent prediction rather than for an answer's wording. */
export const isIntentRequest = ({ body }: FakeOpenAiRequest): boolean =>
  JSON.stringify(body['response_format'] ?? '').includes('"understood"')

type Understood = { intent: string; foods?: string[]; about?: 'self' | 'other'; confidence?: number }

/** An intent prediction in the model's wire format. */
export const intentReply = (...asks: readonly Understood[]): FakeOpenAiAnswer => ({
  kind: 'text',
  text: JSON.stringify({
    asks: asks.map((one) => ({ foods: [], about: 'self', confidence: 0.9, ...one })),
  }),
})

/** A model that predicts 'off-topic' for every question and words answers as `said`. */
export const wording = (said: FakeOpenAiAnswer) => (request: FakeOpenAiRequest) =>
  isIntentRequest(request) ? intentReply({ intent: 'none.off-topic' }) : said

/** The input that the portal sends to a model. */
export const inputOf = ({ body }: FakeOpenAiRequest): string =>
  (body['messages'] as { content: string }[])[1]?.content ?? ''

const verbs = ['spin', 'moult', 'rust', 'gleam', 'thaw', 'creak', 'whistle', 'float', 'limp', 'melt', 'bend']
/** Questions that nobody asks. */
export const nonsense = ['Does', 'Can', 'Must', 'Is it true that', 'Why may', 'When can'].flatMap((begin) =>
  verbs.map((verb) => `${begin} the glimmerfax ${verb} through winter or not?`),
)
const isUnsure = (question: string) =>
  (['client', 'admin'] as const).every((role) => (understand(question, role)[0]?.confidence ?? 1) < LIKELY)

/** Questions without a likely intent for any role, which only FAQs can answer. */
export const [ofNoIntent = '', ...moreOfNoIntent] = nonsense.filter(isUnsure)
const titles = {
  'how-long-to-avoid': 'Where is the glimmerfax stored until winter?',
  reintroduction: 'Who brings the glimmerfax back from the barn after winter?',
}

/** Adds FAQs that answer these questions, with the text of two seeded FAQs. */
export async function addFaqsOfNoIntent({ visit }: Person): Promise<void> {
  const seeded = await readSeedFaqs('client')
  for (const [key, question] of Object.entries(titles)) {
    const answer = seeded.find((one) => one.key === key)?.answer
    await visit.post('/api/faqs', { question, answer, category: 'Glimmerfax', targetRole: 'client' })
  }
}
