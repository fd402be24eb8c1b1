import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { DAY_MS } from '@shared/domain/text/dates'
import { placeholderEmailFor } from '@shared/domain/people/no-email'
import { reportStatuses, type ReportStatus } from '@shared/domain/reports/report-status'
import { readCode } from '@shared/domain/sign-in/sign-in-links'
import { COUNTS_HEADER, invitationStates } from '@shared/features/invitations'
import { runs } from '@shared/testing/runs'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { signInLinks, users } from '../accounts/accounts.tables'
import { auditEvents } from '../audit/audit.tables'
import { clients } from '../clients/clients.tables'
import { outbox } from '../messaging/messaging.tables'
import { reports } from '../reports/reports.tables'

let portal: Portal
let admin: Person
let wire: FakeServer
beforeAll(async () => {
  wire = await startFakeServer(() => sesSays.sent('m'))
  portal = await startPortal({
    PUBLIC_URL: 'https://portal.example.com',
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: wire.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_PHONE_NUMBER: '+15005550006',
    TWILIO_BASE_URL: wire.url,
  })
  admin = await portal.person('admin')
})
beforeEach(async () => {
  const { db } = portal.deps
  await db.delete(reports)
  await db.delete(users).where(eq(users.role, 'client'))
})
afterAll(async () => {
  await portal.close()
  await wire.close()
})

let count = 0
type Given = Partial<typeof users.$inferInsert> &
  Partial<Pick<typeof clients.$inferInsert, 'dateOfBirth' | 'address'>> & { statuses?: ReportStatus[] }

/** A client who has never signed in, with a readable report unless other statuses are given. */
async function someone({ dateOfBirth, address, statuses = ['completed'], ...given }: Given = {}) {
  const { db } = portal.deps
  const n = ++count
  const account = { email: `invited${n}@example.com`, firstName: 'Ina', lastName: `Invited${n}`, ...given }
  const [user] = await db
    .insert(users)
    .values({ ...account, username: account.email, role: 'client', passwordHash: '-' })
    .returning()
  const userId = user?.id ?? 0
  const [client] = await db.insert(clients).values({ userId, dateOfBirth, address }).returning()
  for (const [index, status] of statuses.entries())
    await db.insert(reports).values({
      sampleId: `S${n}-${index}`,
      clientName: account.lastName,
      clientId: client?.id,
      status,
      scale: 'µg/ml',
      fileName: 'x.html',
      folder: randomUUID(),
      digest: randomUUID(),
      createdAt: new Date(Date.now() - (statuses.length - index) * DAY_MS),
    })
  return { userId, n }
}

const link = (userId: number, given: Partial<typeof signInLinks.$inferInsert> = {}) =>
  portal.deps.db.insert(signInLinks).values({
    userId,
    purpose: 'activate',
    channel: 'email',
    expiresAt: new Date(Date.now() + DAY_MS),
    ...given,
  })
const links = () => portal.deps.db.select().from(signInLinks).orderBy(signInLinks.id)
const open = async () => (await links()).filter(({ usedAt, revokedAt }) => !usedAt && !revokedAt)
const events = async () =>
  (await portal.deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(20))
    .filter(({ action }) => action.startsWith('invitation.'))
    .map(({ action, subjectId, actorId, fields }) => ({ action, subjectId, actorId, fields }))

const list = async (query = '') => {
  const { status, headers, body } = await admin.visit.get(`/api/invitations?${query}`)
  expect(status).toBe(200)
  const counts = Object.fromEntries(
    (headers.get(COUNTS_HEADER) ?? '').split(', ').map((part) => {
      const [name = '', n] = part.split('=')
      return [name, Number(n)]
    }),
  )
  return { rows: body as Reply<'GET /api/invitations'>, counts, total: headers.get('X-Total-Count') }
}
const send = async (body: object) => {
  const answer = await admin.visit.post('/api/invitations', { channel: 'email', ...body })
  return { status: answer.status, ...(answer.body as Reply<'POST /api/invitations'>) }
}

