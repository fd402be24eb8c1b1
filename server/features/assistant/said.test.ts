import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { unforeseenReplies, wrongReplies } from '@shared/domain/safety/fixtures/wrong-replies'
import { isFreeOfClaims } from '@shared/domain/safety/health-claims'
import { tried } from '@shared/testing/runs'
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/fake-openai'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { addFaqsOfNoIntent, isIntentRequest, ofNoIntent, wording } from '../../testing/intent-replies'
import { seedFaqs } from '../faqs/faqs.public'
import { seedFoods } from '../foods/foods.public'

type Answer = Reply<'POST /api/ai/ask-question'>

let fakeOpenAi: FakeOpenAi
let portal: Portal
beforeAll(async () => {
  fakeOpenAi = await startFakeOpenAi()
  portal = await startPortal({ OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fakeOpenAi.url })
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  await addFaqsOfNoIntent(await portal.person('admin'))
})
afterAll(async () => {
  await portal.close()
  await fakeOpenAi.close()
})

const right = 'Elimination is a trial, not a way of life [1].'
/** The limit is 30 a minute. */
const EACH = 28

const ask = ({ visit }: Person, accept: string) =>
  visit.send('POST', '/api/ai/ask-question', { body: { question: ofNoIntent }, headers: { Accept: accept } })

it.each(['client', 'admin'] as const)(
  'a %s sees none of the wrong replies, streamed or not, and gets the FAQ',
  async (role) => {
    const shown: string[] = []
    let asked = 0
    let person = await portal.person(role)
    for (const wrong of tried([...wrongReplies, ...unforeseenReplies]))
      for (const accept of ['application/json', 'text/event-stream']) {
        if (++asked % EACH === 0) person = await portal.person(role)
        fakeOpenAi.requests.length = 0
        fakeOpenAi.answerWith(wording({ kind: 'text', text: `${right} ${wrong}` }))
        const { status, text } = await ask(person, accept)
        expect([wrong, status]).toEqual([wrong, 200])
        expect(text).toMatch(/"kind":"answered".*"provider":"builtin"/u)
        expect(text).toContain('An elimination phase lasts four weeks')
        expect(fakeOpenAi.requests.filter((one) => !isIntentRequest(one))).toHaveLength(1)
        if (text.includes('[1]') || text.includes(wrong)) shown.push(wrong)
      }
    expect(shown).toEqual([])
  },
)

it.each([
  right,
  `${right} Please ask your doctor before you change anything.`,
  'Agree with your practitioner when to bring foods back [1].',
])('a wording that its passages support is shown: %s', async (said) => {
  fakeOpenAi.answerWith(wording({ kind: 'text', text: said }))
  const { body } = await ask(await portal.person('client'), 'application/json')
  expect(body as Answer).toMatchObject({ answer: said, provider: 'openai' })
})

it('nearly all seeded texts would pass the check', () => {
  const textsOf = (folder: string) =>
    readdirSync(new URL(folder, import.meta.url)).flatMap((name) =>
      stringsIn(JSON.parse(readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'))),
    )
  for (const folder of ['../recipes/seeds', '../foods/reference']) {
    const texts = textsOf(folder)
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => !isFreeOfClaims(text)).length).toBeLessThan(texts.length / 200)
  }
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
