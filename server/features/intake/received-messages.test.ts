import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { atSize } from '@shared/testing/runs'
import { bearerOf } from '../../testing/machine'
import { startPortal, type Portal } from '../../testing/portal'
import { auditEvents } from '../audit/audit.tables'
import { reports } from '../reports/reports.tables'
import { clients } from '../clients/clients.tables'
import { receivedMessages } from './intake.tables'

let portal: Portal
let token: Awaited<ReturnType<typeof bearerOf>>
beforeAll(async () => {
  portal = await startPortal()
  token = await bearerOf(await portal.person('admin'), ['reports:write'])
})
afterAll(() => portal.close())

const post = (path: string, type: string, raw: string | Uint8Array) =>
  portal.stranger().send('POST', path, { raw, headers: { ...token.headers, 'Content-Type': type } })

type Sent = {
  sample: string
  name?: string
  id?: string
  status?: string
  obx?: string[]
  birth?: string
  email?: string
}
const obx = (at: number, food: string, value: string, unit = 'ug/mL', status = 'F') =>
  `OBX|${at}|NM|F${at}^${food}||${value}|${unit}|||||${status}`
const hl7 = ({
  sample,
  name = 'LIND^NORA',
  id = sample,
  status = 'F',
  birth = '19840309',
  email = '',
  obx: results,
}: Sent) =>
  [
    `MSH|^~\\&|LIS|LAB|PW|P|20261005093000||ORU^R01|${id}|P|2.5`,
    `PID|1||77||${name}||${birth}|F|||||${email && `^NET^Internet^${email}`}`,
    `OBR|1||${sample}|IGG^Food panel||||||||||20261001||||||||20261005|||${status}`,
    ...(results ?? [obx(1, 'Egg white', '54.7'), obx(2, 'Rice', '1.1')]),
  ].join('\r')
const sendHl7 = async (text: string) =>
  (await post('/api/reports/hl7', 'x-application/hl7-v2+er7', text)).text
const codeOf = (ack: string) => /\rMSA\|(\w\w)/.exec(ack)?.[1]
const errorOf = (ack: string) => Number(/\rERR\|\|[^|]*\|(\d+)/.exec(ack)?.[1])

const reportsOf = (sampleId: string) =>
  portal.deps.db.select().from(reports).where(eq(reports.sampleId, sampleId)).orderBy(reports.id)
const levelsOf = async (sampleId: string) =>
  (await reportsOf(sampleId)).map(({ results }) => results.map(({ food, level }) => `${food} ${level}`))

const bundle = (
  { sample, name = 'Nora Lind', id = sample, status = 'final', email = '' }: Sent,
  value: object = { valueQuantity: { value: 54.7, code: 'ug/mL' } },
) => ({
  resourceType: 'Bundle',
  type: 'collection',
  identifier: { system: 'urn:lis', value: id },
  entry: [
    {
      fullUrl: 'urn:uuid:1',
      resource: {
        resourceType: 'Patient',
        name: [{ text: name }],
        birthDate: '1984-03-09',
        telecom: email ? [{ system: 'email', value: email }] : [],
      },
    },
    {
      fullUrl: 'urn:uuid:2',
      resource: {
        resourceType: 'Observation',
        status: 'final',
        code: { text: 'Egg white' },
        subject: { reference: 'urn:uuid:1' },
        ...value,
      },
    },
    {
      resource: {
        resourceType: 'DiagnosticReport',
        status,
        identifier: [{ value: sample }],
        code: { text: 'IgG' },
        subject: { reference: 'urn:uuid:1' },
        result: [{ reference: 'urn:uuid:2' }],
      },
    },
  ],
})
const sendFhir = (body: unknown) => post('/api/reports/fhir', 'application/fhir+json', JSON.stringify(body))

