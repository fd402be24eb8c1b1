import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Bundle } from 'fhir/r4'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mutateJson } from '@shared/testing/mutate-json'
import { randomFrom } from '@shared/testing/people-who-avoid'
import { atSize } from '@shared/testing/runs'
import { foodBundle, micrograms } from '../../testing/food-bundle'
import { bearerOf } from '../../testing/machine'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { naughty } from '../../testing/naughty'
import { auditEvents } from '../audit/audit.tables'
import { reports } from '../reports/reports.tables'
import { receivedMessages } from './intake.tables'

const DAMAGED = atSize(60, 1_000)

let portal: Portal
let admin: Person
let token: Awaited<ReturnType<typeof bearerOf>>
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  token = await bearerOf(admin, ['reports:write'])
})
afterAll(() => portal.close())

const post = (raw: string | Uint8Array, type = 'application/fhir+json') =>
  portal.stranger().send('POST', '/api/reports/fhir', {
    raw,
    headers: { ...token.headers, 'Content-Type': type },
  })
const send = (bundle: object) => post(JSON.stringify(bundle))
const rowsOf = (sampleId: string) =>
  portal.deps.db.select().from(reports).where(eq(reports.sampleId, sampleId))
const levelsOf = async (sampleId: string) =>
  (await rowsOf(sampleId)).map(({ results }) => results.map(({ food, level }) => [food, level]))

describe('a bundle', () => {
  it('becomes a report of the person it names, audited as the token, and tells the sender nothing of them', async () => {
    const anna = await portal.person('client', {
      email: 'anna@example.org',
      firstName: 'Anna',
      lastName: 'Jones',
    })
    const sent = await send(foodBundle({ identifier: 'm1', sampleId: 'FB1', email: anna.email }))
    expect(sent.status).toBe(201)
    const [row] = await rowsOf('FB1')
    expect(sent.body).toEqual({ id: row?.id, sampleId: 'FB1', status: row?.status, warningCount: 0 })
    expect(row).toMatchObject({ clientId: anna.clientId, dateOfBirth: '1980-03-12', scale: 'µg/ml' })
    expect(await levelsOf('FB1')).toEqual([
      [
        ['Egg white', 'high'],
        ['Rice', 'low'],
      ],
    ])
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, row?.id ?? 0))
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'report.upload', actorId: null, fields: [`token:${token.id}`] }),
    )
  })

  it('sent again changes nothing, and another one with its identifier is refused', async () => {
    const bundle = foodBundle({ identifier: 'm2', sampleId: 'FB2' })
    const first = await send(bundle)
    const before = await rowsOf('FB2')
    const again = await send(bundle)
    expect(again).toMatchObject({ status: 200, body: first.body })
    const other = foodBundle({ identifier: 'm2', sampleId: 'FB2', results: [micrograms('Egg white', 1)] })
    expect(await send(other)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('its own identifier') as string },
    })
    expect(await rowsOf('FB2')).toEqual(before)
  })

  it('sent ten times at once is one report', async () => {
    const bundle = foodBundle({ identifier: 'm3', sampleId: 'FB3' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(bundle)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(await rowsOf('FB3')).toHaveLength(1)
  })

  it('with a result that was cancelled or has an unknown unit waits for a check, and gives it no level', async () => {
    const sent = await send(
      foodBundle({
        identifier: 'm4',
        sampleId: 'FB4',
        results: [
          micrograms('Egg white', 54.7),
          { ...micrograms('Rice', 1.1), status: 'cancelled' },
          { food: 'Garlic', status: 'final', dataAbsentReason: { text: 'too little serum' } },
          { food: 'Oat', status: 'final', valueQuantity: { value: 3, unit: 'kU/l' } },
        ],
      }),
    )
    expect(sent).toMatchObject({ status: 201, body: { status: 'processed' } })
    // With two units, no value may be read in the other's.
    const [levels = []] = await levelsOf('FB4')
    expect(levels).toEqual([['Egg white', 'high']])
    const [row] = await rowsOf('FB4')
    expect(row?.unread?.map(({ food }) => food)).toEqual(['Rice', 'Garlic', 'Oat'])
  })
})

