import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { atSize } from '@shared/testing/runs'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { auditEvents } from '../audit/audit.tables'
import { seedFoods } from '../foods/foods.public'
import { addAllergies } from './clients.public'
import { clients } from './clients.tables'

type Health = Reply<'GET /api/user/health'>
type Note = Reply<'GET /api/notifications'>[number]

const RACES = atSize(5, 200)

let portal: Portal
let admin: Person
let practitioner: Person
let ses: FakeServer
beforeAll(async () => {
  ses = await startFakeServer(() => sesSays.sent('m'))
  portal = await startPortal({
    PUBLIC_URL: 'http://portal.example.com',
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
  })
  await seedFoods(portal.deps.db)
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
})
afterAll(async () => {
  await portal.close()
  await ses.close()
})

const own = '/api/user/health'
const of = ({ clientId }: Person) => `/api/clients/${clientId}/health`
const healthBody = (lists: Partial<Health> & { none?: boolean } = {}) => ({
  ...{ allergies: [], none: false, ownFoods: [] },
  ...lists,
})
const say = async (client: Person, lists: Parameters<typeof healthBody>[0]) =>
  (await client.visit.put(own, healthBody(lists))).body as Health
const recordOf = async ({ clientId }: Person) => {
  const [record] = await portal.deps.db.select().from(clients).where(eq(clients.id, clientId))
  return record
}
/** A client with a report that this practitioner sees. */
let samples = 0
async function seenBy(seeing: Person): Promise<Person & { sampleId: string; reportId: number }> {
  const client = await portal.person('client')
  const sampleId = `HE${samples++}`
  const fields = { clientId: String(client.clientId), practitionerId: String(seeing.practitionerId) }
  const { body } = await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId }, { fields }))
  return { ...client, sampleId, reportId: (body as { id: number }).id }
}

