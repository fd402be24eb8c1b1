import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { endedPlan } from '../../testing/ended-plan'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import type { Answer } from '../../testing/visitor'
import { auditEvents } from '../audit/audit.tables'
import { clients } from '../clients/clients.tables'
import { messageLogs, outbox } from '../messaging/messaging.tables'
import { reports } from '../reports/reports.tables'
import { seedDemoPlan } from '../trial/demo-data'
import { foodOutcomes } from '../trial/trial.tables'

type Preview = Reply<'GET /api/client-merges'>

let portal: Portal
let admin: Person
let from: Person
let into: Person

beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())
beforeEach(async () => {
  from = await portal.person('client')
  into = await portal.person('client')
})

const askPreview = () => admin.visit.get(`/api/client-merges?from=${from.clientId}&into=${into.clientId}`)
const preview = async () => (await askPreview()).body as Preview

async function merge(changed: Partial<Record<'from' | 'into' | 'fromVersion' | 'intoVersion', number>> = {}) {
  const asked = await askPreview()
  if (asked.status === 503) return asked
  const seen = asked.body as Preview
  return admin.visit.post('/api/client-merges', {
    from: from.clientId,
    into: into.clientId,
    fromVersion: seen.from.version,
    intoVersion: seen.into.version,
    ...changed,
  })
}

/**
 * Tries again, since the database may end one of two transactions that wait for each other, a
 * version may have changed, and a busy machine may refuse for a moment.
 */
async function untilDone(act: () => Promise<Answer>): Promise<Answer> {
  const answer = await act()
  const isRefused =
    answer.status === 412 ||
    answer.status === 503 ||
    (answer.status === 409 && /Please try again/.test(answer.text))
  return isRefused ? untilDone(act) : answer
}

async function reportOf(person: Person, sampleId: string) {
  const form = tripletForm({ sampleId }, { fields: { clientId: String(person.clientId) } })
  return ((await admin.visit.upload('/api/reports/multi-file', form)).body as { id: number }).id
}

/**
 * What happens to each column that refers to a client or an account. A new column needs an entry
 * here and in the merge.
 */
const columns: Record<string, 'moves' | 'goes' | 'stays' | 'follows by triggers' | 'of staff'> = {
  'reports.client_id': 'moves',
  'report_openings.user_id': 'moves',
  'trials.client_id': 'moves',
  'gate_answers.client_id': 'moves',
  'diary_days.client_id': 'moves',
  'food_outcomes.client_id': 'moves',
  'challenges.decided_by': 'moves',
  'recipes.owner_id': 'moves',
  'question_reviews.user_id': 'moves',
  'scan_consents.user_id': 'moves',
  'notifications.user_id': 'moves',
  'outbox.user_id': 'moves',
  'client_merges.into_client_id': 'moves',
  'clients.user_id': 'goes',
  'data_exports.user_id': 'goes',
  'deletion_requests.user_id': 'goes',
  'shares.client_id': 'goes',
  'sessions.user_id': 'goes',
  'devices.user_id': 'goes',
  'credentials.user_id': 'goes',
  'passkeys.user_id': 'goes',
  'totp.user_id': 'goes',
  'recovery_codes.user_id': 'goes',
  'auth_challenges.user_id': 'goes',
  'sign_in_links.user_id': 'goes',
  'address_changes.user_id': 'goes',
  'sign_in_failures.user_id': 'goes',
  'sign_in_bursts.user_id': 'goes',
  'client_merges.from_client_id': 'stays',
  'client_merges.from_user_id': 'stays',
  'practitioner_clients.client_id': 'follows by triggers',
  'standings.user_id': 'follows by triggers',
  'standing_changes.user_id': 'follows by triggers',
  'generations.started_by': 'of staff',
  'machine_tokens.created_by': 'of staff',
  'message_logs.sender_id': 'of staff',
  'practitioners.user_id': 'of staff',
  'question_reviews.reviewed_by': 'of staff',
  'sign_in_links.created_by': 'of staff',
  'webhooks.created_by': 'of staff',
}

