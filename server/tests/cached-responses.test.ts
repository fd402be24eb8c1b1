import { and, eq, ne, notIlike, notInArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Body, Reply } from '@shared/api'
import { diets } from '@shared/domain/avoidance/diets'
import { atSize, isFull } from '@shared/testing/runs'
import { faqs } from '../features/faqs/faqs.tables'
import { users } from '../features/accounts/accounts.tables'
import { foods } from '../features/foods/foods.tables'
import { foodMatcher } from '../features/foods/foods.public'
import { recipes } from '../features/recipes/recipes.tables'
import { reports } from '../features/reports/reports.tables'
import { seedDemoPlan } from '../features/trial/trial.public'
import { challenges, foodOutcomes, trials } from '../features/trial/trial.tables'
import { startPortal, testKeys, type Person, type Portal } from '../testing/portal'
import { bundleServer, startServer, stopServer, type ServerProcess } from '../testing/server-process'
import { tripletForm } from '../testing/triplets'
import { visitor, type Visitor } from '../testing/visitor'

// The portal in this process caches nothing, because every fingerprint differs. The cached answers
// of the server process are compared with what it computes afresh.
let reads = 0
vi.mock(import('../database/fingerprint'), async (original) => ({
  ...(await original()),
  readFingerprint: () => Promise.resolve(`never the same, ${reads++}`),
  readCacheValidator: () =>
    Promise.resolve({ fingerprint: `never the same, ${reads++}`, isCurrent: () => Promise.resolve(false) }),
  isUnchanged: () => Promise.resolve(false),
}))

/** A full run makes every change in random order; otherwise the ones in ALWAYS and MORE others. */
const ROUNDS = atSize(1, 3)
const ALWAYS = ['a new report', 'allergies said', 'an outcome']
const MORE = 2
const RECIPES = 20
const SEED = Number(process.env['PEARWELL_SEED'] ?? Date.now())

type Reader = {
  name: string
  person: Person
  paths: string[]
  /** At the uncached portal and at the caching server. */
  at: [Visitor, Visitor]
}

let portal: Portal
let server: ServerProcess
let admin: Reader
let clients: [Reader, Reader]
let readers: Reader[]
beforeAll(async () => {
  await bundleServer()
  // Building the food matcher blocks the process, so it is built before any request.
  foodMatcher().resolve([{ name: 'blorp' }])
  portal = await startPortal()
  const { databaseUrl, dataDir } = portal.deps.config
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...testKeys }
  server = await startServer(env)
  expect(server.code, server.output).toBe(null)
  // The uncached portal computes over all of them at every request, so only a few stay.
  const { db } = portal.deps
  await db.delete(recipes).where(notInArray(recipes.id, await someRecipes()))
  await db.delete(foods).where(and(...names.map((name) => notIlike(foods.name, `%${name}%`))))
  const ofClients = [
    'recipes',
    'recipes/daily-personalized',
    'allergens',
    'faqs',
    'avoid-list',
    'trial',
    'reports',
  ]
  const asking = ['verdict?q=lemon', 'food-words?q=mil']
  admin = await reader('admin', ['recipes', 'allergens', 'faqs'])
  const [one, two] = [
    await reader('client', [...ofClients, ...asking]),
    await reader('client', [...ofClients, ...asking]),
  ]
  const other = await reader('practitioner', ['allergens', 'faqs', `clients/${one.person.clientId}/trial`])
  for (const { person, paths } of [one, two]) {
    const reportId = await beginPlan(person.clientId, other.person.practitionerId)
    paths.push(`/api/reports/${reportId}`)
  }
  clients = [one, two]
  readers = [admin, other, ...clients]
})
afterAll(async () => {
  await stopServer(server.child, 'SIGTERM')
  await portal.close()
})

const someRecipes = async () =>
  (await portal.deps.db.select({ id: recipes.id }).from(recipes).limit(RECIPES)).map(({ id }) => id)

const today = new Date().toISOString().slice(0, 10)

/**
 * Two foods are excluded, one of them is being reintroduced, and a practitioner may see the plan.
 */