describe('the health record', () => {
  it('goes from never asked to none, to a list, and back to never asked', async () => {
    const client = await portal.person('client')
    const never = await client.visit.get(own)
    expect(never.body).toEqual({
      ...{ allergies: [], answered: 'never', unknown: [], ownFoods: [], words: {}, version: 1 },
    })
    expect(never.headers.get('ETag')).toBe('"1"')
    expect(await say(client, { none: true })).toMatchObject({ allergies: [], answered: 'none', version: 2 })
    const asked = (await admin.visit.get(of(client))).body as Health & { answeredAt: string }
    expect(asked).toMatchObject({ answered: 'none', version: 2 })
    expect(new Date(asked.answeredAt).getTime()).toBeGreaterThan(Date.now() - 600_000)
    expect(await recordOf(client)).toMatchObject({ allergies: 'None known' })
    expect(await say(client, { allergies: ['Sesame'] })).toMatchObject({ answered: 'listed' })
    expect(await say(client, {})).toMatchObject({ answered: 'never', version: 4 })
    expect(await recordOf(client)).toMatchObject({ allergies: '', allergiesAnsweredAt: null })
  })

  it('keeps every entry as it is named, once, and shows the words that are looked for', async () => {
    const client = await portal.person('client')
    const odd = ['Pepper, black', 'Nuts; "all"', 'a\nb', '🥜', 'שומשום', '__proto__']
    const health = await say(client, {
      allergies: [...odd, 'sesame', 'Sesame', 'Tree nuts'],
      ownFoods: ['no Mushrooms', 'mushrooms', 'SESAME', 'no sesame', 'blorp'],
    })
    expect(health.allergies).toEqual([...odd, 'Sesame', 'Tree nuts'])
    expect(health.ownFoods).toEqual(['mushrooms', 'blorp'])
    expect(health.unknown).toEqual(['a\nb', '🥜', 'שומשום', '__proto__', 'blorp'])
    expect(health.words).toMatchObject({
      Sesame: expect.arrayContaining(['tahini', 'sesame oil', 'gomasio']) as string[],
      'Tree nuts': expect.arrayContaining(['almond', 'hazelnut']) as string[],
      blorp: [],
    })
    expect((await client.visit.get(own)).body).toEqual(health)
    expect((await recordOf(client))?.allergies).toMatch(/^"Pepper, black"; "Nuts; ""all"""; /)
  })

  it("keeps an admin's text unchanged while its entries stay the same", async () => {
    const client = await portal.person('client')
    const typed = `peanut, celery\n${'long '.repeat(30)}`
    await admin.visit.patch(`/api/clients/${client.clientId}`, { allergies: typed })
    const { allergies } = (await client.visit.get(own)).body as Health
    expect(allergies).toEqual(['peanut', 'celery', 'long '.repeat(30).trim()])
    expect(await say(client, { allergies, ownFoods: ['kiwi'] })).toMatchObject({ allergies, version: 3 })
    expect((await recordOf(client))?.allergies).toBe(typed.trim())
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, client.clientId))
    expect(events.filter(({ action }) => action === 'client.update').map(({ fields }) => fields)).toEqual([
      ['allergies'],
      ['ownFoods'],
    ])
  })

  it('is extended by a reaction, which keeps the other entries and counts as an answer', async () => {
    const client = await portal.person('client')
    const add = (...names: string[]) =>
      portal.deps.db.transaction((tx) => addAllergies(tx, { id: client.userId }, client.clientId, names))
    await say(client, { none: true, ownFoods: ['kiwi'] })
    await portal.deps.db
      .update(clients)
      .set({ allergiesAnsweredAt: new Date(0) })
      .where(eq(clients.id, client.clientId))
    await add('Kiwi', 'Pepper, black')
    expect((await client.visit.get(own)).body).toMatchObject({
      ...{ allergies: ['Kiwi', 'Pepper, black'], ownFoods: [], answered: 'listed', version: 3 },
    })
    expect((await recordOf(client))?.allergiesAnsweredAt?.getTime()).toBeGreaterThan(Date.now() - 600_000)
    await add('kiwi')
    expect(await recordOf(client)).toMatchObject({ allergies: 'Kiwi; "Pepper, black"', version: 3 })

    const many = Array.from({ length: 45 }, (_, at) => `food ${at}`)
    await Promise.all(many.map((name) => add(name)))
    const { allergies } = (await client.visit.get(own)).body as Health
    expect(allergies.toSorted()).toEqual(['Kiwi', 'Pepper, black', ...many].toSorted())
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, client.clientId))
    const updates = events.filter(({ action }) => action === 'client.update')
    expect(updates.slice(1).every(({ actorId }) => actorId === client.userId)).toBe(true)
    expect(updates.slice(1).map(({ fields }) => fields)).toEqual(
      Array.from({ length: 46 }, () => ['allergies']),
    )
  })

  it.each([
    ['none', healthBody({ none: true, allergies: ['Egg'] })],
    ['allergies', healthBody({ allergies: Array.from({ length: 41 }, (_, at) => `food ${at}`) })],
    ['ownFoods', healthBody({ ownFoods: Array.from({ length: 41 }, (_, at) => `food ${at}`) })],
    ['allergies.1', healthBody({ allergies: ['Egg', 'e'.repeat(81)] })],
    ['ownFoods.0', healthBody({ ownFoods: [' '] })],
  ])('is refused at its field when it is invalid: %s', async (field, body) => {
    const client = await portal.person('client')
    const answer = await client.visit.put(own, body)
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field)
    expect(await recordOf(client)).toMatchObject({ allergies: '', version: 1 })
  })

  it('counts an admin’s edit as an answer, and an emptied text as none', async () => {
    const client = await portal.person('client')
    const patch = (body: object) => admin.visit.patch(`/api/clients/${client.clientId}`, body)
    await patch({ address: 'Elsewhere' })
    expect((await recordOf(client))?.allergiesAnsweredAt).toBeNull()
    await patch({ allergies: 'n/a' })
    expect((await client.visit.get(own)).body).toMatchObject({ answered: 'none' })
    expect((await recordOf(client))?.allergiesAnsweredAt).not.toBeNull()
    await patch({ allergies: '' })
    expect(await recordOf(client)).toMatchObject({ allergies: '', allergiesAnsweredAt: null })
  })
})

describe('access to it', () => {
  it('is for admins, and for practitioners who see the client, who may add entries', async () => {
    const client = await seenBy(practitioner)
    const other = await portal.person('practitioner')
    await say(client, { allergies: ['Sesame'] })
    expect((await practitioner.visit.get(of(client))).body).toMatchObject({ allergies: ['Sesame'] })
    const added = healthBody({ allergies: ['Sesame', 'Celery'] })
    expect((await practitioner.visit.put(of(client), added)).status).toBe(200)
    expect((await client.visit.get(own)).body).toMatchObject({ allergies: ['Sesame', 'Celery'] })
    expect((await other.visit.get(of(client))).status).toBe(404)
    expect((await other.visit.put(of(client), healthBody())).status).toBe(404)
    expect((await admin.visit.get('/api/clients/999999/health')).status).toBe(404)
    expect((await admin.visit.put('/api/clients/999999/health', healthBody())).status).toBe(404)
    expect((await client.visit.get(own)).body).toMatchObject({ allergies: ['Sesame', 'Celery'] })
  })
})

