import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { adviceOf } from '@shared/domain/foods/advice'
import { readRoles } from '@shared/knowledge/read-knowledge'
import { demoResults } from '../../demo/demo-results'
import { demoClients } from '../../demo/people'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFaqs } from '../faqs/faqs.public'
import { avoidedBy } from '../reports/reports.public'
import { foodMatcher } from './food-names'
import { foods } from './foods.tables'
import { readSeedFoods, seedFoods } from './seed-foods'

const matcher = foodMatcher()
const offers = readRoles().flatMap((role) =>
  role.offers.flatMap(({ words }) => {
    const { mentions } = matcher.read(words)
    return mentions.length === 1 && mentions[0]?.entry.source === 'name' && mentions[0].sure.size === 1
      ? [{ words, keys: mentions[0].sure }]
      : []
  }),
)

/** The end of a description as a model or an admin might write it, recommending three foods. */
const adviceFor = (key: string) => {
  const others = offers.filter(({ keys }) => !keys.has(key)).slice(key.length * 7)
  return `${others
    .slice(0, 3)
    .map(({ words }) => words)
    .join(', ')} can take its place.`
}

let portal: Portal
let admin: Person
const clients: { person: Person; avoided: Awaited<ReturnType<typeof avoidedBy>> }[] = []
beforeAll(async () => {
  portal = await startPortal()
  const { db } = portal.deps
  await seedFoods(db)
  await seedFaqs(db)
  admin = await portal.person('admin')
  const all = await readSeedFoods()
  for (const [index, { tests }] of demoClients.entries()) {
    const person = await portal.person('client')
    await release(person, `DE${index}`, demoResults(all, index, tests - 1))
    clients.push({ person, avoided: await avoidedBy(db, person.clientId) })
  }
})
afterAll(() => portal.close())

async function release(person: Person, sampleId: string, results: ReturnType<typeof demoResults>) {
  const form = tripletForm({ sampleId, results }, { fields: { clientId: String(person.clientId) } })
  const answer = await admin.visit.upload('/api/reports/multi-file', form)
  expect(answer.body).toMatchObject({ status: 'completed' })
}

const catalogueOf = async (person: Person) =>
  (await person.visit.get('/api/allergens')).body as Reply<'GET /api/allergens'>

const isAvoided = (words: string, { avoided }: (typeof clients)[number]) =>
  matcher.verdicts(matcher.read(words), avoided).some(({ verdict }) => verdict !== 'none')

describe('the food text of a demo client', () => {
  it('recommends no food in the 287 seeded descriptions and in no FAQ', async () => {
    const keys = new Map((await readSeedFoods()).map(({ name, key }) => [name, key]))
    for (const { person, avoided } of clients) {
      expect(avoided.length).toBeGreaterThan(10)
      const all = await catalogueOf(person)
      expect(all).toHaveLength(287)
      expect(all.flatMap(({ name, description }) => adviceOf(matcher, description, keys.get(name)))).toEqual(
        [],
      )
      const faqs = (await person.visit.get('/api/faqs')).body as Reply<'GET /api/faqs'>
      expect(faqs.flatMap(({ answer }) => adviceOf(matcher, answer))).toEqual([])
    }
  })

  it('recommends nothing they avoid, even if an admin or a model wrote so', async () => {
    const { db } = portal.deps
    const all = await readSeedFoods()
    for (const { key } of all)
      await db
        .update(foods)
        .set({ description: sql`${foods.description} || ' ' || ${adviceFor(key)}::text` })
        .where(eq(foods.key, key))
    const keys = new Map(all.map(({ name, key }) => [name, key]))
    let [kept, left] = [0, 0]
    for (const client of clients)
      for (const { name, description } of await catalogueOf(client.person)) {
        const advice = adviceFor(keys.get(name) ?? '')
        const isShown = description.endsWith(advice)
        const mustGo = advice
          .replace(' can take its place.', '')
          .split(', ')
          .some((words) => isAvoided(words, client))
        expect.soft(isShown, `${name}: ${advice}`).toBe(!mustGo)
        if (isShown) kept++
        else left++
      }
    expect(kept).toBeGreaterThan(1000)
    expect(left).toBeGreaterThan(300)
    const written = await catalogueOf(admin)
    expect(written.filter(({ description }) => description.endsWith('can take its place.'))).toHaveLength(287)
  })

  it('is the same in the assistant’s answers', async () => {
    const { db } = portal.deps
    const description = 'Seeds from the Andes. Amaranth can take its place.'
    await db.update(foods).set({ description }).where(eq(foods.key, 'quinoa'))
    const asked = async (levels: [food: string, value: number][]) => {
      const person = await portal.person('client')
      await release(
        person,
        `DA${person.clientId}`,
        levels.map(([food, value]) => ({ food, category: '', value })),
      )
      const { body } = await person.visit.post('/api/ai/ask-question', { question: 'What is quinoa?' })
      return (body as Reply<'POST /api/ai/ask-question'>).answer
    }
    expect(await asked([['Amaranth', 1]])).toContain(description)
    const answer = await asked([['Amaranth', 40]])
    expect(answer).toContain('Seeds from the Andes.')
    expect(answer).not.toContain('Amaranth can')
  })

  it('is cached per client until what they avoid changes', async () => {
    const [one, other] = clients
    if (!one || !other) throw new Error('the demonstration has clients')
    const first = await one.person.visit.get('/api/allergens')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('vary')).toContain('Cookie')
    expect((await one.person.visit.get('/api/allergens', { 'If-None-Match': tag })).status).toBe(304)
    expect((await other.person.visit.get('/api/allergens', { 'If-None-Match': tag })).status).toBe(200)
    const lowest = demoResults(await readSeedFoods(), 0, 0).map((result) => ({ ...result, value: 1 }))
    await release(one.person, 'DE99', lowest)
    expect((await one.person.visit.get('/api/allergens', { 'If-None-Match': tag })).status).toBe(200)
  })
})
