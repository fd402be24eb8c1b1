import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { foods, generationFoods, generations } from './foods.tables'
import { auditEvents } from '../audit/audit.tables'
import { withLock } from '../../database/locks'
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/fake-openai'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { carryOutGenerations } from './generation'

type Food = Reply<'GET /api/allergens'>[number]
type Progress = Reply<'GET /api/allergens/generation'>

let fakeOpenAi: FakeOpenAi
let portal: Portal
let admin: Person
let client: Person
beforeAll(async () => {
  fakeOpenAi = await startFakeOpenAi()
  portal = await startPortal({ OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fakeOpenAi.url })
  admin = await portal.person('admin')
  client = await portal.person('client')
})
afterAll(async () => {
  await portal.close()
  await fakeOpenAi.close()
})

const add = async (name: string, category = 'Fruit', latinName = '') =>
  (await admin.visit.post('/api/allergens', { name, category, latinName })).body as Food
const list = async (person = admin) => (await person.visit.get('/api/allergens')).body as Food[]
const named = async (name: string) => (await list()).find((food) => food.name === name)
const csv = (text: string | Uint8Array<ArrayBuffer>, name = 'foods.csv') => {
  const form = new FormData()
  form.set('file', new File([text], name))
  return admin.visit.upload('/api/allergens/upload', form)
}
const errorOf = (answer: { body: unknown }) => (answer.body as { error: string }).error

