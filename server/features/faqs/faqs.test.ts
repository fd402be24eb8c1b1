import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { faqs } from './faqs.tables'
import { auditEvents } from '../audit/audit.tables'
import { seeded } from '../../database/seeded'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { readSeedFaqs, seedFaqs } from './seed-faqs'

type Faq = Reply<'GET /api/faqs'>[number]

let portal: Portal
let admin: Person
let practitioner: Person
let client: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
  client = await portal.person('client')
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.deps.db.delete(faqs)
  await portal.deps.db.delete(seeded)
})

const add = async (question: string, targetRole: Faq['targetRole'] = 'client') => {
  const fields = { question, answer: `About ${question}`, category: 'Test', targetRole }
  const answer = await admin.visit.post('/api/faqs', fields)
  expect(answer.status).toBe(201)
  return answer.body as Faq
}
const list = async (person = admin) => (await person.visit.get('/api/faqs')).body as Faq[]
const questions = async (person = admin) => (await list(person)).map(({ question }) => question)
const reorder = (updates: unknown) => admin.visit.patch('/api/faqs/priorities', { updates })
const lastEvent = async () => {
  const [event] = await portal.deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1)
  return event && { action: event.action, subjectId: event.subjectId, fields: event.fields }
}

describe('the list', () => {
  it('shows clients theirs, practitioners also the clients’, and admins all', async () => {
    await add('for clients')
    await add('for practitioners', 'practitioner')
    await add('for admins', 'admin')
    expect(await questions(client)).toEqual(['for clients'])
    expect(await questions(practitioner)).toEqual(['for clients', 'for practitioners'])
    expect(await questions()).toEqual(['for clients', 'for practitioners', 'for admins'])
    expect((await portal.stranger().get('/api/faqs')).status).toBe(401)
  })

  it('is ordered by priority, and then by age', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')]
    await reorder([
      { id: a.id, priority: 7 },
      { id: b.id, priority: 7 },
      { id: c.id, priority: 3 },
    ])
    expect(await questions(client)).toEqual(['c', 'a', 'b'])
  })
})

it("an admin's text recommends no food to a reader who avoids it", async () => {
  const reader = await portal.person('client')
  const { id } = await add('soft breakfasts')
  const answer = 'Porridge is soft. Replace milk with almond drink. Keep it warm.'
  await admin.visit.patch(`/api/faqs/${id}`, { answer })
  expect((await list(reader)).map((faq) => faq.answer)).toEqual([answer])
  await admin.visit.patch(`/api/clients/${reader.clientId}`, { allergies: 'almond' })
  expect((await list(reader)).map((faq) => faq.answer)).toEqual(['Porridge is soft. Keep it warm.'])
  expect((await list()).map((faq) => faq.answer)).toEqual([answer])
})