describe('the list', () => {
  const history = fc.record({
    isActive: fc.boolean(),
    signedIn: fc.boolean(),
    statuses: fc.array(fc.constantFrom(...reportStatuses), { maxLength: 3 }),
    links: fc.array(
      fc.record({
        // Half days, so that no limit is reached while the test runs.
        age: fc.integer({ min: 0, max: 17 }).map((days) => days + 0.5),
        life: fc.constantFrom(1, 14, 60),
        opened: fc.boolean(),
        revoked: fc.boolean(),
        wrong: fc.constantFrom(0, 4, 5),
      }),
      { maxLength: 3 },
    ),
  })
  type History = typeof history extends fc.Arbitrary<infer T> ? T : never

  const told = ({ isActive, signedIn, statuses, links: made }: History) => {
    const last = made.at(-1)
    if (!isActive || !statuses.includes('completed')) return undefined
    if (signedIn) return 'in'
    if (!last || last.revoked) return 'never'
    if (last.wrong >= 5) return 'locked'
    if (last.opened) return 'opened'
    return last.age >= 7 || last.age >= last.life ? 'unopened' : 'invited'
  }

  async function live({ isActive, signedIn, statuses, links: made }: History) {
    const at = (ago: number) => new Date(Date.now() - ago * DAY_MS)
    const { userId, n } = await someone({ isActive, lastSignInAt: signedIn ? at(1) : null, statuses })
    for (const [index, { age, life, opened, revoked, wrong }] of made.entries())
      await link(userId, {
        createdAt: at(age),
        expiresAt: at(age - life),
        openedAt: opened ? at(age) : null,
        revokedAt: revoked || index < made.length - 1 ? at(0) : null,
        wrongAnswers: wrong,
      })
    // A link for a new password is not an invitation.
    await link(userId, { purpose: 'reset' })
    return { userId, n }
  }

  it('contains everybody with a readable report, in the state of their newest invitation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: 4, maxLength: 12 }), async (histories) => {
        await portal.deps.db.delete(reports)
        await portal.deps.db.delete(users).where(eq(users.role, 'client'))
        const people: { userId: number; n: number; state: string | undefined }[] = []
        for (const one of histories) people.push({ ...(await live(one)), state: told(one) })
        const listed = people.filter(({ state }) => state !== undefined)
        const { rows, counts, total } = await list()
        const expected = Object.fromEntries(listed.map(({ userId, state }) => [userId, state]))
        expect(Object.fromEntries(rows.map(({ userId, state }) => [userId, state]))).toEqual(expected)
        expect([rows.length, counts['all'], total]).toEqual([
          listed.length,
          listed.length,
          `${listed.length}`,
        ])
        for (const state of invitationStates) {
          const ids = listed.filter((one) => one.state === state).map(({ userId }) => userId)
          expect(counts[state]).toBe(ids.length)
          const narrowed = await list(`state=${state}`)
          expect(new Set(narrowed.rows.map(({ userId }) => userId))).toEqual(new Set(ids))
          expect(narrowed.counts).toEqual(counts)
        }
        const one = listed[0]
        if (one) {
          const found = await list(`q=invited${one.n}@`)
          expect(found.rows.map(({ userId }) => userId)).toEqual([one.userId])
          expect(found.counts).toMatchObject({ all: 1, [one.state ?? '']: 1 })
        }
      }),
      { numRuns: runs(30) },
    )
  })

  it('is paged by newest report, with the time of its release', async () => {
    const old = await someone({ statuses: ['completed', 'pending'] })
    const both = await someone({ statuses: ['pending'] })
    const { db } = portal.deps
    await db
      .update(reports)
      .set({ status: 'completed' })
      .where(eq(reports.sampleId, `S${both.n}-0`))
    const first = await list('pageSize=1')
    expect(first.rows.map(({ userId }) => userId)).toEqual([both.userId])
    expect(new Date(first.rows[0]?.releasedAt ?? 0).getTime()).toBeGreaterThan(Date.now() - 10 * 60_000)
    expect(first.total).toBe('2')
    const second = await list('pageSize=1&page=2')
    expect(second.rows).toMatchObject([{ userId: old.userId, link: null }])
    const [older] = await db
      .select()
      .from(reports)
      .where(eq(reports.sampleId, `S${old.n}-0`))
    expect(second.rows[0]?.releasedAt).toBe(older?.createdAt.toISOString())
    expect((await list('page=1000000')).rows).toEqual([])
  })

  it('counts all clients exactly, but at most a thousand per state in a search, and says so', async () => {
    await portal.deps.db.execute(sql`
      with made as (
        insert into users (email, username, role, password_hash, first_name, last_sign_in_at)
        select 'many' || n || '@example.com', 'many' || n, 'client', '-', 'Manifold', case when n <= 1001 then now() end
        from generate_series(1, 1011) n returning id),
      known as (insert into clients (user_id) select id from made returning id)
      select count(*) from known`)
    await portal.deps.db.execute(sql`
      insert into reports (sample_id, client_name, client_id, status, scale, file_name, folder, digest)
      select 'M', 'M', id, 'completed', 'index', 'x', gen_random_uuid(), id::text from clients`)
    const all = await admin.visit.get('/api/invitations?pageSize=5')
    expect(all.headers.get(COUNTS_HEADER)).toMatch(/^all=1011, never=10, .*in=1001$/)
    expect([all.headers.get('X-Counts-Capped'), all.headers.get('X-Total-Capped')]).toEqual([null, null])
    const found = await admin.visit.get('/api/invitations?pageSize=5&q=manifold')
    expect(found.headers.get(COUNTS_HEADER)).toMatch(/^all=1010, never=10, .*in=1000$/)
    expect(found.headers.get('X-Counts-Capped')).toBe('all, in')
    expect([found.headers.get('X-Total-Count'), found.headers.get('X-Total-Capped')]).toEqual([
      '1010',
      'count',
    ])
    const last = await admin.visit.get('/api/invitations?pageSize=200&page=6&q=manifold&state=in')
    expect([last.headers.get('X-Total-Count'), last.headers.get('X-Total-Capped')]).toEqual(['1000', 'count'])
    expect(last.body).toHaveLength(1)
    expect(last.headers.get('Link')).not.toContain('next')
    const never = await admin.visit.get('/api/invitations?pageSize=5&q=manifold&state=never')
    expect([never.headers.get('X-Total-Count'), never.headers.get('X-Total-Capped')]).toEqual(['10', null])
  })

  it('shows how each client can be reached, and the state of the message', async () => {
    type Case = [
      Given,
      Partial<typeof signInLinks.$inferInsert>,
      typeof outbox.$inferSelect.state | undefined,
    ]
    const cases: [string, string, Case][] = [
      ['email', 'sent', [{}, {}, 'sent']],
      ['email', 'waiting', [{}, {}, 'waiting']],
      ['sms', 'failed', [{ phone: '+44 7700 900123' }, {}, 'failed']],
      ['letter', 'failed', [{ address: 'Lindenstraße 14' }, {}, 'failed']],
      ['none', 'failed', [{ phone: '07700 900123' }, {}, 'failed']],
      [
        'sms',
        'sent',
        [{ email: placeholderEmailFor('a'), phone: '+44 (7700) 900-124' }, { channel: 'sms' }, 'sent'],
      ],
      [
        'letter',
        'printed',
        [{ email: placeholderEmailFor('b'), address: '12 Mill Lane' }, { channel: 'letter' }, undefined],
      ],
      // The link came from a forgotten password, so it has no outbox row.
      ['email', 'sent', [{}, {}, undefined]],
      // A changed address ends the link, so its failure no longer counts.
      ['email', 'failed', [{}, { revokedAt: new Date() }, 'failed']],
    ]
    for (const [reachedBy, delivery, [given, made, state]] of cases) {
      const { userId, n } = await someone(given)
      await link(userId, made)
      const id = (await links()).find((one) => one.userId === userId)?.id ?? 0
      if (state)
        await portal.deps.db.insert(outbox).values({
          kind: 'invitation',
          userId,
          subjectId: id,
          state,
          nextAttemptAt: new Date(Date.now() + DAY_MS),
        })
      const { rows } = await list(`q=Invited${n}`)
      expect(rows).toMatchObject([{ userId, reachedBy, link: { id, delivery } }])
    }
  })
})