async function beginPlan(clientId: number, practitionerId: number): Promise<number> {
  const form = tripletForm({ sampleId: `KP${clientId}` }, { fields: { clientId: String(clientId) } })
  const { body } = await admin.person.visit.upload('/api/reports/multi-file', form)
  const { id: reportId } = body as Reply<'POST /api/reports/multi-file'>
  await portal.deps.db.update(reports).set({ practitionerId }).where(eq(reports.id, reportId))
  const days = (count: number) =>
    new Date(Date.parse(today) - count * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)
  await portal.deps.db.transaction((tx) =>
    seedDemoPlan(tx, clientId, {
      trial: {
        ...{ reportId, symptoms: ['Bloating'], state: 'reintroduction', sharedWith: [practitionerId] },
        ...{ startedOn: days(40), withoutOn: days(26), reintroductionOn: days(5), phaseOn: days(5) },
      },
      foods: [
        {
          ...{ foods: ['Milk'], keys: ['milk'], state: 'challenge' },
          challenges: [{ startedOn: days(1), portions: ['a sip', 'a glass', 'two glasses'] }],
        },
        { foods: ['Wheat'], keys: ['wheat'] },
      ],
      diary: Array.from({ length: 40 }, (_, at) => ({ day: days(40 - at), scores: [at % 4] })),
    }),
  )
  return reportId
}

async function reader(role: 'admin' | 'practitioner' | 'client', paths: string[]): Promise<Reader> {
  const person = await portal.person(role)
  const visit = visitor(server.url)
  visit.setCookie(person.visit.cookie())
  const name = `${role} ${person.userId}`
  return { name, person, paths: paths.map((path) => `/api/${path}`), at: [person.visit, visit] }
}

/** What each browser has cached, by reader, path and server. */
const browser = new Map<string, { tag: string; body: unknown }>()

/** Reads as a browser does: with If-None-Match when it has a cached body. */
async function read({ name, at }: Reader, from: 0 | 1, path: string): Promise<unknown> {
  const key = `${name} ${path} ${from}`
  const before = browser.get(key)
  const { status, headers, body } = await at[from].get(path, before && { 'If-None-Match': before.tag })
  if (status === 304) return before?.body
  // A client whose report was withdrawn gets 404.
  if (status === 404) return status
  expect([path, status]).toEqual([path, 200])
  const tag = headers.get('etag')
  if (tag) browser.set(key, { tag, body })
  return body
}

/** Compares the cached and the fresh answer of every path of every reader. */
async function compare(after: string): Promise<void> {
  for (const one of readers)
    for (const path of one.paths) {
      const kept = await read(one, 1, path)
      const plain = await read(one, 0, path)
      expect({ after, whose: one.name, path, body: kept }).toEqual({
        after,
        whose: one.name,
        path,
        body: plain,
      })
    }
}

const practitionerOf = () => readers[1]?.person.practitionerId ?? 0

const sent = async (answer: Promise<{ status: number; text: string }>) => {
  const { status, text } = await answer
  // A refused request must leave the answers as they were, so it is compared as well.
  if (status >= 500) throw new Error(`${status}: ${text}`)
}

let made = 0
const names = [
  'Milk',
  'Lemon',
  'Garlic',
  'Rice',
  'Egg white',
  'Almond',
  'Wheat',
  'Tomato',
  'Mushroom',
  'Sesame',
]
const dish = (food: string): Body<'POST /api/recipes'> => ({
  title: `Dish ${made++} of ${food}`,
  ingredients: [`200 g ${food.toLowerCase()}`, '1 carrot'],
  instructions: ['Cook it.'],
  category: 'dinner',
  prepTime: 10,
  cookTime: made % 50,
  approved: true,
})

/** A change that affects somebody's answers, made through a server or in the database. */
type Change = (who: Reader, visit: (one: Reader) => Visitor, name: string, n: number) => Promise<unknown>

const anyRecipe = async () => {
  const rows = await portal.deps.db.select({ id: recipes.id }).from(recipes)
  return (n: number) => rows[n % rows.length]?.id ?? 0
}
const foodNamed = async (name: string) => {
  const rows = await portal.deps.db
    .select({ id: foods.id })
    .from(foods)
    .where(sql`${foods.name} ilike ${`%${name}%`}`)
  return rows[0]?.id ?? 0
}

