import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { atSize } from '@shared/testing/runs'
import { clients } from '../../../clients/clients.tables'
import { startPortal, type Person, type Portal } from '../../../../testing/portal'
import { tripletForm } from '../../../../testing/triplets'
import { seedFaqs } from '../../../faqs/faqs.public'
import { seedFoods } from '../../../foods/foods.public'
import { eaterAllergies, eaterLevels, eatingQuestions } from '../../../../testing/questions/eating-questions'

type Answer = Reply<'POST /api/ai/ask-question'>

/** The limit is 30 questions a minute. */
const EACH = 28

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

async function eater(sampleId: string): Promise<Person> {
  const client = await portal.person('client')
  await portal.deps.db
    .update(clients)
    .set({ allergies: eaterAllergies })
    .where(eq(clients.id, client.clientId))
  const results = Object.entries(eaterLevels).map(([food, value]) => ({ food, category: '', value }))
  const fields = { clientId: String(client.clientId) }
  const form = tripletForm({ sampleId, reportDate: '2026-05-04', results }, { fields })
  expect((await admin.visit.upload('/api/reports/multi-file', form)).body).toMatchObject({
    status: 'completed',
  })
  return client
}

/** Checks each expected verdict, such as `egg:high`: a word of the food and the possible kinds. */
function isRight(expected: string, { verdicts, sources, answer }: Answer): boolean {
  if (/^(?:yes|no)\b/iu.test(answer)) return false
  if (expected === 'none') return verdicts.length === 0
  if (expected === 'faq') return verdicts.length === 0 && sources[0]?.kind === 'faq'
  return expected.split('; ').every((one) => {
    const [, words = '', kinds = ''] = /^(.*):(.*)$/u.exec(one) ?? []
    return verdicts.some(
      ({ title, q, kind }) =>
        words.split('|').some((word) => `${title} ${q}`.toLowerCase().includes(word)) &&
        kinds.split('|').includes(kind),
    )
  })
}

const isAsked = (place: number) => place % atSize(6, 1) === 0

it('questions about eating are answered by the verdict', async () => {
  const missed: string[] = []
  const asked = eatingQuestions.filter((_, place) => isAsked(place))
  let user: Person | undefined
  for (const [at, [question, expected]] of asked.entries()) {
    if (at % EACH === 0) user = await eater(`EQ${at}`)
    const { status, body } = (await user?.visit.post('/api/ai/ask-question', { question })) ?? {}
    expect([question, status]).toEqual([question, 200])
    const answer = body as Answer
    if (!isRight(expected, answer))
      missed.push(
        `${question} [${expected}] ${answer.kind} ${answer.verdicts.map(({ title, kind }) => `${title}=${kind}`).join(', ')} ${answer.sources.map(({ title }) => title).join(', ')}`,
      )
  }
  expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.1)
})