describe('a food', () => {
  it('is added, read by everybody, changed in its version and deleted', async () => {
    const pear = await add('Conference pear', 'Fruit', 'Pyrus communis')
    expect(pear).toMatchObject({ latinName: 'Pyrus communis', imageUrl: null, version: 1 })
    expect((await list(client)).map((food) => food.name)).toContain('Conference pear')
    const changed = await admin.visit.patch(`/api/allergens/${pear.id}`, { category: 'Pears' })
    expect(changed.body).toMatchObject({ name: 'Conference pear', category: 'Pears', version: 2 })
    const stale = await admin.visit.send('PATCH', `/api/allergens/${pear.id}`, {
      body: { name: 'Other' },
      headers: { 'If-Match': '"1"' },
    })
    expect(stale.status).toBe(412)
    expect(stale.body).toMatchObject({ current: { category: 'Pears', version: 2 } })
    expect((await admin.visit.send('DELETE', `/api/allergens/${pear.id}`)).status).toBe(204)
    expect((await admin.visit.send('DELETE', `/api/allergens/${pear.id}`)).status).toBe(404)
  })

  it('needs a unique name, ignoring case', async () => {
    await add('Sloe')
    const again = await admin.visit.post('/api/allergens', { name: 'SLOE', category: 'Fruit' })
    expect([again.status, errorOf(again)]).toEqual([409, 'Another food already has this name.'])
    const empty = await admin.visit.post('/api/allergens', { name: ' ', category: '' })
    expect(empty.body).toMatchObject({
      fields: { name: 'Food name is required', category: 'Category is required' },
    })
  })

  it('has a name, Latin name and category of one line each', async () => {
    const quince = await add(' Quince\n(ripe) ', 'Pome\t fruit', 'Cydonia\r\noblonga')
    expect(quince).toMatchObject({
      name: 'Quince (ripe)',
      category: 'Pome fruit',
      latinName: 'Cydonia oblonga',
    })
    const changed = await admin.visit.patch(`/api/allergens/${quince.id}`, { name: 'Quince\n' })
    expect(changed.body).toMatchObject({ name: 'Quince' })
  })

  it('a category is listed for admins only', async () => {
    await add('Forest fruit (Category)', 'Forest fruit')
    expect((await list()).map((food) => food.name)).toContain('Forest fruit (Category)')
    expect((await list(client)).map((food) => food.name)).not.toContain('Forest fruit (Category)')
  })

  it('used in a report or a recipe is deleted only with force', async () => {
    const milk = await add("Cow's milk", 'Dairy and egg')
    const uploaded = await admin.visit.upload('/api/reports/multi-file', tripletForm())
    expect(uploaded.status).toBe(201)
    const refused = await admin.visit.send('DELETE', `/api/allergens/${milk.id}`)
    expect(refused.status).toBe(409)
    expect(errorOf(refused)).toMatch(/^Cow's milk is used in 1 report\./)
    expect((await admin.visit.send('DELETE', `/api/allergens/${milk.id}?force=true`)).status).toBe(204)
  })
})

describe('a CSV of foods', () => {
  it('is imported with three columns or two, and updates a known name', async () => {
    const answer = await csv(
      'name,latinName,category\nMedlar,Mespilus germanica,Fruit\n"Pepper, pink",,Spices\n',
    )
    expect(answer.body).toEqual({ count: 2 })
    expect(await named('Medlar')).toMatchObject({ latinName: 'Mespilus germanica', version: 1 })
    const two = await csv('\ufeffName;Category\r\nMEDLAR;Old fruit\r\nYuzu;Fruit\r\n')
    expect(two.body).toEqual({ count: 2 })
    expect(await named('Medlar')).toMatchObject({
      latinName: 'Mespilus germanica',
      category: 'Old fruit',
      version: 2,
    })
  })

  it('with bad rows is refused as a whole, with their line numbers', async () => {
    const before = (await list()).length
    const answer = await csv('name,latinName,category\nA1,,X\n,Latin,X\nA2,,\nA3,,X\na1,,Y\nA4,,X,more\n')
    expect(answer.status).toBe(400)
    expect(errorOf(answer)).toBe(
      'Nothing was saved. Line 3: Food name is required. Line 4: Category is required. ' +
        'Line 6: has the same name as line 2. Line 7: has more columns than the header.',
    )
    const { fields } = answer.body as { fields: Record<string, string> }
    expect(fields['file']?.split('\n')).toHaveLength(4)
    expect(await list()).toHaveLength(before)
  })

  it.each([
    ['a file without a header', 'Apple,Malus,Fruit\n', /Line 1 must name the columns/],
    ['an empty file', '', /Line 1/],
    ['a header alone', 'name,category\n', /has no foods/],
  ])('%s is refused', async (_what, text, sentence) => {
    const answer = await csv(text)
    expect([answer.status, errorOf(answer)]).toEqual([400, expect.stringMatching(sentence)])
  })

  it('must be a .csv of at most 5 MB', async () => {
    expect((await csv('name,category\nA,B\n', 'foods.xlsx')).status).toBe(400)
    const large = await csv(`name,category\n${'x'.repeat(5 * 1024 * 1024)},B\n`)
    expect([large.status, errorOf(large)]).toEqual([413, 'The CSV file may have at most 5 MB.'])
  })

  it('20,000 foods are imported at once', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Bulk ${index},Bulk`)
    expect((await csv(`name,category\n${rows.join('\n')}`)).body).toEqual({ count: 20_000 })
    await portal.deps.db.delete(foods).where(eq(foods.category, 'Bulk'))
  })
})

describe('descriptions and images', () => {
  const sentence = 'A small tree fruit that is eaten when it has gone soft, mostly as a jelly.'
  const well = () =>
    fakeOpenAi.answerWith(() => ({ kind: 'text', text: JSON.stringify({ description: sentence }) }))

  it('a description is generated and saved, and only the food is sent to the model', async () => {
    well()
    fakeOpenAi.requests.length = 0
    const food = await add('Service tree', 'Fruit', 'Sorbus domestica')
    const answer = await admin.visit.post(`/api/allergens/${food.id}/regenerate`, { name: 'Service tree' })
    expect(answer.body).toMatchObject({ description: sentence, version: 2 })
    expect(fakeOpenAi.requests).toHaveLength(1)
    expect(fakeOpenAi.requests[0]?.raw).not.toContain(admin.email)
    const events = await portal.deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1)
    expect(events).toMatchObject([
      { actorId: admin.userId, action: 'food.update', subjectId: food.id, fields: ['description'] },
    ])
    const alone = await admin.visit.post('/api/ai/food-description', {
      allergenName: 'Pear',
      category: 'Fruit',
    })
    expect(alone.body).toEqual({ description: sentence })
  })

  it.each([
    ['is busy', { kind: 'status', status: 429, retryAfter: '0.01' } as const, /busy/],
    ['fails', { kind: 'status', status: 500, retryAfter: '0.01' } as const, /is not responding/],
    [
      'sends markup',
      { kind: 'text', text: '{"description":"<b>A pear is a fruit that people eat.</b>"}' } as const,
      /cannot be used/,
    ],
    ['refuses', { kind: 'refusal' } as const, /declined/],
  ])('a service that %s gives one sentence, and the food is unchanged', async (_what, given, words) => {
    fakeOpenAi.answerWith(() => given)
    const food = (await named('Service tree')) as Food
    const answer = await admin.visit.post(`/api/allergens/${food.id}/regenerate`, {})
    expect([answer.status, errorOf(answer)]).toEqual([503, expect.stringMatching(words)])
    expect(await named('Service tree')).toEqual(food)
    expect(portal.logged()).not.toContain('sk-test-key')
  })

  it('an image is checked, encoded as JPEG and served by its hash', async () => {
    const png = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#aa332288' } })
      .png()
      .toBuffer()
    fakeOpenAi.answerWith(() => ({ kind: 'image', base64: png.toString('base64') }))
    const food = await add('Cloudberry')
    const { body } = await admin.visit.post(`/api/allergens/${food.id}/regenerate-image`, {
      name: 'Cloudberry',
    })
    const { imageUrl } = body as Food
    expect(imageUrl).toMatch(new RegExp(`^/api/allergens/${food.id}/image\\?v=[0-9a-f]{64}$`))
    const answer = await client.visit.get(imageUrl ?? '')
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    fakeOpenAi.answerWith(() => ({ kind: 'image', base64: Buffer.from('no image').toString('base64') }))
    const bad = await admin.visit.post(`/api/allergens/${food.id}/regenerate-image`, {})
    expect(bad.status).toBe(503)
    expect((await named('Cloudberry'))?.imageUrl).toBe(imageUrl)
    // A folder with the image's name makes writing fail.
    const place = path.join(portal.deps.config.dataDir, 'images', `${imageUrl?.split('=')[1]}.jpg`)
    rmSync(place)
    mkdirSync(place)
    fakeOpenAi.answerWith(() => ({ kind: 'image', base64: png.toString('base64') }))
    expect((await admin.visit.post(`/api/allergens/${food.id}/regenerate-image`, {})).status).toBe(500)
    expect(readdirSync(path.dirname(place))).toEqual([path.basename(place)])
  })

  const progress = async () => (await admin.visit.get('/api/allergens/generation')).body as Progress
  /** Waits until the running job has released its lock, so that the next can begin. */
  const isFree = () => withLock(portal.deps.pool, 'generations', () => Promise.resolve())
  const isOver = async () => {
    await expect.poll(async () => (await progress()).state).toBe('finished')
    await isFree()
  }

  it('are generated for several foods one after another, and failures are named', async () => {
    let [open, most] = [0, 0]
    let answer = () => {}
    const answered = new Promise<void>((done) => (answer = done))
    fakeOpenAi.answerWith(async ({ raw }) => {
      most = Math.max(most, ++open)
      await answered
      open--
      if (raw.includes('Gen 3')) return { kind: 'refusal' }
      return { kind: 'text', text: JSON.stringify({ description: sentence }) }
    })
    const made = await Promise.all(['Gen 1', 'Gen 2', 'Gen 3', 'Gen 4'].map((name) => add(name)))
    const foodIds = made.map((food) => food.id)
    const started = await admin.visit.post('/api/allergens/generate-selected', {
      foodIds: [...foodIds, foodIds[0]],
    })
    expect([started.status, started.body]).toEqual([200, { count: 4 }])
    await expect.poll(() => open).toBe(1)
    expect((await admin.visit.post('/api/allergens/generate-selected', { foodIds })).status).toBe(409)
    answer()
    await isOver()
    expect(await progress()).toMatchObject({
      total: 4,
      done: 3,
      current: null,
      failed: [{ name: 'Gen 3', reason: 'The AI service declined to answer this.' }],
    })
    expect(most).toBe(1)
    for (const name of ['Gen 1', 'Gen 2', 'Gen 4'])
      expect(await named(name)).toMatchObject({ description: sentence, version: 2 })
    const notes = (await admin.visit.get('/api/notifications')).body
    expect(JSON.stringify(notes)).toContain('3 written, 1 failed.')
  })

  describe('replaced by a model', () => {
    const human = 'What a person wrote of this food, in a sentence that is long enough.'
    const generate = (body: object) => admin.visit.post('/api/allergens/generate-selected', body)
    const described = async (name: string) => {
      const food = await add(name)
      await admin.visit.patch(`/api/allergens/${food.id}`, { description: human })
      return food
    }
    const writes = (texts: Iterator<string>) =>
      fakeOpenAi.answerWith(() => ({
        kind: 'text',
        text: JSON.stringify({ description: texts.next().value as string }),
      }))
    const other = 'Another description of the same food, in a sentence that is long enough.'

    it('are restored for a whole run, except those edited since', async () => {
      const [one, two, none] = [await described('Back 1'), await described('Back 2'), await add('Back 3')]
      writes([sentence, sentence, sentence][Symbol.iterator]())
      const foodIds = [one.id, two.id, none.id]
      const refused = await generate({ foodIds, replaces: 1 })
      expect([refused.status, errorOf(refused)]).toEqual([
        409,
        expect.stringContaining('now have a description'),
      ])
      expect((await generate({ foodIds, replaces: 2 })).status).toBe(200)
      await isOver()
      expect(await named('Back 1')).toMatchObject({ description: sentence, hasFormer: true })
      expect(await named('Back 3')).toMatchObject({ description: sentence, hasFormer: false })
      expect(await progress()).toMatchObject({ canTakeBack: 2, stopped: 0 })
      await admin.visit.patch(`/api/allergens/${two.id}`, { description: 'Edited by hand.' })
      expect(await progress()).toMatchObject({ canTakeBack: 1 })
      const back = await admin.visit.post('/api/allergens/generation/take-back', {})
      expect([back.status, back.body]).toEqual([200, { count: 1 }])
      expect(await named('Back 1')).toMatchObject({ description: human, hasFormer: false, version: 4 })
      expect(await named('Back 2')).toMatchObject({ description: 'Edited by hand.', hasFormer: false })
      expect(await named('Back 3')).toMatchObject({ description: sentence })
      expect((await admin.visit.post('/api/allergens/generation/take-back', {})).body).toEqual({ count: 0 })
    })

    it('are restored one by one to what a person wrote, even after several runs', async () => {
      const food = await described('Back 4')
      writes([sentence, other][Symbol.iterator]())
      for (const description of [sentence, other]) {
        const { body } = await admin.visit.post(`/api/allergens/${food.id}/regenerate`, {})
        expect(body).toMatchObject({ description, hasFormer: true })
        expect(body).not.toHaveProperty('previousDescription')
      }
      const back = await admin.visit.post(`/api/allergens/${food.id}/take-back`, {})
      expect(back.body).toMatchObject({ description: human, hasFormer: false })
      const again = await admin.visit.post(`/api/allergens/${food.id}/take-back`, {})
      expect(again.status).toBe(409)
    })

    it('are kept when any admin stops the run, also for the food under way', async () => {
      const made = [await described('Stop 1'), await described('Stop 2'), await described('Stop 3')]
      let answer = () => {}
      const answered = new Promise<void>((done) => (answer = done))
      let asked = 0
      fakeOpenAi.answerWith(async () => {
        if (++asked > 1) await answered
        return { kind: 'text', text: JSON.stringify({ description: sentence }) }
      })
      await generate({ foodIds: made.map(({ id }) => id) })
      await expect.poll(() => asked).toBe(2)
      expect((await admin.visit.post('/api/allergens/generation/take-back', {})).status).toBe(409)
      const second = await portal.person('admin')
      const stopped = await second.visit.post('/api/allergens/generation/stop', {})
      expect(stopped.body).toMatchObject({ state: 'finished', done: 1, stopped: 2, current: null })
      expect((await second.visit.post('/api/allergens/generation/stop', {})).status).toBe(409)
      answer()
      // The next run starts only after the pending answer has been discarded.
      await isFree()
      expect((await generate({ foodIds: [made[0]?.id] })).status).toBe(200)
      await isOver()
      expect(asked).toBe(3)
      expect(await named('Stop 1')).toMatchObject({ description: sentence })
      for (const name of ['Stop 2', 'Stop 3']) expect(await named(name)).toMatchObject({ description: human })
    })
  })

  it('ordered while a run is about to end are still generated', async () => {
    fakeOpenAi.answerWith(() => ({ kind: 'text', text: JSON.stringify({ description: sentence }) }))
    const food = await add('Gen late')
    const { db } = portal.deps
    let run: Promise<void> | undefined
    await db.transaction(async (tx) => {
      // Locks the table like a new order whose rows are not yet visible, so that the job has to
      // wait before ending it.
      await tx.execute(sql`lock table generations in share row exclusive mode`)
      const [order] = await tx.insert(generations).values({ startedBy: admin.userId }).returning()
      await tx.insert(generationFoods).values({ generationId: order?.id ?? 0, foodId: food.id, position: 0 })
      run = carryOutGenerations(portal.deps)
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'relation'`
      await expect.poll(async () => (await db.execute(waits)).rowCount).toBe(1)
    })
    await run
    await carryOutGenerations(portal.deps)
    expect(await named('Gen late')).toMatchObject({ description: sentence })
  })

  it('need existing foods, and at least one', async () => {
    const none = await admin.visit.post('/api/allergens/generate-selected', { foodIds: [] })
    expect(errorOf(none)).toBe('Please select foods to regenerate descriptions.')
    expect((await admin.visit.post('/api/allergens/generate-selected', { foodIds: [999_999] })).status).toBe(
      404,
    )
  })
})

