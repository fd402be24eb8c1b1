import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { clients } from '../clients/clients.tables'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFoods } from '../foods/foods.public'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

let sample = 0
async function release(client: Person, levels: [food: string, value: number][], reportDate: string) {
  const results = levels.map(([food, value]) => ({ food, category: '', value }))
  const form = tripletForm(
    { sampleId: `OR${++sample}`, reportDate, results },
    { fields: { clientId: String(client.clientId) } },
  )
  expect((await admin.visit.upload('/api/reports/multi-file', form)).body).toMatchObject({
    status: 'completed',
  })
}
const ask = async (person: Person, question: string) =>
  ((await person.visit.post('/api/ai/ask-question', { question })).body as Reply<'POST /api/ai/ask-question'>)
    .answer

it('a low result of a mixture does not hide the high one of the food itself', async () => {
  const client = await portal.person('client')
  const levels: [string, number][] = [
    ['Beans', 1],
    ['Kidney bean', 40],
  ]
  await release(client, levels, '2026-01-10')
  expect(await ask(client, 'Can I eat kidney beans?')).toMatch(/: High\. Leave .*Kidney bean: high, 40\.0/s)
})

it('what an earlier test has raised is said by whatever name, also beside what the latest has tested', async () => {
  const client = await portal.person('client')
  await release(client, [['Groundnut', 40]], '2025-01-10')
  await release(client, [['Peanuts and tree nuts', 1]], '2026-01-10')
  expect(await ask(client, 'Can I eat peanuts?')).toMatch(
    /: High\. .*Groundnut: high, .*from an earlier test/s,
  )
})

it('an allergy in a person’s own words is said', async () => {
  const client = await portal.person('client')
  await portal.deps.db
    .update(clients)
    .set({ allergies: 'severe peanut allergy' })
    .where(eq(clients.id, client.clientId))
  await release(client, [['Peanut', 1]], '2026-01-10')
  expect(await ask(client, 'Can I eat peanuts?')).toContain(
    'severe peanut allergy is on your list of allergies',
  )
})

it('what somebody else may eat is never told from the results of who asks', async () => {
  const client = await portal.person('client')
  await release(client, [['Pineapple', 1]], '2026-01-10')
  await portal.person('client', { firstName: 'Ottilie', lastName: 'Vance' })
  for (const question of [
    'Is pineapple ok for my wife?',
    'can my 4 year-old daughter eat pineapple',
    'Is my son intolerant to pineapple?',
    'does my mum react to pineapple',
    'can he eat pineapple?',
    'Can I give my child pineapple?',
    'I want to know if my husband can eat pineapple',
    'can Ottilie eat pineapple?',
    'can a toddler have pineapple',
    'what foods does my husband have to avoid, he did the test too',
    'my husband and I both did the test, what should he avoid',
    'show my daughters results for pineapple',
  ])
    expect([question, await ask(client, question)]).not.toContainEqual(
      expect.stringMatching(/In your latest report|Your latest report|Your test/),
    )
  const ofHim = await ask(client, 'can he eat pineapple?')
  expect(ofHim).toMatch(/^(?:I can only see your own results|Your results are yours alone)/)
  expect(ofHim).not.toMatch(/elevation|µg/)
  for (const question of [
    'Can I eat pineapple?',
    'my wife cooks, can I eat pineapple',
    'My doctor says she is not sure: is pineapple high in my results?',
    'is pineapple ok for me and my kids',
  ])
    expect([question, await ask(client, question)]).toContainEqual(
      expect.stringMatching(
        /In your latest report Pineapple shows|Pineapple: no elevation, 1\.0|pineapple no elevation \(1\.0/,
      ),
    )
})
