import { readFileSync } from 'node:fs'
import { and, eq, sql } from 'drizzle-orm'
import { hasEmail } from '@shared/domain/people/no-email'
import { atSize } from '@shared/testing/runs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '../../audit/audit.tables'
import { users } from '../../accounts/accounts.tables'
import { clients } from '../../clients/clients.tables'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { splitName } from './link-decision'

const NAMESAKES = atSize(12, 50)

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Linked = {
  id: number
  clientId: number | null
  clientUserId: number | null
  madeAccount: boolean
  status: string
  warnings: { code: string }[]
}
const upload = async (...form: Parameters<typeof tripletForm>) =>
  (await admin.visit.upload('/api/reports/multi-file', tripletForm(...form))).body as Linked

/** A person who registered and was approved, signed in. */
async function letIn(
  open: Portal,
  { visit }: Person,
  person: { email: string; firstName: string; lastName: string },
) {
  const password = 'long enough for it'
  const newcomer = open.stranger()
  await newcomer.post('/api/register', { ...person, password })
  const [waiting] = (await visit.get('/api/registrations')).body as { id: number }[]
  await visit.post(`/api/registrations/${waiting?.id}/let-in`)
  expect((await newcomer.post('/api/login', { email: person.email, password })).status).toBe(200)
  return newcomer
}