it('the foods of all reports are extracted as CSV without spreadsheet formulas', async () => {
  const form = tripletForm(
    { sampleId: 'F-1' },
    { csv: 'index,food,value\n1,=HYPERLINK("x"),12\n2,Medlar,40\n3,"a, b",1\n' },
  )
  expect((await admin.visit.upload('/api/reports/multi-file', form)).status).toBe(201)
  const { text, headers } = await admin.visit.post('/api/allergens/extract', {})
  expect(headers.get('content-type')).toContain('text/csv')
  expect(text).toContain(`"'=HYPERLINK(""x"")",,,1,no`)
  expect(text).toContain('Medlar,Mespilus germanica,Old fruit,1,yes')
  expect(text).toContain('"a, b",,,1,no')
})

it('without a key a sentence says what is missing', async () => {
  const plain = await startPortal()
  const person = await plain.person('admin')
  const { body } = await person.visit.post('/api/allergens', { name: 'Pear', category: 'Fruit' })
  const { id } = body as Food
  for (const [path, sent] of [
    [`/api/allergens/${id}/regenerate`, {}],
    [`/api/allergens/${id}/regenerate-image`, {}],
    ['/api/allergens/generate-selected', { foodIds: [id] }],
    ['/api/ai/food-description', { allergenName: 'Pear', category: 'Fruit' }],
  ] as const) {
    const answer = await person.visit.post(path, sent)
    expect([answer.status, errorOf(answer)]).toEqual([503, expect.stringContaining('OPENAI_API_KEY')])
  }
  await plain.close()
})
