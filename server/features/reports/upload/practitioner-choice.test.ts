import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '../../audit/audit.tables'
import { notifications } from '../../notifications/notifications.tables'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'

let portal: Portal
let admin: Person
let amara: Person
let ines: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  amara = await portal.person('practitioner', { firstName: 'Amara', lastName: 'Nwosu' })
  ines = await portal.person('practitioner', { firstName: 'Ines', lastName: 'Carvalho' })
  await admin.visit.send('PATCH', `/api/practitioners/${ines.practitionerId}`, {
    body: { releaseRule: 'hold' },
  })
})
afterAll(() => portal.close())

type Report = {
  id: number
  sampleId: string
  status: string
  held: boolean
  practitionerId: number | null
  warnings: { code: string; message: string }[]
  suggestedPractitioner: { id: number; name: string } | null
}
let count = 0
const email = () => `choice${count}@example.com`
const upload = async (practitioner: string, fields: Record<string, string> = {}) => {
  const sample = {
    sampleId: `PC${++count}`,
    clientName: `Choice Number${count}`,
    email: email(),
    practitioner,
  }
  return (await admin.visit.upload('/api/reports/multi-file', tripletForm(sample, { fields }))).body as Report
}
const replace = async ({ id, sampleId }: Report, practitioner: string) => {
  const form = tripletForm({ sampleId, clientName: `Choice Number${sampleId.slice(2)}`, practitioner })
  return (await admin.visit.send('PUT', `/api/reports/${id}/files`, { form })).body as Report
}
const codes = ({ warnings }: Report) => warnings.map(({ code }) => code)
const read = async (id: number, who = admin) =>
  (await who.visit.get(`/api/reports/${id}`)) as { status: number; body: Report }
const choose = async (id: number, practitionerId: number | null) =>
  (await admin.visit.send('PATCH', `/api/reports/${id}`, { body: { practitionerId } })).body as Report
const toldAbout = async ({ sampleId }: Report, who: Person) =>
  (await portal.deps.db.select().from(notifications).where(eq(notifications.userId, who.userId))).filter(
    (row) => JSON.stringify(row).includes(sampleId),
  ).length

describe('an upload without a chosen practitioner', () => {
  it('waits where the file names one, who cannot read it but is suggested', async () => {
    const report = await upload('Dr. Amara Nwosu, MSc')
    expect(report).toMatchObject({ status: 'processed', practitionerId: null })
    expect(report.suggestedPractitioner).toEqual({ id: amara.practitionerId, name: 'Amara Nwosu' })
    expect(report.warnings).toEqual([
      {
        line: null,
        code: 'practitioner-unchosen',
        message:
          'The report names Dr. Amara Nwosu, MSc as its practitioner. Choose who should review it, or none.',
      },
    ])
    expect((await read(report.id, amara)).status).toBe(404)
    expect(await toldAbout(report, amara)).toBe(0)
  })

  it('is released where the file names nobody', async () => {
    expect(await upload('')).toMatchObject({ status: 'completed', warnings: [], suggestedPractitioner: null })
  })

  it('suggests nobody where two practitioners have the name', async () => {
    await portal.person('practitioner', { firstName: 'Ann', lastName: 'Twice' })
    await portal.person('practitioner', { firstName: 'Ann', lastName: 'Twice' })
    const report = await upload('Ann Twice')
    expect([report.status, report.suggestedPractitioner]).toEqual(['processed', null])
  })

  it('waits again when its files are replaced', async () => {
    const report = await upload('Dr. Amara Nwosu')
    const again = await replace(report, 'Dr. Amara Nwosu')
    expect([again.status, codes(again)]).toEqual(['processed', ['practitioner-unchosen']])
  })
})

describe('an upload with a choice', () => {
  it('a report for no practitioner is released though its file names one, and waits if new files name another', async () => {
    const report = await upload('Amara Nwosu', { practitionerId: 'none' })
    expect(report).toMatchObject({ status: 'completed', practitionerId: null, warnings: [] })
    expect(codes(await replace(report, 'Dr. Amara Nwosu'))).toEqual([])
    expect(codes(await replace(report, 'Ines Carvalho'))).toEqual(['practitioner-unchosen'])
  })

  it.each([
    ['release', undefined, 'completed'],
    ['release', 'true', 'pending'],
    ['release', 'false', 'completed'],
    ['hold', undefined, 'pending'],
    ['hold', 'true', 'pending'],
    ['hold', 'false', 'completed'],
  ])('a report for a practitioner whose rule is %s, with hold=%s, is %s', async (rule, hold, status) => {
    const { practitionerId } = rule === 'hold' ? ines : amara
    const report = await upload('', { practitionerId: `${practitionerId}`, ...(hold && { hold }) })
    expect(report).toMatchObject({ status, held: status === 'pending', practitionerId })
  })

  it('cannot be held without a practitioner', async () => {
    for (const fields of [{ hold: 'true' }, { hold: 'true', practitionerId: 'none' }] as Record<
      string,
      string
    >[])
      expect(await upload('', fields)).toMatchObject({
        fields: { practitionerId: expect.any(String) as string },
      })
  })
})