describe('a message in HL7 v2', () => {
  it('becomes a report with its triplet, and says that the portal made it', async () => {
    const answer = await post('/api/reports/hl7', 'x-application/hl7-v2+er7', hl7({ sample: 'H1' }))
    expect(answer.headers.get('content-type')).toBe('x-application/hl7-v2+er7; charset=utf-8')
    const [report] = await reportsOf('H1')
    expect(answer.text).toContain(`\rMSA|AA|H1|Report ${report?.id}\r`)
    expect(report).toMatchObject({
      clientName: 'NORA LIND',
      dateOfBirth: '1984-03-09',
      gender: 'Female',
      scale: 'µg/ml',
      dateOfReceipt: '2026-10-01',
      reportDate: '2026-10-05',
      warnings: [],
    })
    expect(await levelsOf('H1')).toEqual([['Egg white high', 'Rice low']])
    const admin = await portal.person('admin')
    const page = await admin.visit.get(`/api/reports/${report?.id}/view`)
    expect(page.text).toContain('The portal made this from the laboratory&#39;s HL7 v2 message.')
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'report.upload'))
    const by = { actorId: null, fields: [`token:${token.id}`] }
    expect(events).toMatchObject([{ ...by, subjectId: report?.id }])
  })

  it('sent again changes nothing, also with another moment, and another one with its ID is refused', async () => {
    const text = hl7({ sample: 'H2' })
    const first = await sendHl7(text)
    expect(codeOf(await sendHl7(text.replace('20261005093000', '20261005094500')))).toBe('AA')
    expect(codeOf(first)).toBe('AA')
    const other = await sendHl7(hl7({ sample: 'H2', obx: [obx(1, 'Egg white', '1.0')] }))
    expect([codeOf(other), errorOf(other)]).toEqual(['AE', 205])
    expect(await levelsOf('H2')).toEqual([['Egg white high', 'Rice low']])
  })

  it('sent ten times at once is one report', async () => {
    const acks = await Promise.all(Array.from({ length: 10 }, () => sendHl7(hl7({ sample: 'H3' }))))
    expect(acks.map(codeOf)).toEqual(acks.map(() => 'AA'))
    expect(await reportsOf('H3')).toHaveLength(1)
    expect(await portal.deps.db.$count(receivedMessages, eq(receivedMessages.identifier, 'LIS|LAB|H3'))).toBe(
      1,
    )
  })

  it('with an unknown unit waits for an admin', async () => {
    expect(codeOf(await sendHl7(hl7({ sample: 'H4', obx: [obx(1, 'Egg white', '54.7', 'kU/L')] })))).toBe(
      'AA',
    )
    const [report] = await reportsOf('H4')
    expect(report?.status).not.toBe('completed')
    expect(report?.warnings.length).toBeGreaterThan(0)
  })

  it('with a cancelled result has it unread, never low', async () => {
    const lines = [obx(1, 'Egg white', '1.0', 'ug/mL', 'X'), obx(2, 'Rice', '1.1')]
    expect(codeOf(await sendHl7(hl7({ sample: 'H5', obx: lines })))).toBe('AA')
    const [report] = await reportsOf('H5')
    expect(report?.results.map(({ food }) => food)).toEqual(['Rice'])
    expect(report?.unread?.map(({ food }) => food)).toEqual(['Egg white'])
    expect(report?.status).not.toBe('completed')
  })

  it('replaces the report of its sample as a correction, and not that of another person', async () => {
    await sendHl7(hl7({ sample: 'H6' }))
    const [before] = await reportsOf('H6')
    const lines = [obx(1, 'Egg white', '3.0', 'ug/mL', 'C'), obx(2, 'Rice', '1.1')]
    expect(codeOf(await sendHl7(hl7({ sample: 'H6', id: 'H6-2', status: 'C', obx: lines })))).toBe('AA')
    const after = await reportsOf('H6')
    expect(after.map(({ id }) => id)).toEqual([before?.id])
    expect(await levelsOf('H6')).toEqual([['Egg white low', 'Rice low']])
    const other = { sample: 'H6', id: 'H6-3', status: 'C', obx: lines }
    for (const wrong of [
      { ...other, name: 'BERG^OLAF' },
      { ...other, birth: '19700101' },
    ])
      expect(errorOf(await sendHl7(hl7(wrong)))).toBe(205)
    expect((await reportsOf('H6'))[0]?.clientName).toBe('NORA LIND')
  })

  it('about two people, or that is preliminary, makes no report', async () => {
    const two = `${hl7({ sample: 'H7' })}\r${hl7({ sample: 'H7', name: 'BERG^OLAF' }).split('\r').slice(1).join('\r')}`
    expect(errorOf(await sendHl7(two))).toBe(100)
    expect(errorOf(await sendHl7(hl7({ sample: 'H7', status: 'P' })))).toBe(103)
    expect(await reportsOf('H7')).toEqual([])
  })

  it('keeps the PDF in its ED, and is refused with another document', async () => {
    const { pdf } = makeTriplet({
      sampleId: 'H8',
      clientName: 'Nora Lind',
      unit: 'µg/ml',
      results: [{ food: 'Egg white', value: 54.7 }],
    })
    const ed = (data: string) => `OBX|3|ED|PDF^Report||^application^pdf^Base64^${data}||||||F`
    const lines = [obx(1, 'Egg white', '54.7')]
    expect(
      codeOf(await sendHl7(hl7({ sample: 'H8', obx: [...lines, ed(Buffer.from(pdf).toString('base64'))] }))),
    ).toBe('AA')
    const [report] = await reportsOf('H8')
    const admin = await portal.person('admin')
    const { text } = await admin.visit.get(`/api/reports/${report?.id}/download/pdf`)
    expect(text).toBe(Buffer.from(pdf).toString('utf8'))
    expect(errorOf(await sendHl7(hl7({ sample: 'H9', obx: [...lines, ed(btoa('no pdf'))] })))).toBe(102)
    expect(await reportsOf('H9')).toEqual([])
  })

  it('with 5,000 results is taken whole', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => obx(at + 1, `Food ${at}`, String(at % 40)))
    expect(codeOf(await sendHl7(hl7({ sample: 'H10', obx: many })))).toBe('AA')
    expect((await reportsOf('H10'))[0]?.results).toHaveLength(5_000)
  })

  it('is refused in another media type, as is a text that is none', async () => {
    expect((await post('/api/reports/hl7', 'application/json', '{}')).status).toBe(415)
    expect((await post('/api/reports/hl7', 'text/plain', 'hello')).status).toBe(400)
    expect((await post('/api/reports/hl7', 'text/plain', '')).status).toBe(400)
  })
})