const changes: Record<string, Change> = {
  'a new report': async (who, visit, name, n) => {
    const results = [name, names[(n + 1) % names.length] ?? ''].map((food, at) => ({
      food,
      category: '',
      value: at === 0 ? 40 : 1,
    }))
    const fields = { clientId: String(who.person.clientId) }
    const form = tripletForm({ sampleId: `KA${made++}`, results }, { fields })
    const { body, status } = await visit(admin).upload('/api/reports/multi-file', form)
    expect(status).toBe(201)
    const { id } = body as Reply<'POST /api/reports/multi-file'>
    // The client can read it only after the laboratory confirms the warnings.
    await sent(visit(admin).post(`/api/reports/${id}/release`))
    expect((await who.at[0].get('/api/avoid-list')).body).toMatchObject({ tested: true })
  },
  'a report taken back': (who) =>
    portal.deps.db
      .update(reports)
      .set({ status: 'pending' })
      .where(eq(reports.clientId, who.person.clientId)),
  'a report given': (who) =>
    portal.deps.db
      .update(reports)
      .set({ status: 'completed' })
      .where(eq(reports.clientId, who.person.clientId)),
  'the cards before the results seen': (who, visit) =>
    sent(visit(who).post(`${who.paths.find((path) => /reports\/\d/.test(path))}/first-reading`)),
  'a practitioner renamed': () =>
    portal.deps.db
      .update(users)
      .set({ firstName: `Ada ${made++}` })
      .where(eq(users.id, readers[1]?.person.userId ?? 0)),
  'allergies said': (who, visit, name, n) =>
    sent(
      visit(who).put('/api/user/health', { allergies: n % 3 ? [name] : [], none: n % 3 === 0, ownFoods: [] }),
    ),
  'own foods': (who, visit, name, n) =>
    sent(visit(who).patch('/api/user/diet', { ownFoods: n % 3 ? [name] : [] })),
  'a diet and minutes': (who, visit, _name, n) =>
    sent(
      visit(who).patch('/api/user/diet', {
        diets: n % 3 ? [diets[n % diets.length] ?? 'vegan'] : [],
        minutes: n % 2 ? 30 : null,
      }),
    ),
  'an outcome': (who, _visit, name, n) =>
    portal.deps.db
      .insert(foodOutcomes)
      .values({
        clientId: who.person.clientId,
        foods: [name],
        keys: [],
        outcome: (['tolerated', 'trigger', 'limited', 'clinic-only'] as const)[n % 4] ?? 'trigger',
        amount: n % 4 === 2 ? 'a spoonful' : '',
        since: '2026-01-01',
        basis: 'practitioner',
      })
      .onConflictDoNothing(),
  'a day in the diary': (who, visit, _name, n) =>
    sent(visit(who).put(`/api/diary/${today}`, { scores: [n % 11], portion: n % 2 === 0 })),
  'a plan shared with somebody or nobody': (who, _visit, _name, n) =>
    portal.deps.db
      .update(trials)
      .set({ sharedWith: n % 2 ? [] : [practitionerOf()] })
      .where(eq(trials.clientId, who.person.clientId)),
  'a challenge stopped or going on': (_who, _visit, _name, n) =>
    portal.deps.db.update(challenges).set({ state: n % 2 ? 'stopped' : 'running' }),
  'another practitioner': async (who, _visit, _name, n) =>
    portal.deps.db
      .update(reports)
      .set({ practitionerId: n % 2 ? null : practitionerOf() })
      .where(
        and(eq(reports.clientId, who.person.clientId), ne(reports.clientId, clients[0].person.clientId)),
      ),
  'an outcome ended': (who) =>
    portal.deps.db
      .update(foodOutcomes)
      .set({ endedAt: new Date() })
      .where(eq(foodOutcomes.clientId, who.person.clientId)),
  'a recipe added': (_who, visit, name) => sent(visit(admin).post('/api/recipes', dish(name))),
  'an own recipe': (who, visit, name) =>
    sent(visit(who).post('/api/recipes', { ...dish(name), approved: undefined })),
  'a recipe edited': async (_who, visit, name, n) =>
    sent(
      visit(admin).patch(`/api/recipes/${(await anyRecipe())(n)}`, {
        ingredients: [`100 g ${name.toLowerCase()}`],
        approved: n % 4 > 0,
      }),
    ),
  'a recipe edited twice in one go': async (_who, _visit, name, n) => {
    const id = (await anyRecipe())(n)
    await portal.deps.db.transaction(async (tx) => {
      for (const title of [`${name} once`, `${name} twice ${made++}`])
        await tx.update(recipes).set({ title }).where(eq(recipes.id, id))
    })
  },
  'a recipe deleted': async (_who, visit, _name, n) =>
    sent(visit(admin).send('DELETE', `/api/recipes/${(await anyRecipe())(n)}`)),
  'a food renamed': async (_who, visit, name) =>
    sent(visit(admin).patch(`/api/allergens/${await foodNamed(name)}`, { name: `${name} ${made++}` })),
  'a food with other names': async (_who, visit, name, n) =>
    sent(
      visit(admin).patch(`/api/allergens/${await foodNamed(name)}`, {
        alternativeNames: [`Blorp ${n % 3}`, names[n % names.length]],
        description: `Good. ${names[n % names.length]} can take its place.`,
      }),
    ),
  'a food added': (_who, visit) =>
    sent(visit(admin).post('/api/allergens', { name: `Food ${made++}`, category: 'Test' })),
  'a food deleted': (_who, visit) =>
    foodNamed('Food ').then((id) => sent(visit(admin).send('DELETE', `/api/allergens/${id}?force=true`))),
  'an FAQ written': (_who, _visit, name, n) =>
    portal.deps.db
      .update(faqs)
      .set({ answer: `Eat well, ${made++}. ${name} can take its place.` })
      .where(
        eq(
          faqs.id,
          sql`(select id from faqs where target_role = 'client' order by id offset ${n % 5} limit 1)`,
        ),
      ),
}

