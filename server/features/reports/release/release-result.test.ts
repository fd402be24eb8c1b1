import { onAssigning, onLinking } from '@shared/domain/reports/report-transitions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { signInLinks, users } from '../../accounts/accounts.tables'
import { auditEvents } from '../../audit/audit.tables'
import { reports } from '../reports.tables'

let portal: Portal
let admin: Person
let releases: Person
let holds: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  releases = await portal.person('practitioner', { firstName: 'Rita', lastName: 'Releases' })
  holds = await portal.person('practitioner', { firstName: 'Hana', lastName: 'Holds' })
  await admin.visit.patch(`/api/practitioners/${holds.practitionerId}`, { releaseRule: 'hold' })
})
afterAll(() => portal.close())

type ActionResult = {
  id: number
  sampleId: string
  status: string
  held: boolean
  notes: string
  version: number
  clientId: number | null
  clientUserId: number | null
  practitionerId: number | null
  released: number[]
  toInvite: number[]
  madeAccount: boolean
  notApplied: string[]
}
/** The fields of a report that the announcement of an action is built from. */
type Before = Parameters<typeof onAssigning>[0]
type Sample = Parameters<typeof tripletForm>[0]

let count = 0
/** A new person, with an address in the files unless the sample says otherwise. */
const sampleOf = (sample: Sample = {}) => {
  const n = ++count
  return { sampleId: `RE${n}`, clientName: `Rea Reached${n}`, email: `rea${n}@example.com`, ...sample }
}
const send = async (sample: Sample, fields: Record<string, string> = {}) => {
  const { body, status } = await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm(sample, { fields }),
  )
  return { ...(body as ActionResult), answered: status }
}
const upload = (sample: Sample = {}, fields: Record<string, string> = {}) => send(sampleOf(sample), fields)
/** Uploads a report without an address, so it is linked to nobody. */
const nobodys = (sample: Sample = {}, fields: Record<string, string> = {}) =>
  upload({ email: '', ...sample }, fields)
const link = async ({ id }: ActionResult, choice: object) =>
  (await admin.visit.put(`/api/reports/${id}/client`, choice)).body as ActionResult
const edit = async ({ id }: ActionResult, changes: object) => admin.visit.patch(`/api/reports/${id}`, changes)
const replace = async ({ id }: ActionResult, sample: Sample) =>
  (await admin.visit.send('PUT', `/api/reports/${id}/files`, { form: tripletForm(sample) }))
    .body as ActionResult
const nothing = { released: [], toInvite: [], madeAccount: false }
const allTo = ({ id, clientUserId }: ActionResult, madeAccount: boolean) => ({
  ...{ released: [id], toInvite: [clientUserId], madeAccount },
})

