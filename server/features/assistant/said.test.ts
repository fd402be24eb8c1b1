import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { unforeseenReplies, wrongReplies } from '@shared/domain/cases/wrong-replies'
import { maySay } from '@shared/domain/check-said'
import { tried } from '@shared/testing/runs'
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
/** What a passage for it says. */
const right = 'Elimination is a trial, not a way of life [1].'
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

it('of wrong replies a client reads none, at once or in pieces, and the FAQ stands', async () => {
  let client = await portal.person('client')
  const shown: string[] = []
  for (const [at, wrong] of tried([...wrongReplies, ...unforeseenReplies]).entries()) {
    if (at % (EACH / 2) === 0) client = await portal.person('client')
    const before = standIn.requests.length
    standIn.answerWith(() => ({ kind: 'text', text: `${right} ${wrong}` }))
    const answer = await ask(client)
    expect(answer).toMatchObject({ kind: 'answered', provider: 'builtin' })
    expect(answer.sources.length).toBeGreaterThan(0)
    const pieces = [`${right} ${wrong.slice(0, 12)}`, wrong.slice(12)]
    standIn.answerWith(() => ({ kind: 'pieces', pieces }))
    const events = await streamed(client)
    expect(events).toContain('event: answer')
    expect(standIn.requests.length - before).toBe(2)
    for (const text of [answer.answer, events]) if (text.includes(right)) shown.push(wrong)
  }
  expect(shown).toEqual([])
})

it.each([
  right,
  `${right} Please ask your doctor before you change anything.`,
  'Agree the day and order with your practitioner [1].',
])('what its passages say is shown as it was written: %s', async (said) => {
  const client = await portal.person('client')
  standIn.answerWith(() => ({ kind: 'text', text: said }))
  expect(await ask(client)).toMatchObject({ answer: said, provider: 'openai' })
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