describe('sending', () => {
  it('makes a link for each eligible client, gives reasons for the others, and is audited', async () => {
    const [first, second] = [await someone(), await someone({ phone: '+4915112345678' })]
    await link(second.userId, { channel: 'letter' })
    const practitioner = await portal.person('practitioner')
    const left = {
      'in-already': (await someone({ lastSignInAt: new Date() })).userId,
      inactive: (await someone({ isActive: false })).userId,
      'no-report': (await someone({ statuses: ['pending', 'processed', 'failed'] })).userId,
      'no-address': (await someone({ email: placeholderEmailFor('nobody'), phone: '+4915112345679' })).userId,
    }
    const nobody = [practitioner.userId, admin.userId, 2_000_000_000]
    const userIds = [first.userId, second.userId, first.userId, ...Object.values(left), ...nobody]
    const answer = await send({ userIds })
    expect([answer.status, answer.sent]).toEqual([202, 2])
    expect(answer.skipped).toEqual([
      ...Object.entries(left).map(([why, userId]) => ({ userId, why })),
      ...nobody.map((userId) => ({ userId, why: 'not-a-client' })),
    ])
    const made = (await open()).map(({ userId, channel, createdBy }) => ({ userId, channel, createdBy }))
    expect(made).toEqual(
      [first, second].map(({ userId }) => ({ userId, channel: 'email', createdBy: admin.userId })),
    )
    const event = { action: 'invitation.send', actorId: admin.userId, fields: [] }
    expect((await events()).slice(0, 2)).toEqual(
      [second, first].map(({ userId }) => ({ ...event, subjectId: userId })),
    )
  })

  it('SMS needs an international number; "email or SMS" uses SMS without an email', async () => {
    const local = await someone({ phone: '0151 12345678' })
    const mobile = await someone({ phone: '+49 151 1234-5678' })
    const numberAlone = await someone({ email: placeholderEmailFor('kit'), phone: '+4915112345670' })
    const userIds = [local.userId, mobile.userId, numberAlone.userId]
    expect(await send({ userIds, channel: 'sms' })).toEqual({
      status: 202,
      sent: 2,
      skipped: [{ userId: local.userId, why: 'no-address' }],
    })
    expect((await open()).map(({ channel }) => channel)).toEqual(['sms', 'sms'])
    expect(await send({ userIds, channel: 'email-or-sms' })).toMatchObject({ sent: 3, skipped: [] })
    expect((await open()).map(({ userId, channel }) => [userId, channel])).toEqual([
      [local.userId, 'email'],
      [mobile.userId, 'email'],
      [numberAlone.userId, 'sms'],
    ])
    const none = await someone({ email: placeholderEmailFor('none') })
    expect(await send({ userIds: [none.userId], channel: 'email-or-sms' })).toMatchObject({
      sent: 0,
      skipped: [{ why: 'no-address' }],
    })
  })

  it('"email or SMS" uses SMS when the email failed', async () => {
    const { userId } = await someone({ phone: '+4915112345678' })
    await link(userId)
    const [{ id: subjectId } = { id: 0 }] = await open()
    await portal.deps.db.insert(outbox).values({ kind: 'invitation', userId, subjectId, state: 'failed' })
    await send({ userIds: [userId], channel: 'email-or-sms' })
    expect(await open()).toMatchObject([{ channel: 'sms' }])
  })

  it('with the same key makes no second link, at the same time or later, and answers the same', async () => {
    const people = [await someone(), await someone(), await someone()]
    const gone = await someone({ isActive: false })
    const userIds = [...people, gone].map(({ userId }) => userId)
    const press = { userIds, sendKey: 'press-1' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(press)))
    await portal.deps.db
      .update(signInLinks)
      .set({ usedAt: sql`now()` })
      .where(eq(signInLinks.userId, people[0]?.userId ?? 0))
    answers.push(await send(press))
    for (const answer of answers)
      expect(answer).toEqual({ status: 202, sent: 3, skipped: [{ userId: gone.userId, why: 'inactive' }] })
    expect(await links()).toHaveLength(3)
    const other = await portal.person('admin')
    await other.visit.post('/api/invitations', { ...press, channel: 'email' })
    expect(await links()).toHaveLength(6)
  })

  it('again without that key makes a new link, and the old one no longer works', async () => {
    const { userId } = await someone()
    await Promise.all([1, 2, 3].map(() => send({ userIds: [userId] })))
    expect(await links()).toHaveLength(3)
    expect(await open()).toMatchObject([{ userId }])
  })

  it.each([
    ['email', { emailConfigured: false }, /^Email is not configured/],
    ['sms', { smsConfigured: false }, /^SMS is not configured/],
    [
      'email-or-sms',
      { emailConfigured: false, smsConfigured: false },
      /^Neither email nor SMS is configured/,
    ],
    ['email-or-sms', { publicUrl: '' }, /PUBLIC_URL/],
  ])(
    '%s is refused where it is not configured, naming the missing setting (%o)',
    async (channel, lacking, sentence) => {
      const { userId } = await someone()
      const { config } = portal.deps
      portal.deps.config = { ...config, ...lacking }
      const { status, body } = await admin.visit.post('/api/invitations', { userIds: [userId], channel })
      portal.deps.config = config
      expect(status).toBe(503)
      expect((body as { error: string }).error).toMatch(sentence)
      expect(await links()).toEqual([])
    },
  )
})