describe('the answer lists released reports, new accounts and whom to invite', () => {
  it('after an upload', async () => {
    const released = await upload()
    expect(released).toMatchObject({ answered: 201, notApplied: [], ...allTo(released, true) })
    expect(await nobodys()).toMatchObject(nothing)
    const held = await upload({}, { practitionerId: `${holds.practitionerId}` })
    expect(held).toMatchObject({ status: 'pending', ...nothing, madeAccount: true })
  })

  it('after an edit that assigns a practitioner, by their rule', async () => {
    const waits = await upload({ practitioner: 'Dr. Nobody Known' })
    expect(waits).toMatchObject({ status: 'processed', released: [] })
    const { body } = await edit(waits, { practitionerId: releases.practitionerId })
    expect(body).toMatchObject({ status: 'completed', ...allTo(waits, false) })
    expect((await edit(waits, { practitionerId: holds.practitionerId })).body).toMatchObject(nothing)
    const other = await upload({ practitioner: 'Dr. Nobody Known' })
    const held = (await edit(other, { practitionerId: holds.practitionerId })).body
    expect(held).toMatchObject({ status: 'pending', ...nothing })
  })

  it('after assigning several', async () => {
    const one = await upload({ practitioner: 'Dr. Nobody Known' })
    const nobody = await nobodys({ practitioner: 'Dr. Nobody Known' })
    const before = await upload()
    const body = { ids: [one.id, nobody.id, before.id], practitionerId: releases.practitionerId }
    expect((await admin.visit.post('/api/reports/assign', body)).body).toEqual({
      assigned: [one.id, nobody.id, before.id],
      released: [one.id],
      toInvite: [one.clientUserId],
      refused: [],
    })
  })

  it('after linking, to an existing and to a new client', async () => {
    const client = await portal.person('client')
    const one = await nobodys()
    expect(await link(one, { clientId: client.clientId })).toMatchObject({
      ...{ released: [one.id], toInvite: [], madeAccount: false },
    })
    expect(await link(one, { clientId: client.clientId })).toMatchObject(nothing)
    expect(await link(one, { clientId: null })).toMatchObject(nothing)
    const two = await nobodys()
    const made = await link(two, { email: 'rea.new@example.com' })
    expect(made).toMatchObject(allTo(made, true))
    const held = await nobodys({}, { practitionerId: `${holds.practitionerId}` })
    expect(await link(held, { withoutEmail: true })).toMatchObject({ ...nothing, madeAccount: true })
  })

  it('after linking several', async () => {
    const client = await portal.person('client')
    const [free, held] = [await nobodys(), await nobodys({}, { practitionerId: `${holds.practitionerId}` })]
    const links = [free, held].map(({ id, version }) => ({ id, version, clientId: client.clientId }))
    expect((await admin.visit.post('/api/reports/link', { links })).body).toEqual({
      ...{ linked: [free.id, held.id], released: [free.id], toInvite: [], refused: [] },
    })
  })

  it('after replacing files and after reading them again', async () => {
    const sample = sampleOf()
    const bare = await send({ ...sample, email: '' })
    const replaced = await replace(bare, sample)
    expect(replaced).toMatchObject({ status: 'completed', ...allTo(replaced, true) })
    const again = await replace(bare, { ...sample, phone: '1' })
    expect(again).toMatchObject({ status: 'completed', ...nothing })

    const failed = await send({ ...sampleOf(), results: [] })
    expect(failed).toMatchObject({ status: 'failed', ...nothing })
    const mended = await upload()
    await portal.deps.db
      .update(reports)
      .set({ status: 'failed', clientId: null })
      .where(eq(reports.id, mended.id))
    const read = (await admin.visit.post(`/api/reports/${mended.id}/read-again`)).body as ActionResult
    expect(read).toMatchObject({ status: 'completed', ...allTo(mended, false) })
  })

  it('after confirming and releasing, one and several', async () => {
    const held = () => upload({ dateOfReceipt: '2062-01-01' }, { practitionerId: `${holds.practitionerId}` })
    const one = await held()
    const release = async () =>
      (await admin.visit.post(`/api/reports/${one.id}/release`)).body as ActionResult
    expect(await release()).toMatchObject({ status: 'pending', ...nothing })
    expect(await release()).toMatchObject({ status: 'completed', ...allTo(one, false) })

    const [toHold, free] = [await held(), await upload({ dateOfReceipt: '2062-01-01' })]
    const both = [toHold, free].map(({ id, version }) => ({ id, version }))
    await admin.visit.post('/api/reports/opened', { reports: both })
    const { body } = await admin.visit.post('/api/reports/release', { ids: both.map(({ id }) => id) })
    expect(body).toEqual({
      ...{ released: [free.id], held: [toHold.id], toInvite: [free.clientUserId], refused: [] },
    })
  })

  it('names the account that sees the report, and excludes deactivated accounts', async () => {
    const client = await portal.person('client', { firstName: 'Olga', lastName: 'Offline' })
    await portal.deps.db.update(users).set({ isActive: false }).where(eq(users.id, client.userId))
    const report = await nobodys({ clientName: 'Peter Stranger' })
    const clientAccount = { name: 'Olga Offline', isActive: false }
    const linked = await link(report, { clientId: client.clientId })
    expect(linked).toMatchObject({ status: 'completed', ...nothing, clientAccount })
  })

  it('lists for invitation neither clients of a practitioner nor those who signed in or hold one', async () => {
    const held = () => upload({}, { practitionerId: `${holds.practitionerId}` })
    const theirs = await held()
    const released = await holds.visit.post(`/api/reports/${theirs.id}/release`)
    expect(released.body).toMatchObject({ released: [theirs.id], toInvite: [] })

    const [wasIn, invited] = [await held(), await held()]
    await portal.deps.db
      .update(users)
      .set({ lastSignInAt: new Date() })
      .where(eq(users.id, wasIn.clientUserId ?? 0))
    await portal.deps.db.insert(signInLinks).values({
      ...{ userId: invited.clientUserId ?? 0, purpose: 'activate', channel: 'email' },
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    for (const { id } of [wasIn, invited])
      expect((await admin.visit.post(`/api/reports/${id}/release`)).body).toMatchObject({
        ...{ released: [id], toInvite: [] },
      })
  })
})

describe('the open questions of a report', () => {
  const isSaid = async ({ id }: { id: number }, who = admin) => {
    const rows = (await who.visit.get('/api/reports?pageSize=200')).body as { id: number; asks: unknown }[]
    const whole = (await who.visit.get(`/api/reports/${id}`)).body as { asks: unknown }
    return [whole.asks, rows.find((row) => row.id === id)?.asks]
  }
  const theirName = async (fields: Record<string, string> = {}) => {
    const { email } = await portal.person('client', { firstName: 'Another', lastName: 'Name' })
    return { email, ...fields }
  }

  it.each([
    [['email-name'], 'with an unclear owner', async () => upload(await theirName())],
    [
      ['practitioner-unchosen'],
      'with an unclear practitioner',
      async () => upload({ practitioner: 'Dr. Nobody Known' }),
    ],
    [
      ['email-name', 'practitioner-unchosen'],
      'with both unclear',
      async () => upload(await theirName({ practitioner: 'Dr. Nobody Known' })),
    ],
    [
      ['date-of-sense-receipt'],
      'with an impossible date',
      async () => upload({ dateOfReceipt: '2062-01-01' }),
    ],
    [[], 'without questions', async () => upload()],
  ])('are %s for a report %s', async (asks, _, make) => {
    expect(await isSaid(await make())).toEqual([asks, asks])
  })

  it('include the practitioner when the reviewer was deleted', async () => {
    const gone = await portal.person('practitioner')
    const report = await upload({}, { practitionerId: `${gone.practitionerId}`, hold: 'true' })
    await admin.visit.send('DELETE', `/api/practitioners/${gone.practitionerId}`)
    expect(await isSaid(report)).toEqual([['practitioner-gone'], ['practitioner-gone']])
  })

  it('are not shown to practitioners', async () => {
    const report = await upload({}, { practitionerId: `${holds.practitionerId}` })
    expect(await isSaid(report, holds)).toEqual([[], []])
  })
})

describe('the announced outcome of an action is what happens', () => {
  const warn = (...codes: string[]) => codes.map((code) => ({ line: null, code, message: 'x' }))
  const asked = [
    [],
    warn('practitioner-unchosen'),
    warn('practitioner-gone'),
    warn('email-name'),
    warn('owner-differs', 'practitioner-unchosen'),
    warn('unit', 'practitioner-unchosen'),
  ]
  const standings = asked.flatMap((warnings) =>
    (warnings.length > 0 ? (['processed'] as const) : (['completed', 'pending'] as const)).flatMap((status) =>
      [true, false].flatMap((isLinked) =>
        [true, false].map((held) => ({ warnings, status, isLinked, held: held || status === 'pending' })),
      ),
    ),
  )

  it('when assigning, to each practitioner and to none', async () => {
    const report = await upload()
    for (const { isLinked, held, ...standing } of standings)
      for (const reviewer of [null, holds, releases]) {
        const practitionerId = held ? holds.practitionerId : null
        const clientId = isLinked ? report.clientId : null
        await portal.deps.db
          .update(reports)
          .set({ ...standing, held, practitionerId, clientId })
          .where(eq(reports.id, report.id))
        const before = (await admin.visit.get(`/api/reports/${report.id}`)).body as Before
        const rule = reviewer && { holds: reviewer === holds }
        const isSaid =
          onAssigning(before, rule).status === 'completed' && before.status !== 'completed' && isLinked
        const body = { ids: [report.id], practitionerId: reviewer?.practitionerId ?? null }
        const answer = (await admin.visit.post('/api/reports/assign', body)).body as ActionResult
        expect(answer.released, JSON.stringify([before, rule])).toEqual(isSaid ? [report.id] : [])
        const isHeld =
          ((await admin.visit.get(`/api/reports/${report.id}`)).body as ActionResult).status === 'pending'
        if (before.status === 'processed')
          expect(isHeld, JSON.stringify([before, rule])).toBe(onAssigning(before, rule).status === 'pending')
      }
  })

  it('when linking', async () => {
    const report = await upload()
    for (const { isLinked, held, ...standing } of standings) {
      if (isLinked) continue
      const practitionerId = held ? holds.practitionerId : null
      await portal.deps.db
        .update(reports)
        .set({ ...standing, held, practitionerId, clientId: null })
        .where(eq(reports.id, report.id))
      const before = (await admin.visit.get(`/api/reports/${report.id}`)).body as Before
      const { released } = await link(report, { clientId: report.clientId })
      expect(released, JSON.stringify(before)).toEqual(
        onLinking(before).status === 'completed' ? [report.id] : [],
      )
    }
  })
})

describe('the same files uploaded again with other choices', () => {
  it.each<[choice: string, value: () => string | Promise<string>]>([
    ['practitionerId', () => `${releases.practitionerId}`],
    ['clientName', () => 'Another Name'],
    ['notes', () => 'repeat of EF1'],
    ['clientId', async () => `${(await portal.person('client')).clientId}`],
    ['email', () => 'somebody.else@example.com'],
  ])('change nothing, and the answer names %s as not applied', async (choice, value) => {
    const sample = sampleOf()
    const before = await send(sample)
    const answer = await send(sample, { [choice]: await value() })
    expect(answer).toMatchObject({ answered: 200, ...nothing, notApplied: [choice] })
    expect(answer).toMatchObject({ id: before.id, version: before.version, clientId: before.clientId })
  })

  it('match the existing report in any letter case of the sample ID', async () => {
    const sample = sampleOf()
    const before = await send(sample)
    expect(await send(sample, { sampleId: ` ${sample.sampleId.toLowerCase()} ` })).toMatchObject({
      ...{ answered: 200, id: before.id, sampleId: sample.sampleId, notApplied: [] },
    })
  })

  it('name the hold as not applied, but no choice that the report already meets', async () => {
    const sample = sampleOf()
    const choices = { practitionerId: `${holds.practitionerId}`, notes: 'once', email: sample.email }
    await send(sample, choices)
    expect(await send(sample, { ...choices, hold: 'true' })).toMatchObject({ notApplied: [] })
    expect(await send(sample, { ...choices, hold: 'false', notes: 'twice' })).toMatchObject({
      notApplied: ['hold', 'notes'],
    })
    expect(await send(sample, {})).toMatchObject({ notApplied: [] })
  })

  it('name a choice of no practitioner as not applied while the report waits for one', async () => {
    const sample = sampleOf({ practitioner: 'Dr. Nobody Known' })
    await send(sample)
    expect(await send(sample, { practitionerId: 'none' })).toMatchObject({ notApplied: ['practitionerId'] })
    const { id } = await send(sample)
    await admin.visit.patch(`/api/reports/${id}`, { practitionerId: null })
    expect(await send(sample, { practitionerId: 'none' })).toMatchObject({ notApplied: [] })
  })

  it('name unapplied choices to a machine token, which cannot choose a client', async () => {
    const { body } = await admin.visit.post('/api/machine-tokens', { name: 'The laboratory' })
    const { token } = body as { token: string }
    const bring = (fields: Record<string, string>) =>
      portal.stranger().send('POST', '/api/reports/multi-file', {
        form: tripletForm(sample, { fields }),
        headers: { Authorization: `Bearer ${token}` },
      })
    const sample = sampleOf()
    expect((await bring({ notes: 'first' })).body).toMatchObject({ notApplied: [] })
    expect(await bring({ notes: 'second', practitionerId: `${holds.practitionerId}` })).toMatchObject({
      status: 200,
      body: { notApplied: ['practitionerId', 'notes'] },
    })
  })
})

describe('editing applies what an upload chooses', () => {
  it('notes', async () => {
    const report = await upload()
    expect((await edit(report, { notes: 'repeat' })).body).toMatchObject({
      notes: 'repeat',
      status: 'completed',
    })
  })

  it('a hold with its practitioner, for a waiting and for an unlinked report', async () => {
    const { practitionerId } = releases
    const waits = await upload({ dateOfReceipt: '2062-01-01' })
    const held = (await edit(waits, { practitionerId, hold: true })).body
    expect(held).toMatchObject({ status: 'processed', held: true, ...nothing })
    const nobody = await nobodys()
    expect((await edit(nobody, { practitionerId, hold: true })).body).toMatchObject({
      ...{ status: 'pending', held: true },
    })
    expect(await link(nobody, { withoutEmail: true })).toMatchObject({ status: 'pending', released: [] })
  })

  it('a corrected date that was the last open question, which releases it by the choice of the same edit', async () => {
    const senseless = { dateOfReceipt: '2062-01-01', practitioner: 'Dr. Nobody Known' }
    const mended = { dateOfReceipt: '01.11.2026' }
    const { practitionerId } = releases
    const free = await upload(senseless)
    const { body } = await edit(free, { ...mended, practitionerId })
    expect(body).toMatchObject({ status: 'completed', ...allTo(free, false) })
    const held = await upload(senseless)
    expect((await edit(held, { ...mended, practitionerId: holds.practitionerId })).body).toMatchObject({
      ...{ status: 'pending', held: true, ...nothing },
    })
    const later = await upload(senseless)
    expect((await edit(later, { practitionerId })).body).toMatchObject({ status: 'processed', ...nothing })
    expect((await edit(later, mended)).body).toMatchObject({ status: 'completed', ...allTo(later, false) })
  })

  it('no hold of a report that its client sees, nor one without a practitioner', async () => {
    const report = await upload()
    const refused = await edit(report, { practitionerId: holds.practitionerId, hold: true })
    expect(refused.status).toBe(409)
    expect((await admin.visit.get(`/api/reports/${report.id}`)).body).toMatchObject({
      ...{ status: 'completed', practitionerId: null, version: report.version },
    })
    const reviewed = await upload({}, { practitionerId: `${holds.practitionerId}` })
    await holds.visit.post(`/api/reports/${reviewed.id}/release`)
    expect((await edit(reviewed, { hold: true })).status).toBe(409)
    const nobody = await nobodys()
    expect((await edit(nobody, { hold: true })).body).toMatchObject({
      fields: { practitionerId: 'is needed to hold a report for review' },
    })
    const open = await upload({ practitioner: 'Dr. Nobody Known' })
    expect((await edit(open, { hold: false })).body).toMatchObject({ status: 'processed', ...nothing })
  })

  it('the end of a hold, which releases it to its client', async () => {
    const held = await upload({}, { practitionerId: `${holds.practitionerId}` })
    const { body } = await edit(held, { hold: false })
    expect(body).toMatchObject({ status: 'completed', held: false, ...allTo(held, false) })
    const events = await portal.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, held.id))
    expect(events.find(({ action }) => action === 'report.update')?.fields).toEqual(['status', 'held'])
  })
})