describe('a bundle in FHIR', () => {
  it('becomes a report once, and another bundle with its identifier is refused', async () => {
    const first = await sendFhir(bundle({ sample: 'B1' }))
    expect(first).toMatchObject({ status: 201, body: { sampleId: 'B1' } })
    expect(await sendFhir(bundle({ sample: 'B1' }))).toMatchObject({
      status: 200,
      body: first.body as object,
    })
    expect((await sendFhir(bundle({ sample: 'B1', name: 'Nora Lynd' }))).status).toBe(409)
    expect(await levelsOf('B1')).toEqual([['Egg white high']])
  })

  it('replaces the report of its sample as a correction', async () => {
    await sendFhir(bundle({ sample: 'B2' }))
    const corrected = bundle(
      { sample: 'B2', id: 'B2-2', status: 'corrected' },
      { valueQuantity: { value: 2, code: 'ug/mL' } },
    )
    expect((await sendFhir(corrected)).status).toBe(200)
    expect(await levelsOf('B2')).toEqual([['Egg white low']])
  })

  it('with a cancelled or absent result has it unread', async () => {
    for (const [sample, value] of [
      ['B3', { status: 'cancelled', valueQuantity: { value: 1, code: 'ug/mL' } }],
      ['B4', { dataAbsentReason: { text: 'low volume' } }],
    ] as const) {
      expect((await sendFhir(bundle({ sample }, value))).status).toBe(201)
      const [report] = await reportsOf(sample)
      expect([report?.results, report?.status]).toEqual([[], 'failed'])
    }
  })

  it('is refused with a sentence where it is no JSON or too large', async () => {
    expect((await post('/api/reports/fhir', 'application/fhir+json', '{')).status).toBe(400)
    const large = new Uint8Array(16 * 1024 * 1024).fill(32)
    expect(await post('/api/reports/fhir', 'application/fhir+json', large)).toMatchObject({
      status: 413,
      body: { error: expect.stringContaining('15 MB') as string },
    })
  })
})

it('a mutated message never fails the portal, and reaches nobody else', async () => {
  const nora = await portal.person('client', {
    email: 'client1@example.org',
    firstName: 'Nora',
    lastName: 'Lind',
    dateOfBirth: '1984-03-09',
  })
  await portal.person('client', {
    email: 'client2@example.org',
    firstName: 'Olaf',
    lastName: 'Berg',
    dateOfBirth: '1970-01-01',
  })
  const { email } = nora
  const random = seeded(7)
  const mutate = (text: string) => {
    // Often the address of somebody else, which random edits hardly ever make.
    const bytes = Buffer.from(random() < 0.3 ? text.replaceAll('client1@', 'client2@') : text)
    for (let edits = 1 + Math.floor(random() * 4); edits > 0; edits -= 1) {
      const at = Math.floor(random() * bytes.length)
      bytes[at] =
        random() < 0.5 ? Math.floor(random() * 256) : (bytes[Math.floor(random() * bytes.length)] ?? 0)
    }
    return random() < 0.2 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes
  }
  const statuses = new Map<number, number>()
  for (let n = 0; n < atSize(120, 2_000); n += 1) {
    const answer =
      n % 2 === 0
        ? await post('/api/reports/hl7', 'text/plain', mutate(hl7({ sample: `M${n}`, email })))
        : await post(
            '/api/reports/fhir',
            'application/json',
            mutate(JSON.stringify(bundle({ sample: `M${n}`, email }))),
          )
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  const others = await portal.deps.db
    .select({ clientId: reports.clientId, clientName: reports.clientName })
    .from(reports)
    .innerJoin(clients, and(eq(clients.id, reports.clientId), eq(clients.dateOfBirth, '1970-01-01')))
  expect(others).toEqual([])
  expect(await portal.deps.db.$count(reports, eq(reports.clientId, nora.clientId))).toBeGreaterThan(0)
}, 120_000)

/** A generator of the same numbers in each run (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
