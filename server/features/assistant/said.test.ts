import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { rightReplies, wrongReplies } from '@shared/domain/cases/wrong-replies'
import { maySay } from '@shared/domain/check-said'
import { startOpenAiStandIn, type OpenAiStandIn } from '../../testing/openai-stand-in'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { seedFaqs } from '../faqs/faqs.public'
import { seedFoods } from '../foods/foods.public'

type Answer = Reply<'POST /api/ai/ask-question'>

let standIn: OpenAiStandIn
let portal: Portal
beforeAll(async () => {
  standIn = await startOpenAiStandIn()
  portal = await startPortal({ OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: standIn.url })
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
})
afterAll(async () => {
  await portal.close()
  await standIn.close()
})

const question = 'How long should I leave foods out and how do I bring them back?'
/** So many one person may ask in a minute. */
const EACH = 28

const ask = async ({ visit }: Person) =>
  (await visit.post('/api/ai/ask-question', { question })).body as Answer

/** All that a browser gets of a streamed answer. */
async function streamed({ visit }: Person): Promise<string> {
  const response = await fetch(`${portal.url}/api/ai/ask-question`, {
    method: 'POST',
    headers: {
      ...{ Cookie: visit.cookie(), 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    },
    body: JSON.stringify({ question }),
  })
  return response.text()
}

it(
  'of a hundred wrong replies a client reads none, at once or in pieces, and the FAQ stands',
  { timeout: 300_000 },
  async () => {
    let client = await portal.person('client')
    const shown: string[] = []
    for (const [at, wrong] of wrongReplies.entries()) {
      if (at % (EACH / 2) === 0) client = await portal.person('client')
      const before = standIn.requests.length
      standIn.answerWith(() => ({ kind: 'text', text: `Bring back one food at a time [1]. ${wrong}` }))
      const answer = await ask(client)
      expect(answer).toMatchObject({ kind: 'answered', provider: 'builtin' })
      expect(answer.sources.length).toBeGreaterThan(0)
      const pieces = [`Bring back one food at a time [1]. ${wrong.slice(0, 12)}`, wrong.slice(12)]
      standIn.answerWith(() => ({ kind: 'pieces', pieces }))
      const events = await streamed(client)
      expect(events).toContain('event: answer')
      expect(standIn.requests.length - before).toBe(2)
      for (const text of [answer.answer, events])
        if (text.includes('Bring back one food at a time [')) shown.push(wrong)
    }
    expect(shown).toEqual([])
  },
)

it('what is right is shown as it was written', async () => {
  const client = await portal.person('client')
  for (const right of rightReplies) {
    standIn.answerWith(() => ({ kind: 'text', text: right }))
    expect(await ask(client)).toMatchObject({ answer: right, provider: 'openai' })
  }
})

it('what ships would nearly all be let through', () => {
  const textsOf = (folder: string) =>
    readdirSync(new URL(folder, import.meta.url)).flatMap((name) =>
      stringsIn(JSON.parse(readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'))),
    )
  for (const folder of ['../recipes/shipped', '../foods/reference']) {
    const texts = textsOf(folder)
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => !maySay(text)).length).toBeLessThan(texts.length / 200)
  }
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