describe('a correction', () => {
  it('replaces the results of the report it corrects, each time', async () => {
    const { body } = await send(foodBundle({ identifier: 'c1', sampleId: 'FC1' }))
    for (const [identifier, value, level] of [
      ['c2', 1, 'low'],
      ['c3', 12, 'moderate'],
    ] as const) {
      const results = [micrograms('Egg white', value)]
      const corrected = foodBundle({ identifier, sampleId: 'FC1', status: 'corrected', results })
      expect(await send(corrected)).toMatchObject({ status: 200, body: { id: (body as { id: number }).id } })
      expect(await levelsOf('FC1')).toEqual([[['Egg white', level]]])
    }
    // What was corrected stays corrected when an earlier message is sent again.
    expect((await send(foodBundle({ identifier: 'c1', sampleId: 'FC1' }))).status).toBe(200)
    expect(await levelsOf('FC1')).toEqual([[['Egg white', 'moderate']]])
  })

  it.each([{ name: 'Bea Lee' }, { birthDate: '1991-01-01' }])(
    'for another person (%o) is refused and changes nothing',
    async (other) => {
      const sampleId = `FC2${Object.keys(other).join('')}`
      await send(foodBundle({ identifier: `${sampleId}a`, sampleId }))
      const before = await rowsOf(sampleId)
      const wrong = foodBundle({ identifier: `${sampleId}b`, sampleId, status: 'corrected', ...other })
      expect(await send(wrong)).toMatchObject({
        status: 409,
        body: { error: expect.stringContaining('another person') as string },
      })
      expect(await rowsOf(sampleId)).toEqual(before)
    },
  )

  it('is a new report where none came before', async () => {
    expect((await send(foodBundle({ identifier: 'c5', sampleId: 'FC5', status: 'amended' }))).status).toBe(
      201,
    )
  })
})

describe('a refused bundle', () => {
  const sound = () => foodBundle({ identifier: 'r', sampleId: 'FR1' })
  const without = (type: string): Bundle => ({
    ...sound(),
    entry: (sound().entry ?? []).filter(({ resource }) => resource?.resourceType !== type),
  })
  const twice = (type: string): Bundle => ({
    ...sound(),
    entry: (sound().entry ?? []).flatMap((one) => (one.resource?.resourceType === type ? [one, one] : [one])),
  })

  it.each([
    ['two persons', twice('Patient'), 'The message has 2 Patient resources.'],
    ['nobody', without('Patient'), 'The message has 0 Patient resources.'],
    ['two reports', twice('DiagnosticReport'), 'The message has 2 DiagnosticReport resources.'],
    ['results that are missing', without('Observation'), 'refers to no Observation of the message.'],
    [
      'a report that is not final',
      foodBundle({ identifier: 'r', sampleId: 'FR1', status: 'preliminary' }),
      'final',
    ],
    [
      'a name that is too long',
      foodBundle({ identifier: 'r', sampleId: 'FR1', name: 'x'.repeat(201) }),
      'name',
    ],
    [
      'a PDF that is none',
      foodBundle({ identifier: 'r', sampleId: 'FR1', pdf: Buffer.from('GIF89a') }),
      'not a PDF',
    ],
    ['no bundle', { resourceType: 'Bundle', type: 'batch' }, 'entry is missing'],
  ])('has %s, and leaves no report', async (_, bundle, why) => {
    expect(await send(bundle)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(why) as string },
    })
    expect(await rowsOf('FR1')).toEqual([])
  })

  it('is not JSON, or not UTF-8, or of another media type', async () => {
    const text = JSON.stringify(sound())
    for (const raw of [text.slice(0, -9), '', Buffer.from(text.replace('Anna', 'Ann\u00e9'), 'latin1')])
      expect((await post(raw)).status).toBe(400)
    expect((await post(text, 'application/fhir+xml')).status).toBe(415)
    expect(await rowsOf('FR1')).toEqual([])
  })

  it('never causes a server error, whatever its texts are', async () => {
    const texts = naughty.filter((one) => typeof one === 'string')
    for (const text of [...texts, Array.from({ length: 500 }, randomUUID).join('')]) {
      const changes = [
        { identifier: text },
        { sampleId: text },
        { name: text },
        { birthDate: text, email: text },
      ]
      const sent = changes.map((one, at) =>
        send(foodBundle({ identifier: `${at}`, sampleId: 'FN1', ...one })),
      )
      for (const { status } of await Promise.all(sent)) expect(status, text.slice(0, 20)).toBeLessThan(500)
    }
  })

  it(`causes no server error in ${DAMAGED} damaged bundles, nor does a deep one`, async () => {
    const random = randomFrom(50)
    for (let n = 0; n < DAMAGED; n++) {
      const bundle = foodBundle({ identifier: `d${n}`, sampleId: `FD${n}`, pdf: Buffer.from('%PDF-1.4') })
      const { status, text } = await send(mutateJson(bundle, random) as object)
      expect(status, text).toBeLessThan(500)
    }
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    for (const raw of [deep, JSON.stringify(sound()).replace('"Anna Jones"', deep)])
      expect((await post(raw)).status).toBe(400)
  })
})

it('no message is noted without its report', async () => {
  const noted = await portal.deps.db.select({ id: receivedMessages.reportId }).from(receivedMessages)
  const there = await portal.deps.db.select({ id: reports.id }).from(reports)
  expect(noted.length).toBeGreaterThan(0)
  expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining(noted.map(({ id }) => id)))
})