describe('letters', () => {
  const print = (userIds: number[]) => admin.visit.post('/api/invitations/letters', { userIds })

  it('contain a code, the address and the question, but never both answers', async () => {
    const born = await someone({ dateOfBirth: '1984-03-12', address: 'Lindenstraße 14\n50674 Köln' })
    const unknown = await someone()
    const away = await someone({ isActive: false })
    const answer = await print([born.userId, unknown.userId, away.userId])
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([201, 'no-store'])
    const { letters, skipped } = answer.body as Reply<'POST /api/invitations/letters'>
    expect(letters).toMatchObject([
      {
        userId: born.userId,
        name: `Ina Invited${born.n}`,
        address: 'Lindenstraße 14\n50674 Köln',
        asks: 'dateOfBirth',
        sampleId: `S${born.n}-0`,
      },
      { userId: unknown.userId, address: '', asks: 'sampleId', sampleId: null },
    ])
    expect(skipped).toEqual([{ userId: away.userId, why: 'inactive' }])
    expect(answer.text).not.toContain('1984')
    for (const { code, expiresAt } of letters) {
      expect(readCode(code)).toBe(code)
      expect(Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS)).toBe(60)
    }
    const event = { action: 'invitation.print', actorId: admin.userId, fields: [] }
    expect((await events()).slice(0, 2)).toEqual(
      [unknown, born].map(({ userId }) => ({ ...event, subjectId: userId })),
    )
    const logs = portal.logged() + JSON.stringify(await portal.deps.db.select().from(auditEvents))
    for (const { code } of letters) expect(logs).not.toContain(code)
    expect(logs).not.toMatch(/Lindenstraße|1984-03-12|Ina Invited/)
  })

  it('letters with the sample ID stop working when the code asks for the sample ID', async () => {
    const { userId } = await someone({ dateOfBirth: '1984-03-12' })
    await print([userId])
    const [{ clientId } = { clientId: 0 }] = (await list()).rows
    const { status } = await admin.visit.patch(`/api/clients/${clientId}`, { dateOfBirth: '' })
    expect([status, await open()]).toEqual([200, []])
  })

  it('printed again contain another code, and the first stops working', async () => {
    const { userId } = await someone()
    await print([userId])
    const [before] = await links()
    await print([userId])
    expect(await links()).toMatchObject([
      { id: before?.id, tokenHash: before?.tokenHash },
      { channel: 'letter' },
    ])
    expect(await open()).toHaveLength(1)
    expect((await open())[0]?.tokenHash).not.toBe(before?.tokenHash)
  })
})

describe('revoking', () => {
  const revoke = async (id: number) => (await admin.visit.send('DELETE', `/api/invitations/${id}`)).status

  it('ends an open invitation once', async () => {
    const { userId } = await someone()
    await link(userId)
    await link(userId, { purpose: 'reset' })
    const [{ id } = { id: 0 }] = await open()
    expect((await Promise.all([revoke(id), revoke(id)])).sort()).toEqual([204, 404])
    expect(await open()).toMatchObject([{ purpose: 'reset' }])
    expect((await events())[0]).toMatchObject({ action: 'invitation.revoke', subjectId: userId })
    expect((await list()).rows).toMatchObject([{ state: 'never', link: { id } }])
  })

  it('answers 404 for a link of another purpose, an ended one and an unknown one', async () => {
    const { userId } = await someone()
    await link(userId, { usedAt: new Date() })
    await link(userId, { purpose: 'reset' })
    for (const { id } of await links()) expect(await revoke(id)).toBe(404)
    expect(await revoke(2_000_000_000)).toBe(404)
    expect(await open()).toHaveLength(1)
  })
})