describe('the health record with two editors', () => {
  const putAt = ({ visit }: Person, path: string, version: number, allergies: readonly string[]) =>
    visit.send('PUT', path, {
      body: healthBody({ allergies: [...allergies] }),
      headers: { 'If-Match': `"${version}"` },
    })

  it('the second gets 412 with the current state, in the form of the endpoint', async () => {
    const client = await portal.person('client')
    const { version } = await say(client, { allergies: ['Sesame'] })
    // An edit of name and allergies together also raises the version of the account.
    await admin.visit.patch(`/api/clients/${client.clientId}`, { firstName: 'N.', allergies: 'Celery' })
    const stale = await putAt(client, own, version, ['Egg'])
    expect(stale.status).toBe(412)
    const { current } = stale.body as { current: Health }
    expect(current).toEqual((await client.visit.get(own)).body)
    expect(current).toMatchObject({ allergies: ['Celery'] })
    const late = await putAt(admin, of(client), version, ['Egg'])
    expect((late.body as { current: object }).current).toEqual((await admin.visit.get(of(client))).body)
    expect((await putAt(client, own, current.version, ['Egg'])).status).toBe(200)
  })

  // A longer limit, because so many races take time on a busy machine.
  it(`no entry is lost when the second sends both lists (${RACES} races)`, async () => {
    const client = await portal.person('client')
    let { version } = await say(client, {})
    for (let race = 0; race < RACES; race++) {
      const before = ((await client.visit.get(own)).body as Health).allergies.slice(-30)
      const lists = [
        [...before, `mine ${race}`],
        [...before, `theirs ${race}`],
      ] as const
      const answers = await Promise.all([
        putAt(client, own, version, lists[0]),
        putAt(admin, of(client), version, lists[1]),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
      const loser = answers.findIndex(({ status }) => status === 412)
      const { current } = (answers[loser]?.body ?? {}) as { current: Health }
      const union = [...new Set([...current.allergies, ...(lists[loser] ?? [])])]
      const again = await putAt(client, own, current.version, union)
      expect(again.status).toBe(200)
      const health = again.body as Health
      expect(health.allergies).toEqual(expect.arrayContaining([...lists[0], ...lists[1]]))
      version = health.version
    }
  })
})

describe('an allergy that the client removes', () => {
  const notesOf = async ({ visit }: Person) => (await visit.get('/api/notifications')).body as Note[]
  const sent = (person: Person) =>
    ses.requests.filter(
      ({ form }) =>
        form.get('Destination.ToAddresses.member.1') === person.email &&
        form.get('Message.Subject.Data') === 'A client has changed their record',
    )

  it('notifies the practitioners who see them each time, while adding does not', async () => {
    const seeing = await portal.person('practitioner')
    const client = await seenBy(seeing)
    const news = async () => (await notesOf(seeing)).length
    const before = await news()
    await say(client, { allergies: ['Sesame'] })
    await say(client, { allergies: ['sesame', 'Zucchini flower'], ownFoods: ['Egg'] })
    await say(client, { allergies: ['Zucchini flower', 'sesame'] })
    expect(await news()).toBe(before)
    // One removed, one replaced, and then "none".
    await say(client, { allergies: ['Zucchini flower'] })
    expect(await news()).toBe(before + 1)
    await say(client, { allergies: ['Celery'] })
    await say(client, { none: true })
    await admin.visit.put(of(client), healthBody({ allergies: ['Egg'] }))
    await practitioner.visit.put(of(client), healthBody())
    await admin.visit.put(of(client), healthBody())
    expect(await news()).toBe(before + 3)
    const [note] = await notesOf(seeing)
    expect(note?.link).toBe(`/practitioner/reports/${client.reportId}`)
    expect(JSON.stringify(note)).not.toMatch(/zucchini|celery|sesame|First|Last/i)
    await expect.poll(() => sent(seeing).length).toBe(3)
    for (const { form } of sent(seeing))
      expect(form.toString()).not.toMatch(/allerg|zucchini|celery|sesame|First|Last|client\d|HE\d/i)
  })

  it('appears by name in no log and no audit', async () => {
    const events = await portal.deps.db.select().from(auditEvents)
    const words = /zucchini|celery|sesame|none known/i
    expect(JSON.stringify(events)).not.toMatch(words)
    expect(portal.logged()).not.toMatch(words)
    expect(portal.logged()).toContain('/api/user/health')
  })
})