describe('an FAQ', () => {
  it('is added at the end of its list, independent of other lists', async () => {
    expect((await add('first')).priority).toBe(1000)
    expect((await add('guideline', 'practitioner')).priority).toBe(2000)
    expect((await add('note', 'admin')).priority).toBe(3000)
    const second = await add('second')
    expect(second.priority).toBe(1001)
    await reorder([{ id: second.id, priority: 3005 }])
    expect((await add('third')).priority).toBe(3006)
    expect(await questions(client)).toEqual(['first', 'second', 'third'])
    expect(await lastEvent()).toEqual({ action: 'faq.create', subjectId: (await list())[4]?.id, fields: [] })
  })

  it('needs all four fields, with a sentence for each', async () => {
    const empty = await admin.visit.post('/api/faqs', { question: ' ', answer: '', category: '\t' })
    expect([empty.status, (empty.body as { fields: unknown }).fields]).toEqual([
      400,
      {
        question: 'Question is required',
        answer: 'Answer is required',
        category: 'Category is required',
        targetRole: 'Target role is required',
      },
    ])
    const fields = { question: 'q', answer: 'a', category: 'c' }
    const stranger = await admin.visit.post('/api/faqs', { ...fields, targetRole: 'nurse' })
    expect(stranger.body).toMatchObject({ fields: { targetRole: 'Target role is required' } })
    const long = await admin.visit.post('/api/faqs', {
      question: 'q'.repeat(501),
      answer: 'a'.repeat(10_001),
      category: 'c'.repeat(101),
      targetRole: 'client',
    })
    expect(long.body).toMatchObject({
      fields: {
        question: 'must be at most 500 characters',
        answer: 'must be at most 10000 characters',
        category: 'must be at most 100 characters',
      },
    })
    expect(await list()).toEqual([])
  })

  it('ignores a given id, priority or version', async () => {
    const body = { question: 'q', answer: 'a', category: 'c', targetRole: 'client' }
    const answer = await admin.visit.post('/api/faqs', { ...body, id: 7, priority: 1, version: 9 })
    expect(answer.body).toMatchObject({ priority: 1000, version: 1 })
  })

  it('changes only the given fields, in its version', async () => {
    const faq = await add('old')
    const changed = await admin.visit.patch(`/api/faqs/${faq.id}`, { question: ' new ', answer: faq.answer })
    expect(changed.body).toEqual({ ...faq, question: 'new', version: 2 })
    expect(changed.headers.get('ETag')).toBe('"2"')
    expect(await lastEvent()).toEqual({ action: 'faq.update', subjectId: faq.id, fields: ['question'] })
    const send = (version: string, body: object) =>
      admin.visit.send('PATCH', `/api/faqs/${faq.id}`, { body, headers: { 'If-Match': version } })
    const stale = await send('"1"', { question: 'newest' })
    expect(stale.status).toBe(412)
    expect(stale.body).toMatchObject({ current: { question: 'new', version: 2 } })
    expect((await send('"2"', { targetRole: 'practitioner' })).body).toMatchObject({
      targetRole: 'practitioner',
      priority: 1000,
      version: 3,
    })
    expect(await list(client)).toEqual([])
    expect((await send('"3"', { answer: '' })).body).toMatchObject({
      fields: { answer: 'Answer is required' },
    })
    // An unchanged field makes no new version and no event.
    expect((await send('"3"', { question: 'new' })).body).toMatchObject({ version: 3 })
    expect(await portal.deps.db.$count(auditEvents, eq(auditEvents.subjectId, faq.id))).toBe(3)
    expect((await admin.visit.patch('/api/faqs/999999', { question: 'x' })).status).toBe(404)
  })

  it('is deleted once', async () => {
    const faq = await add('gone soon')
    expect((await admin.visit.send('DELETE', `/api/faqs/${faq.id}`)).status).toBe(204)
    expect(await lastEvent()).toEqual({ action: 'faq.delete', subjectId: faq.id, fields: [] })
    expect((await admin.visit.send('DELETE', `/api/faqs/${faq.id}`)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('is changed by admins only', async () => {
    const faq = await add('kept')
    for (const { visit } of [client, practitioner]) {
      const answers = await Promise.all([
        visit.post('/api/faqs', { question: 'q', answer: 'a', category: 'c', targetRole: 'client' }),
        visit.patch(`/api/faqs/${faq.id}`, { question: 'mine' }),
        visit.patch('/api/faqs/priorities', { updates: [{ id: faq.id, priority: 1 }] }),
        visit.send('DELETE', `/api/faqs/${faq.id}`),
        visit.post('/api/add-practitioner-faqs', {}),
      ])
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    }
    expect(await list()).toEqual([faq])
  })
})

describe('a new order', () => {
  it('is stored as a whole, answers every FAQ and is audited once', async () => {
    const [a, b, other] = [await add('a'), await add('b'), await add('other', 'practitioner')]
    const answer = await reorder([
      { id: b.id, priority: 1000 },
      { id: a.id, priority: 1001 },
    ])
    expect(answer.body).toEqual([
      { ...b, priority: 1000, version: 2 },
      { ...a, priority: 1001, version: 2 },
      other,
    ])
    expect(await lastEvent()).toEqual({ action: 'faq.order', subjectId: null, fields: [] })
    expect(await questions(client)).toEqual(['b', 'a'])
  })

  it('with a missing FAQ changes nothing', async () => {
    const [a, b] = [await add('a'), await add('b')]
    const before = await list()
    const answer = await reorder([
      { id: b.id, priority: 1000 },
      { id: a.id, priority: 1001 },
      { id: 999_999, priority: 1002 },
    ])
    expect([answer.status, answer.body]).toMatchObject([404, { error: 'One of the FAQs was not found.' }])
    expect(await list()).toEqual(before)
  })

  it.each([
    ['nothing', []],
    ['one FAQ twice', [1, 1].map((id) => ({ id, priority: id }))],
    ['a broken priority', [{ id: 1, priority: 1.5 }]],
    ['a negative priority', [{ id: 1, priority: -1 }]],
    ['a priority past the end', [{ id: 1, priority: 1_000_001 }]],
    ['an id that is none', [{ id: 'first', priority: 1 }]],
    ['no list', 'a'],
    ['too many', Array.from({ length: 2001 }, (_, place) => ({ id: place + 1, priority: place }))],
  ])('an order of %s is refused', async (_what, updates) => {
    expect((await reorder(updates)).status).toBe(400)
  })

  it('an unchanged order leaves versions and audit unchanged', async () => {
    const faq = await add('a')
    const events = await portal.deps.db.$count(auditEvents)
    expect((await reorder([{ id: faq.id, priority: faq.priority }])).body).toEqual([faq])
    expect(await portal.deps.db.$count(auditEvents)).toBe(events)
  })

  it('sent twice at once ends as one of the two, never as a mixture', async () => {
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => add(name)))
    const orders = [all, all.toReversed()].map((order) =>
      order.map(({ id }, place) => ({ id, priority: 1000 + place })),
    )
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(orders.map(reorder))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const ids = (await list()).map(({ id }) => id)
      expect(orders.map((order) => order.map(({ id }) => id))).toContainEqual(ids)
    }
  })
})

describe('seeding', () => {
  it('adds the FAQs for clients once, and keeps edits and deletions', async () => {
    const { db } = portal.deps
    await Promise.all([seedFaqs(db), seedFaqs(db)])
    const written = (await readSeedFaqs('client')).map(({ question }) => question)
    expect(await questions(client)).toEqual(written)
    expect(await questions(practitioner)).toEqual(written)
    const [first, second] = await list()
    await admin.visit.patch(`/api/faqs/${first?.id}`, { question: 'In our words' })
    await admin.visit.send('DELETE', `/api/faqs/${second?.id}`)
    await seedFaqs(db)
    expect(await questions(client)).toEqual(['In our words', ...written.slice(2)])
  })

  it('updates an answer whose seed text has changed, unless somebody has edited it', async () => {
    const { db } = portal.deps
    await seedFaqs(db)
    const previousTexts =
      'Look at the menu beforehand and tell the staff plainly which foods you leave out. Simple dishes such as grilled meat, fish, rice, potatoes and vegetables hide the least. Sauces, soups, dressings and breading are where milk, egg, wheat and soya turn up unexpectedly.\n\nOne meal off the plan does not undo an elimination phase. Write it in your diary and carry on. With an allergy this is different: then even a trace counts, and you must ask about it.'
    const [one, other] = await list()
    await admin.visit.patch(`/api/faqs/${one?.id}`, { answer: previousTexts })
    await admin.visit.patch(`/api/faqs/${other?.id}`, { answer: `${previousTexts} Ask us.` })
    await seedFaqs(db)
    const now = await list()
    const seedAnswer = (await readSeedFaqs('client')).find(({ key }) => key === 'eating-out')?.answer
    expect(now[0]).toMatchObject({ answer: seedAnswer, version: 3 })
    expect(now[1]).toMatchObject({ answer: `${previousTexts} Ask us.`, version: 2 })
  })

  it('updates a question whose seed text has changed, unless somebody has edited it', async () => {
    const { id } = await add('Which complaints should I take to a doctor?')
    const { id: edited } = await add('Which complaints should I take to our doctor?')
    await seedFaqs(portal.deps.db)
    const now = await list()
    const seedQuestion = (await readSeedFaqs('client')).find(({ key }) => key === 'when-to-see-a-doctor')
    expect(now.find((faq) => faq.id === id)?.question).toBe(seedQuestion?.question)
    expect(now.find((faq) => faq.id === edited)?.question).toContain('our doctor')
  })

  it('also updates answers for professionals', async () => {
    const now = (await readSeedFaqs('practitioner')).find(({ key }) => key === 'ige-versus-igg')?.answer
    const previousTexts =
      "By history: onset within minutes to two hours, reproducibility with small amounts, skin, airway or circulatory signs, co-factors such as exercise or alcohol, and pollen-related itching of the mouth point to IgE. Delayed, dose-dependent, mainly abdominal complaints make it unlikely. Delayed non-IgE allergies exist as well, for example food protein-induced enterocolitis and eosinophilic oesophagitis.\n\nRefer suspected allergy for skin prick tests, specific IgE, components or a supervised challenge. Ask for a diagnosed allergy to be entered on the client's record: it then outranks every test level in recipes and label scanner."
    const { id } = await add('professionals ask', 'practitioner')
    await admin.visit.patch(`/api/faqs/${id}`, { answer: previousTexts })
    await seedFaqs(portal.deps.db)
    expect((await list()).find((faq) => faq.id === id)?.answer).toBe(now)
  })

  it('adds a new FAQ of an upgrade at the end', async () => {
    const { db } = portal.deps
    const all = await readSeedFaqs('client')
    await db.insert(seeded).values(all.slice(1).map(({ key }) => ({ kind: 'faq', key })))
    await add('already here')
    await seedFaqs(db)
    expect(await questions()).toEqual(['already here', all[0]?.question])
  })

  it('adds the FAQs for professionals on request, once, and answers how many', async () => {
    const written = (await readSeedFaqs('practitioner')).map(({ question }) => question)
    const press = async () => (await admin.visit.post('/api/add-practitioner-faqs', {})).body
    expect(await press()).toEqual({ count: written.length })
    expect(await lastEvent()).toEqual({ action: 'faq.add-practitioner', subjectId: null, fields: [] })
    expect(await questions(practitioner)).toEqual(written)
    expect((await list())[0]).toMatchObject({ targetRole: 'practitioner', priority: 2000 })
    expect(await list(client)).toEqual([])
    await admin.visit.send('DELETE', `/api/faqs/${(await list())[0]?.id}`)
    expect(await press()).toEqual({ count: 0 })
    expect(await questions(practitioner)).toEqual(written.slice(1))
  })

  it('adds the FAQs for professionals once for simultaneous requests', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.visit.post('/api/add-practitioner-faqs', {})))
    const { length } = await readSeedFaqs('practitioner')
    const counts = answers.map(({ body }) => (body as { count: number }).count)
    expect(counts.sort((a, b) => b - a)).toEqual([length, 0, 0])
    expect(await list()).toHaveLength(length)
  })
})