describe('choosing the practitioner of a waiting report', () => {
  it('releases it or sends it to the review that the rule asks for, and notifies those concerned', async () => {
    const released = await choose((await upload('Amara Nwosu')).id, amara.practitionerId)
    expect(released).toMatchObject({
      status: 'completed',
      held: false,
      warnings: [],
      suggestedPractitioner: null,
    })
    expect(await toldAbout(released, amara)).toBe(1)
    expect((await read(released.id, amara)).status).toBe(200)

    const held = await choose((await upload('Ines Carvalho')).id, ines.practitionerId)
    expect(held).toMatchObject({ status: 'pending', held: true, warnings: [] })
    expect(await toldAbout(held, ines)).toBe(1)
  })

  it('also releases it when nobody is chosen, and is audited', async () => {
    const { id } = await upload('Amara Nwosu')
    expect(await choose(id, null)).toMatchObject({ status: 'completed', practitionerId: null, warnings: [] })
    const events = await portal.deps.db
      .select({ fields: auditEvents.fields })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'report.update'), eq(auditEvents.subjectId, id)))
    expect(events).toEqual([{ fields: ['practitionerId', 'status'] }])
    expect((await read(id, amara)).status).toBe(404)
  })

  it('leaves it waiting for its other warnings', async () => {
    const sample = {
      sampleId: `PC${++count}`,
      clientName: 'Some Name',
      email: email(),
      practitioner: 'Amara Nwosu',
    }
    const form = tripletForm(sample, { fields: { clientName: 'Another Name' } })
    const { id } = (await admin.visit.upload('/api/reports/multi-file', form)).body as Report
    const report = await choose(id, amara.practitionerId)
    expect([report.status, codes(report)]).toEqual([
      'processed',
      ['client-name-differs', 'client-name-pdf', 'client-name-file-names'],
    ])
  })

  it('keeps a released report released, and a held report held', async () => {
    const released = await upload('', { practitionerId: `${amara.practitionerId}` })
    expect(await choose(released.id, ines.practitionerId)).toMatchObject({ status: 'completed', held: false })
    const held = await upload('', { practitionerId: `${amara.practitionerId}`, hold: 'true' })
    expect(await choose(held.id, ines.practitionerId)).toMatchObject({ status: 'pending', held: true })
  })

  it('changes nothing for an unknown practitioner', async () => {
    const { id } = await upload('Amara Nwosu')
    const answer = await admin.visit.send('PATCH', `/api/reports/${id}`, {
      body: { practitionerId: 999_999 },
    })
    expect(answer.status).toBe(400)
    expect((await read(id)).body).toMatchObject({ status: 'processed', practitionerId: null })
  })
})

describe('a report whose practitioner was deleted', () => {
  it('waits for an admin, also when linked or read again, and stays held for the next practitioner', async () => {
    const left = await portal.person('practitioner')
    const held = await upload('', { practitionerId: `${left.practitionerId}`, hold: 'true' })
    await admin.visit.send('DELETE', `/api/practitioners/${left.practitionerId}`)
    const waits = { status: 'processed', practitionerId: null, warnings: [{ code: 'practitioner-gone' }] }
    expect((await read(held.id)).body).toMatchObject(waits)
    const { clientId } = await portal.person('client')
    expect((await admin.visit.put(`/api/reports/${held.id}/client`, { clientId })).body).toMatchObject(waits)
    const rows = (await admin.visit.get('/api/worklist?kind=to-check')).body as { reportId: number }[]
    expect(rows.find(({ reportId }) => reportId === held.id)).toMatchObject({
      reason: expect.stringContaining(
        'The practitioner who should review it no longer has an account',
      ) as string,
      actions: ['assign', 'confirm', 'replace'],
    })
    expect((await admin.visit.post(`/api/reports/${held.id}/read-again`)).body).toMatchObject({
      ...waits,
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'practitioner-gone' })]) as unknown,
    })
    const relinked = await admin.visit.put(`/api/reports/${held.id}/client`, { clientId })
    expect(codes(relinked.body as Report)).toEqual(['practitioner-gone'])
    expect(await choose(held.id, amara.practitionerId)).toMatchObject({
      status: 'pending',
      held: true,
      warnings: [],
    })
  })
})

describe('choosing one practitioner for several reports', () => {
  it('assigns those it can and gives the reason for each other', async () => {
    const [one, two] = [await upload('Ines Carvalho'), await upload('')]
    const gone = await upload('Ines Carvalho')
    await admin.visit.send('DELETE', `/api/reports/${gone.id}`)
    const body = { ids: [one.id, gone.id, two.id], practitionerId: ines.practitionerId }
    const answer = await admin.visit.post('/api/reports/assign', body)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        assigned: [one.id, two.id],
        refused: [{ id: gone.id, sampleId: '', clientName: '', why: 'This report does not exist any more.' }],
      },
    })
    expect((await read(one.id)).body).toMatchObject({
      status: 'pending',
      practitionerId: ines.practitionerId,
    })
    expect((await read(two.id)).body).toMatchObject({
      status: 'completed',
      practitionerId: ines.practitionerId,
    })
  })

  it('refuses an unknown practitioner and changes nothing', async () => {
    const report = await upload('Amara Nwosu')
    const answer = await admin.visit.post('/api/reports/assign', {
      ids: [report.id],
      practitionerId: 999_999,
    })
    expect(answer).toMatchObject({ status: 400, body: { fields: { practitionerId: 'does not exist' } } })
    expect((await read(report.id)).body.practitionerId).toBeNull()
  })
})

it('a new practitioner keeps the given release rule, and has the rule release by default', async () => {
  const person = { password: 'a long enough secret phrase', firstName: 'Rule', lastName: 'Keeper' }
  const make = (body: object) => admin.visit.post('/api/practitioners', { ...person, ...body })
  expect((await make({ email: 'k1@example.com' })).body).toMatchObject({ releaseRule: 'release' })
  expect((await make({ email: 'k2@example.com', releaseRule: 'hold' })).body).toMatchObject({
    releaseRule: 'hold',
  })
  expect((await make({ email: 'k3@example.com', releaseRule: 'maybe' })).status).toBe(400)
})