it('cached answers equal freshly computed ones after any change and from any server', async () => {
  await compare('the start')
  const kinds = Object.keys(changes)
  const step = fc.record({
    whose: fc.constantFrom<0 | 1>(0, 1),
    name: fc.constantFrom(...names),
    n: fc.nat(1000),
    by: fc.constantFrom<0 | 1>(0, 1),
  })
  const round = fc.tuple(
    isFull
      ? fc.shuffledSubarray(kinds, { minLength: kinds.length })
      : fc
          .shuffledSubarray(
            kinds.filter((kind) => !ALWAYS.includes(kind)),
            { minLength: MORE, maxLength: MORE },
          )
          .map((more) => [...ALWAYS, ...more]),
    fc.array(step, { minLength: kinds.length, maxLength: kinds.length }),
  )
  for (const [order, steps] of fc.sample(round, { numRuns: ROUNDS, seed: SEED }))
    for (const [at, change] of order.entries()) {
      const { whose, name, n, by } = steps[at] ?? { whose: 0, name: 'Milk', n: 0, by: 1 }
      await changes[change]?.(clients[whose], (one) => one.at[by], name, n)
      await compare(`PEARWELL_SEED=${SEED}: ${change} (${name}, ${n}) at ${by}, of ${whose}`)
    }
})

it('the catalogue has the same tag at both servers, and another tag for each person', async () => {
  const tagOf = async ({ at }: Reader, from: 0 | 1, path: string) =>
    (await at[from].get(path)).headers.get('etag')
  const [one, two] = clients
  // No change above uses pineapple, so only the allergy set below decides who avoids it.
  await portal.deps.db.update(foods).set({ description: 'Good. Pineapple can take its place.' })
  await one.at[1].put('/api/user/health', { allergies: ['Pineapple'], none: false, ownFoods: [] })
  await two.at[1].put('/api/user/health', { allergies: [], none: true, ownFoods: [] })
  const ofOne = await tagOf(one, 1, '/api/allergens')
  expect(await tagOf(one, 0, '/api/allergens')).toBe(ofOne)
  const ofTwo = await tagOf(two, 1, '/api/allergens')
  expect(ofTwo).not.toBe(ofOne)
  const { status, body } = await two.at[1].get('/api/allergens', { 'If-None-Match': ofOne ?? '' })
  expect(status).toBe(200)
  const [food] = body as Reply<'GET /api/allergens'>
  expect(food?.description).toContain('Pineapple')
})

it('a client’s recipes are never cached: no tag, and no-store', async () => {
  const { headers } = await clients[0].at[1].get('/api/recipes')
  expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store'])
})