describe('the owner of a report', () => {
  it(`${NAMESAKES} clients with one name and different addresses get an account and a report each`, async () => {
    const reports = await Promise.all(
      Array.from({ length: NAMESAKES }, (_, n) =>
        upload({ sampleId: `N${n}`, clientName: 'Anna Smith', email: `anna${n}@example.com` }),
      ),
    )
    expect(new Set(reports.map(({ clientId }) => clientId)).size).toBe(NAMESAKES)
    expect(reports.every(({ status, madeAccount }) => status === 'completed' && madeAccount)).toBe(true)
    const made = await portal.deps.db
      .select({ id: auditEvents.subjectId })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'user.create'), eq(auditEvents.actorId, admin.userId)))
    expect(made.map(({ id }) => id).sort()).toEqual(reports.map(({ clientUserId }) => clientUserId).sort())
  })

  it('an admin creates an account for somebody who has no email', async () => {
    const report = await upload({ sampleId: 'NOEMAIL1', clientName: 'Ilse Brandt', email: '' })
    expect(report.clientId).toBeNull()
    const choose = () => admin.visit.put(`/api/reports/${report.id}/client`, { withoutEmail: true })
    const { clientUserId } = (await choose()).body as Linked
    const [made] = await portal.deps.db
      .select({ email: users.email, firstName: users.firstName, role: users.role })
      .from(users)
      .where(eq(users.id, clientUserId ?? 0))
    expect(made).toMatchObject({ firstName: 'Ilse', role: 'client' })
    expect(hasEmail(made?.email ?? '')).toBe(false)
    expect(made?.email).toMatch(/^noemail1@/)
    // Another sample with the same name may be another person's.
    const other = await upload({ sampleId: 'NOEMAIL1', clientName: 'Bo Li', email: '', gender: 'Male' })
    const taken = (await admin.visit.put(`/api/reports/${other.id}/client`, { withoutEmail: true }))
      .body as Linked
    expect(taken.clientUserId).not.toBe(clientUserId)
  })

  it(`${NAMESAKES} people with one name and address but different birth dates are never mixed`, async () => {
    const born = (n: number) => new Date(Date.UTC(1950, 0, 1 + n * 97)).toISOString().slice(0, 10)
    const reports = await Promise.all(
      Array.from({ length: NAMESAKES }, (_, n) =>
        upload({
          sampleId: `S${n}`,
          clientName: 'John Miller',
          email: 'millers@example.com',
          dateOfBirth: born(n),
        }),
      ),
    )
    const linked = reports.filter(({ clientId }) => clientId !== null)
    expect(linked).toHaveLength(1)
    for (const report of reports.filter(({ clientId }) => clientId === null))
      expect(report).toMatchObject({ status: 'processed', warnings: [{ code: 'email-dateOfBirth' }] })
  })

  it('the second report of father and son with one address waits, even without a birth date', async () => {
    const { clientId } = await portal.person('client', {
      ...{ email: 'smiths@h4.test', firstName: 'John', lastName: 'Smith' },
    })
    const given = (name: string) => readFileSync(new URL(`../fixtures/${name}.html`, import.meta.url))
    const send = (name: string, sampleId: string) =>
      upload({ sampleId, clientName: 'John Smith' }, { html: given(name) })
    expect(await send('first-report-father', 'S1')).toMatchObject({ clientId, status: 'completed' })
    expect(await send('second-report-son', 'S2')).toMatchObject({
      ...{ clientId: null, status: 'processed' },
      warnings: [{ code: 'email-other-report' }],
    })
  })

  it(`one of ${NAMESAKES} uploads at once with one name and address is linked when the record is empty`, async () => {
    await portal.person('client', { email: 'rays@example.com', firstName: 'Rae', lastName: 'Ray' })
    const reports = await Promise.all(
      Array.from({ length: NAMESAKES }, (_, n) =>
        upload({
          ...{ sampleId: `RAY${n}`, clientName: 'Rae Ray', email: 'rays@example.com' },
          dateOfBirth: `19${60 + n}-02-03`,
        }),
      ),
    )
    expect(reports.filter(({ clientId }) => clientId !== null)).toHaveLength(1)
  })

  it('a known name and birth date under a second address makes no second account unless an admin says so', async () => {
    const eva = { clientName: 'Eva Müller', dateOfBirth: '1971-03-04' }
    const first = await upload({ ...eva, sampleId: 'EV1', email: 'eva@example.com' })
    expect(first.madeAccount).toBe(true)
    const second = await upload({
      ...eva,
      clientName: 'Dr. Eva Mueller',
      sampleId: 'EV2',
      email: 'eva@work.example',
    })
    expect(second).toMatchObject({
      ...{ clientId: null, madeAccount: false, status: 'processed' },
      warnings: [{ code: 'email-second-address' }],
    })
    const choose = (choice: object) => admin.visit.put(`/api/reports/${second.id}/client`, choice)
    for (const choice of [{ email: 'eva@work.example' }, { withoutEmail: true }])
      expect((await choose(choice)).status).toBe(409)
    expect((await choose({ clientId: first.clientId })).body).toMatchObject({
      ...{ clientId: first.clientId, status: 'completed', warnings: [] },
    })
    const third = await upload({ ...eva, sampleId: 'EV3', email: 'eva@third.example' })
    const made = await admin.visit.put(`/api/reports/${third.id}/client`, {
      email: 'eva@third.example',
      another: true,
    })
    expect(made.status).toBe(200)
    expect((made.body as Linked).clientId).not.toBe(first.clientId)
  })

  it('a known name and birth date with the other gender makes no second account', async () => {
    const kim = { clientName: 'Kim Larsen', dateOfBirth: '1969-05-06' }
    await upload({ ...kim, sampleId: 'KL1', email: 'kim@example.com', gender: 'Male' })
    expect(
      await upload({ ...kim, sampleId: 'KL2', email: 'kim@work.example', gender: 'Female' }),
    ).toMatchObject({ clientId: null, warnings: [{ code: 'email-second-address' }] })
  })

  it('an address that a client had before makes no account, even without a date of birth', async () => {
    const nia = { clientName: 'Nia Owens', email: 'nia@example.com', dateOfBirth: '' }
    const first = await upload({ ...nia, sampleId: 'NO1' })
    expect(first.madeAccount).toBe(true)
    await portal.deps.db
      .update(users)
      .set({ email: 'nia@married.example' })
      .where(sql`lower(email) = 'nia@example.com'`)
    expect(await upload({ ...nia, sampleId: 'NO2' })).toMatchObject({
      ...{ clientId: null, madeAccount: false, status: 'processed' },
      warnings: [{ code: 'email-former-address' }],
    })
  })

  it('the name and birth date of an earlier report prevent a second account', async () => {
    const born = { dateOfBirth: '12.11.1977' }
    const first = await upload({
      ...born,
      sampleId: 'BR1',
      clientName: 'Ada Brook',
      email: 'ada@brook.example',
    })
    await portal.deps.db
      .update(users)
      .set({ lastName: 'Stone' })
      .where(sql`lower(email) = 'ada@brook.example'`)
    expect(first.madeAccount).toBe(true)
    expect(
      await upload({ ...born, sampleId: 'BR2', clientName: 'Brook, Ada', email: 'ada@other.example' }),
    ).toMatchObject({ clientId: null, warnings: [{ code: 'email-second-address' }] })
  })

  it('two people with one name and address: a report without a birth date is linked to nobody', async () => {
    const paul = { clientName: 'Paul Reed', email: 'reeds@example.com' }
    const father = await upload({ ...paul, sampleId: 'RD1', dateOfBirth: '01.01.1950' })
    expect(father.madeAccount).toBe(true)
    const son = await upload({ ...paul, sampleId: 'RD2', dateOfBirth: '02.02.1985' })
    expect(son.clientId).toBeNull()
    const waits = { clientId: null, status: 'processed', warnings: [{ code: 'email-other-report' }] }
    expect(await upload({ ...paul, sampleId: 'RD3', dateOfBirth: '' })).toMatchObject(waits)
    // By now the son has his own account.
    await admin.visit.put(`/api/reports/${son.id}/client`, { email: 'paul@own.example' })
    expect(await upload({ ...paul, sampleId: 'RD4', dateOfBirth: '' })).toMatchObject(waits)
    expect(await upload({ ...paul, sampleId: 'RD5', dateOfBirth: '01.01.1950' })).toMatchObject({
      clientId: father.clientId,
    })
  })

  it('a client chosen at the upload sees a report with another birth date only once it is confirmed', async () => {
    const ada = await upload({
      ...{ sampleId: 'CH1', clientName: 'Ada Chosen', email: 'ada@chosen.example' },
      dateOfBirth: '03.03.1970',
    })
    const bert = { clientName: 'Bert Chosen', email: '', dateOfBirth: '04.04.1999' }
    for (const choice of [{ clientId: String(ada.clientId) }, { email: 'ada@chosen.example' }])
      expect(
        await upload({ ...bert, sampleId: `CH-${Object.keys(choice)[0]}` }, { fields: choice }),
      ).toMatchObject({
        ...{ clientId: ada.clientId, status: 'processed' },
        warnings: [{ code: 'owner-differs' }],
      })
  })

  it('a report that an admin unlinked stays unlinked, even with other files, until it is linked', async () => {
    const tess = { clientName: 'Tess Taken', email: 'tess@taken.example', dateOfBirth: '05.05.1965' }
    const { id, clientId } = await upload({ ...tess, sampleId: 'TK1' })
    const now = async () => (await admin.visit.get(`/api/reports/${id}`)).body as Linked
    await admin.visit.put(`/api/reports/${id}/client`, { clientId: null })
    const form = tripletForm({ ...tess, sampleId: 'TK1' })
    expect((await admin.visit.send('PUT', `/api/reports/${id}/files`, { form })).status).toBe(200)
    const waits = { clientId: null, status: 'processed', warnings: [{ code: 'owner-taken' }] }
    expect(await now()).toMatchObject(waits)
    expect((await admin.visit.post(`/api/reports/${id}/read-again`, {})).status).toBe(200)
    expect(await now()).toMatchObject(waits)
    await admin.visit.put(`/api/reports/${id}/client`, { clientId })
    expect(await now()).toMatchObject({ clientId, status: 'completed', warnings: [] })
  })

  it('an edit that contradicts the client on record makes a report wait', async () => {
    const { id, clientId } = await upload({
      ...{ sampleId: 'ED1', clientName: 'Edda Edited', email: 'edda@example.com' },
      dateOfBirth: '06.06.1966',
    })
    const client = await portal.deps.db
      .select()
      .from(clients)
      .where(eq(clients.id, clientId ?? 0))
    expect(client[0]?.dateOfBirth).toBe('1966-06-06')
    const edit = async (changes: object) =>
      (await admin.visit.patch(`/api/reports/${id}`, changes)).body as Linked
    expect(await edit({ notes: 'Seen.' })).toMatchObject({ status: 'completed' })
    expect(await edit({ dateOfBirth: '07.07.1990' })).toMatchObject({
      ...{ clientId, status: 'processed' },
      warnings: [{ code: 'owner-differs' }],
    })
  })

  it('one stray report with another birth date blocks no link when the record has the birth date', async () => {
    const known = { clientName: 'Ruth Known', email: 'ruth@known.example' }
    const { clientId } = await upload({ ...known, sampleId: 'KN1', dateOfBirth: '08.08.1958' })
    const typo = await upload({ ...known, sampleId: 'KN2', dateOfBirth: '08.09.1958' })
    expect(typo.clientId).toBeNull()
    await admin.visit.put(`/api/reports/${typo.id}/client`, { clientId })
    expect(await upload({ ...known, sampleId: 'KN3', dateOfBirth: '08.08.1958' })).toMatchObject({
      ...{ clientId, status: 'completed' },
    })
  })

  it('two reports of one person under two addresses at once make one account', async () => {
    const both = await Promise.all(
      ['one', 'two'].map((name) =>
        upload({
          ...{ sampleId: `TW-${name}`, clientName: 'Tilda Winter', email: `${name}@winter.example` },
          dateOfBirth: '1966-07-08',
        }),
      ),
    )
    expect(both.filter(({ madeAccount }) => madeAccount)).toHaveLength(1)
  })

  it.each([
    ['none', undefined],
    ['one', '02.02.1990'],
  ])(
    'several unlinked reports of another name do not win an address (with %s as date of birth)',
    async (is, dateOfBirth) => {
      const email = `anna-and-ben-${is}@example.com`
      const anna = await portal.person('client', { email, firstName: 'Anna', lastName: 'Stray' })
      for (const sampleId of [`AB1-${is}`, `AB2-${is}`, `AB3-${is}`])
        expect(
          await upload({ sampleId, clientName: 'Ben Stray', email, ...(dateOfBirth && { dateOfBirth }) }),
        ).toMatchObject({ clientId: null, status: 'processed', warnings: [{ code: 'email-name' }] })
      expect((await anna.visit.get('/api/reports')).body).toEqual([])
    },
  )

  it('a report without an address is linked to nobody, even if the name matches', async () => {
    await portal.person('client', { firstName: 'Only', lastName: 'Oneofthem' })
    expect(await upload({ sampleId: 'W1', clientName: 'Only Oneofthem' })).toMatchObject({
      clientId: null,
      status: 'completed',
    })
  })

  it('a family that shares an address is told apart by name', async () => {
    const mother = await upload({ sampleId: 'F1', clientName: 'Ada Family', email: 'family@example.com' })
    const child = await upload({ sampleId: 'F2', clientName: 'Bob Family', email: 'family@example.com' })
    expect(mother.clientId).not.toBeNull()
    expect(child).toMatchObject({ clientId: null, status: 'processed', warnings: [{ code: 'email-name' }] })
  })

  it('a second test of the same person is linked however the name is spelt', async () => {
    const first = await upload({
      sampleId: 'R1',
      clientName: 'Zoë Müller',
      email: 'zoe@example.com',
      dateOfBirth: '1990-01-01',
    })
    const second = await upload({
      sampleId: 'R2',
      clientName: 'MULLER Zoe',
      email: 'ZOE@example.com',
      dateOfBirth: '1990-01-01',
    })
    expect(second.clientId).toBe(first.clientId)
    expect(second.status).toBe('completed')
    expect([first.madeAccount, second.madeAccount]).toEqual([true, false])
  })

  it.each(['admin', 'practitioner'] as const)(
    'the address of an account of the role %s is not taken for a client',
    async (role) => {
      const staff = await portal.person(role, { firstName: 'Staff', lastName: 'Member' })
      expect(
        await upload({ sampleId: `T-${role}`, clientName: 'Staff Member', email: staff.email }),
      ).toMatchObject({
        clientId: null,
        status: 'processed',
        warnings: [{ code: 'email-staff' }],
      })
    },
  )

  it('an address that a client changed without an admin attracts no reports', async () => {
    const thief = await portal.person('client', {
      email: 'victim@example.com',
      firstName: 'Vera',
      lastName: 'Victim',
    })
    await portal.deps.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, thief.userId))
    expect(
      await upload({ sampleId: 'C1', clientName: 'Vera Victim', email: 'victim@example.com' }),
    ).toMatchObject({
      clientId: null,
      warnings: [{ code: 'email-unconfirmed' }],
    })
  })

  it('a newly registered person gets no report that is there already, nor a later one', async () => {
    const open = await startPortal({ ALLOW_REGISTRATION: 'true' })
    const boss = await open.person('admin')
    const send = async (sampleId: string, email?: string) =>
      (
        await boss.visit.upload(
          '/api/reports/multi-file',
          tripletForm({ sampleId, clientName: 'Reg Ister', email }),
        )
      ).body as Linked
    await send('G1')
    const visit = await letIn(open, boss, {
      email: 'reg@example.com',
      firstName: 'Reg',
      lastName: 'Ister',
    })
    expect(await send('G2', 'reg@example.com')).toMatchObject({
      clientId: null,
      warnings: [{ code: 'email-unconfirmed' }],
    })
    expect((await visit.get('/api/reports')).body).toEqual([])
    await open.close()
  })

  it('an address given by an admin is refused when its holder only registered it', async () => {
    const open = await startPortal({ ALLOW_REGISTRATION: 'true' })
    const boss = await open.person('admin')
    const thief = await letIn(open, boss, {
      email: 'wanted@example.com',
      firstName: 'At',
      lastName: 'Tacker',
    })
    const form = tripletForm(
      { sampleId: 'H1', clientName: 'Vic Tim' },
      { fields: { email: 'wanted@example.com' } },
    )
    expect((await boss.visit.upload('/api/reports/multi-file', form)).status).toBe(409)
    const made = await boss.visit.upload('/api/reports/multi-file', tripletForm({ sampleId: 'H1' }))
    const { id } = made.body as Linked
    const link = await boss.visit.put(`/api/reports/${id}/client`, { email: 'wanted@example.com' })
    expect(link.status).toBe(409)
    expect((await thief.get('/api/reports')).body).toEqual([])
    await open.close()
  })

  it('files that name two people are linked to nobody and make no account', async () => {
    const before = await portal.deps.db.$count(users)
    const mixed = await upload(
      { sampleId: 'MX1', clientName: 'Bea Right', email: 'bea@example.com' },
      { fields: { clientName: 'Alice Wrong' } },
    )
    expect(mixed).toMatchObject({ clientId: null, status: 'processed' })
    expect(await portal.deps.db.$count(users)).toBe(before)
  })

  it('replaced files of a namesake wait for an admin instead of reaching the wrong client', async () => {
    const anna = await upload({
      sampleId: 'RN1',
      clientName: 'Anna Schmidt',
      email: 'anna-a@example.com',
      dateOfBirth: '1970-01-01',
    })
    expect(anna.status).toBe('completed')
    const form = tripletForm({
      sampleId: 'RN1',
      clientName: 'Anna Schmidt',
      email: 'anna-b@example.com',
      dateOfBirth: '1999-01-01',
    })
    const after = await admin.visit.send('PUT', `/api/reports/${anna.id}/files`, { form })
    expect(after.body).toMatchObject({
      clientId: anna.clientId,
      status: 'processed',
      warnings: [{ code: 'owner-differs' }],
    })
    // Once an admin has chosen the client, the warning is gone.
    const { clientId } = await portal.person('client')
    expect((await admin.visit.put(`/api/reports/${anna.id}/client`, { clientId })).body).toMatchObject({
      clientId,
      status: 'completed',
      warnings: [],
    })
  })

  it('an unlinked report whose files are replaced is decided anew', async () => {
    const first = await upload({ sampleId: 'RN2', clientName: 'Carl Twin', email: 'twins@example.com' })
    const second = await upload({ sampleId: 'RN3', clientName: 'Dora Twin', email: 'twins@example.com' })
    expect(second).toMatchObject({ clientId: null, status: 'processed' })
    const again = tripletForm({
      sampleId: 'RN3',
      clientName: 'Dora Twin',
      email: 'twins@example.com',
      results: [{ food: 'Rice', value: 1 }],
    })
    expect(
      (await admin.visit.send('PUT', `/api/reports/${second.id}/files`, { form: again })).body,
    ).toMatchObject({
      clientId: null,
      status: 'processed',
      warnings: [{ code: 'email-name' }],
    })
    expect(first.clientId).not.toBeNull()
  })

  it('an admin may choose the client while uploading and afterwards, and remove them', async () => {
    const client = await portal.person('client')
    const chosen = await upload(
      { sampleId: 'A1', email: client.email },
      { fields: { clientId: String(client.clientId) } },
    )
    expect(chosen).toMatchObject({ clientId: client.clientId, status: 'completed' })
    const made = await upload(
      { sampleId: 'A2', clientName: 'Made Here' },
      { fields: { email: 'made@example.com' } },
    )
    expect(made.clientId).not.toBeNull()
    const put = async (body: object) => admin.visit.put(`/api/reports/${made.id}/client`, body)
    expect((await put({ clientId: client.clientId })).body).toMatchObject({ clientId: client.clientId })
    expect((await client.visit.get(`/api/reports/${made.id}`)).status).toBe(200)
    expect((await put({ clientId: null })).body).toMatchObject({ clientId: null })
    expect((await client.visit.get(`/api/reports/${made.id}`)).status).toBe(404)
    expect((await put({ email: 'another@example.com' })).body).toMatchObject({ status: 'completed' })
    expect((await put({ email: admin.email })).status).toBe(409)
    expect((await put({ clientId: 999_999 })).status).toBe(400)
    expect((await put({ clientId: 1, email: 'both@example.com' })).status).toBe(400)
    expect((await put({})).status).toBe(400)
  })

  it('linking a released report notifies its client, not the practitioner', async () => {
    const [client, practitioner] = [await portal.person('client'), await portal.person('practitioner')]
    const fields = { practitionerId: String(practitioner.practitionerId) }
    const { id } = await upload({ sampleId: 'A3' }, { fields })
    const news = async ({ visit }: Person) => (await visit.get('/api/notifications')).body
    expect(await news(practitioner)).toHaveLength(1)
    await admin.visit.put(`/api/reports/${id}/client`, { clientId: client.clientId })
    expect(await news(client)).toHaveLength(1)
    expect(await news(practitioner)).toHaveLength(1)
  })
})

describe('names', () => {
  it('are split at the last word', () => {
    expect(splitName('Anna Maria Smith')).toEqual({ firstName: 'Anna Maria', lastName: 'Smith' })
    expect(splitName('Cher')).toEqual({ firstName: 'Cher', lastName: '' })
  })
})