describe('merging two clients', () => {
  it('handles each column that refers to a client or an account', async () => {
    const { rows } = await portal.deps.db.execute<{ place: string }>(sql`
      select c.table_name || '.' || c.column_name as place from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name ~ '(^|_)(client|user|owner|decided_by)(_id)?$' and c.data_type = 'integer'
      union
      select a.attrelid::regclass || '.' || a.attname from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid in ('clients'::regclass, 'users'::regclass)`)
    expect(rows.map(({ place }) => place).sort()).toEqual(Object.keys(columns).sort())
  })

  it('moves reports unchanged, health, plans and the outbox, and deletes the account', async () => {
    const { db } = portal.deps
    const [one, two] = [await reportOf(from, 'MG1'), await reportOf(into, 'MG2')]
    await from.visit.post('/api/reports/opened', { reports: [{ id: one, version: 1 }] })
    await db.transaction((tx) => seedDemoPlan(tx, from.clientId, endedPlan))
    await from.visit.put('/api/user/health', { allergies: ['hazelnut'], ownFoods: ['kiwi', 'milk'] })
    await into.visit.put('/api/user/health', { allergies: ['milk'], ownFoods: [] })
    const releasedAt = async () =>
      (await db.select({ at: reports.releasedAt }).from(reports).where(eq(reports.id, one)))[0]?.at
    const released = await releasedAt()
    expect(released).toBeInstanceOf(Date)

    const seen = await preview()
    expect(seen).toMatchObject({
      from: { id: from.clientId, email: from.email },
      into: { id: into.clientId, email: into.email },
      moves: { reports: 1, plans: 1, diaryDays: 1, outcomes: 1, allergies: 1 },
      ...{ released: 1, refusals: [] },
    })
    expect(await merge()).toMatchObject({ status: 200, body: { released: [one], toInvite: [] } })

    const list = (await into.visit.get('/api/reports')).body as { id: number }[]
    expect(list.map(({ id }) => id).sort()).toEqual([one, two].sort())
    expect(await releasedAt()).toEqual(released)
    expect((await into.visit.get('/api/user/health')).body).toMatchObject({
      allergies: ['milk', 'hazelnut'],
      ownFoods: ['kiwi'],
    })
    expect((await into.visit.get('/api/avoid-list')).body).toMatchObject({ tested: true })
    expect((await from.visit.get('/api/user')).status).toBe(401)
    expect((await admin.visit.get(`/api/clients/${from.clientId}`)).status).toBe(404)
    const events = await db.select().from(auditEvents).where(eq(auditEvents.action, 'client.merge'))
    expect(events.at(-1)).toMatchObject({ subjectId: into.clientId, fields: [`from:${from.clientId}`] })
    const emails = await db.select().from(outbox).where(eq(outbox.kind, 'clients-merged'))
    expect(emails.map(({ address }) => address)).toEqual(expect.arrayContaining([from.email, into.email]))
  })

  it('does not list a waiting report as readable now', async () => {
    const waits = await reportOf(from, 'MG9')
    await portal.deps.db.update(reports).set({ status: 'pending' }).where(eq(reports.id, waits))
    expect(await preview()).toMatchObject({ moves: { reports: 1 }, released: 0 })
    expect((await merge()).body).toEqual({ released: [], toInvite: [] })
  })

  it('gives the former address no new account when a report with it arrives', async () => {
    expect((await merge()).status).toBe(200)
    const form = tripletForm({ sampleId: 'MG3', clientName: 'Anna Late', email: from.email.toUpperCase() })
    expect((await admin.visit.upload('/api/reports/multi-file', form)).body).toMatchObject({
      ...{ clientId: null, madeAccount: false, status: 'processed' },
      warnings: [{ code: 'email-former-address' }],
    })
  })

  it('during uploads for either leaves each report with the remaining client, or waiting', async () => {
    from = await portal.person('client', { firstName: 'Mia', lastName: 'Beside' })
    const forms = Array.from({ length: 6 }, (_, n) =>
      tripletForm({ sampleId: `MB${n}`, clientName: 'Mia Beside', email: from.email, dateOfBirth: '' }),
    )
    const [merged, ...sent] = await Promise.all([
      untilDone(() => merge()),
      ...forms.map((form) => untilDone(() => admin.visit.upload('/api/reports/multi-file', form))),
    ])
    expect(merged.status).toBe(200)
    expect(sent.map(({ status }) => status)).toEqual(forms.map(() => 201))
    for (const { body } of sent) {
      const { id } = body as { id: number }
      const { clientId } = (await admin.visit.get(`/api/reports/${id}`)).body as { clientId: number | null }
      expect([null, into.clientId]).toContain(clientId)
    }
  })

  it('happens once', async () => {
    const seen = await preview()
    const body = {
      ...{ from: from.clientId, into: into.clientId },
      ...{ fromVersion: seen.from.version, intoVersion: seen.into.version },
    }
    const answers = await Promise.all([1, 2].map(() => admin.visit.post('/api/client-merges', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('is refused where either has changed, both are the same, or one is missing', async () => {
    expect((await merge({ intoVersion: 99 })).status).toBe(412)
    expect((await merge({ into: from.clientId })).status).toBe(400)
    expect((await merge({ from: 999_999 })).status).toBe(404)
    expect((await preview()).from.id).toBe(from.clientId)
  })

  it('is refused where dates of birth differ, or one has asked to be deleted', async () => {
    const { db } = portal.deps
    await db.update(clients).set({ dateOfBirth: '1960-05-04' }).where(eq(clients.id, from.clientId))
    await db.update(clients).set({ dateOfBirth: '1990-05-04' }).where(eq(clients.id, into.clientId))
    const born = await merge()
    expect(born.status).toBe(409)
    expect(born.body).toMatchObject({
      error: 'Nothing was merged. Their dates of birth differ. Please correct the wrong one first.',
    })
    await db.update(clients).set({ dateOfBirth: null }).where(eq(clients.id, from.clientId))
    await into.visit.post('/api/user/deletion-request', {})
    expect((await merge()).status).toBe(409)
  })

  it.each([
    ['dates of birth', { dateOfBirth: '02.03.1950' }, { dateOfBirth: '04.05.1985' }],
    ['genders', { gender: 'Female' }, { gender: 'männlich' }],
  ])('is refused where only their reports have different %s', async (what, one, other) => {
    for (const [person, said, sampleId] of [
      [from, one, `MR1-${what}`],
      [into, other, `MR2-${what}`],
    ] as const) {
      const form = tripletForm({ sampleId, ...said }, { fields: { clientId: String(person.clientId) } })
      expect((await admin.visit.upload('/api/reports/multi-file', form)).status).toBe(201)
    }
    expect((await merge()).body).toMatchObject({
      error: `Nothing was merged. Their ${what} differ. Please correct the wrong one first.`,
    })
  })

  it('keeps the graver of two outcomes for the same foods', async () => {
    const { db } = portal.deps
    const outcome = (clientId: number, kind: 'trigger' | 'tolerated') =>
      db.insert(foodOutcomes).values({
        ...{ clientId, foods: ['Milk'], keys: ['milk'], outcome: kind },
        ...{ since: '2026-01-02', basis: 'practitioner' as const },
      })
    await outcome(from.clientId, 'trigger')
    await outcome(into.clientId, 'tolerated')
    expect((await merge()).status).toBe(200)
    const left = await db.select().from(foodOutcomes).where(eq(foodOutcomes.clientId, into.clientId))
    expect(left.map((one) => [one.outcome, one.endedAt === null]).sort()).toEqual([
      ['tolerated', false],
      ['trigger', true],
    ])
  })

  it('keeps the access log of the former client, and an erasure also removes the former address', async () => {
    await admin.visit.get(`/api/clients/${from.clientId}`)
    const third = await portal.person('admin')
    await third.visit.get(`/api/clients/${from.clientId}`)
    const sent = { messageType: 'email', senderId: admin.userId, subject: 'Hello', message: 'Hello' } as const
    await portal.deps.db.insert(messageLogs).values([
      { ...sent, recipients: [from.email] },
      { ...sent, recipients: [from.email, third.email] },
    ])
    expect((await merge()).status).toBe(200)
    const log = (await into.visit.get('/api/user/access-log')).body as { what: string }[]
    expect(log.filter(({ what }) => what === 'client.read').length).toBeGreaterThanOrEqual(2)
    expect((await admin.visit.send('DELETE', `/api/clients/${into.clientId}`)).status).toBe(204)
    const { rows } = await portal.deps.db.execute(sql`select from client_merges where email = ${from.email}`)
    expect(rows).toHaveLength(0)
    const kept = await portal.deps.db.select({ recipients: messageLogs.recipients }).from(messageLogs)
    expect(kept).toEqual([{ recipients: [third.email] }])
  })
})
