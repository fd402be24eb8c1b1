import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { atSize } from '@shared/testing/runs'
import { freshDatabase } from '../../testing/database'
import { startFakeOpenAi } from '../../testing/fake-openai'
import { bundleServer, startServer, stopServer, type ServerProcess } from '../../testing/server-process'
import { visitor, type Visitor } from '../../testing/visitor'

type Progress = Reply<'GET /api/allergens/generation'>
type Food = Reply<'GET /api/allergens'>[number]

const KILLS = atSize(1, 20)
/**
 * Answers per server before its kill. The job must not end before the last kill, even on a slow
 * machine.
 */
const ANSWERS_A_LIFE = 3
/** Some foods must be left when the last server starts. */
const FOODS = KILLS * ANSWERS_A_LIFE + 14

/**
 * The life of a server between two kills. It gets no answer before `begin`, so that its starting
 * state can be read.
 */
function lifeWith(answersLeft: number) {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  return { answersLeft, begun, begin: () => begin() }
}

const account = { email: 'admin@example.com', password: 'a password of the test' }

it(`each of ${FOODS} descriptions is saved exactly once despite ${KILLS} kills -9 of the server`, async () => {
  await bundleServer()
  const fakeOpenAi = await startFakeOpenAi()
  const database = await freshDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-generation-'))
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: fakeOpenAi.url,
  }
  let life = lifeWith(ANSWERS_A_LIFE)
  life.begin()
  fakeOpenAi.answerWith(async ({ raw }) => {
    const mine = life
    await mine.begun
    const name = /Generated \d+/.exec(raw)?.[0] ?? ''
    const description = `${name} is a food of this test, described once and for all by the fake server.`
    const ms = mine.answersLeft-- > 0 ? 60 : 60_000
    return { kind: 'slow', ms, then: { kind: 'text', text: JSON.stringify({ description }) } }
  })

  let server: ServerProcess = await startServer(env)
  let admin: Visitor = visitor(server.url)
  await admin.post('/api/login', account)
  const foodIds: number[] = []
  for (let number = 1; number <= FOODS; number++) {
    const { body } = await admin.post('/api/allergens', { name: `Generated ${number}`, category: 'Test' })
    foodIds.push((body as Food).id)
  }
  const progress = async () => (await admin.get('/api/allergens/generation')).body as Progress
  const written = async () =>
    ((await admin.get('/api/allergens')).body as Food[]).filter(({ id }) => foodIds.includes(id))
  expect((await admin.post('/api/allergens/generate-selected', { foodIds })).status).toBe(200)

  let doneBefore = 0
  for (let kill = 1; kill <= KILLS; kill++) {
    await expect.poll(async () => (await progress()).done, { timeout: 180_000 }).toBeGreaterThan(doneBefore)
    await stopServer(server.child, 'SIGKILL')
    life = lifeWith(kill < KILLS ? ANSWERS_A_LIFE : FOODS)
    server = await startServer(env)
    admin = visitor(server.url)
    await admin.post('/api/login', account)
    const after = await progress()
    const described = (await written()).filter((food) => food.description !== '')
    expect(after).toMatchObject({ state: 'running', total: FOODS, failed: [] })
    expect(after.done).toBeGreaterThanOrEqual(doneBefore + 1)
    expect(described.length).toBeGreaterThanOrEqual(after.done)
    doneBefore = after.done
    life.begin()
  }
  await expect.poll(async () => (await progress()).state, { timeout: 180_000 }).toBe('finished')
  expect(await progress()).toMatchObject({ total: FOODS, done: FOODS, failed: [], current: null })
  console.log(`${KILLS} kills during generation: ${FOODS} descriptions, each written once`)
  for (const food of await written()) {
    expect(food.description).toContain(`${food.name} is a food of this test`)
    // Version 1 was the insert and 2 the description; a second save would have made it 3.
    expect(food.version).toBe(2)
  }
  expect(await stopServer(server.child, 'SIGTERM')).toBe(0)
  await fakeOpenAi.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})
