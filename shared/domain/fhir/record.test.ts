import fc from 'fast-check'
import { Fhir } from 'fhir'
import { expect, it } from 'vitest'
import { levelOf, type ScaleName } from '../reports/levels'
import { outcomeKinds } from '../trial/trial'
import { shareContents } from '../shares/share-contents'
import { chosenFrom, type HealthRecord } from './record'
import { readRecord } from './read-record'
import { readLaboratoryBundle } from './read-laboratory-bundle'
import { writeRecord } from './write-record'

const newId = () => globalThis.crypto.randomUUID()
const validator = new Fhir()

/** A word that marks where it came from, so that a leak shows. */
const words = (mark: string) =>
  fc.string({ minLength: 1, maxLength: 12 }).map((text) => `${mark}${text.replace(/[^a-z]/gi, 'x')}`)
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const reportIn = (scale: ScaleName) =>
  fc.record({
    sampleId: words('sample'),
    status: fc.constantFrom('final' as const, 'preliminary' as const),
    dateOfReceipt: fc.option(day),
    reportDate: fc.option(day),
    practitioner: fc.constantFrom('', 'Dr. Weber'),
    scale: fc.constant(scale),
    results: fc.array(
      fc
        .record({
          food: words('tested'),
          value: fc.integer({ min: 0, max: 900 }),
          sign: fc.constantFrom('', '<'),
        })
        .map(({ food, value: tenths, sign }) => {
          const value = tenths / 10
          return { food, value, text: `${sign}${value}`, level: levelOf(value, scale) }
        }),
      { minLength: 1, maxLength: 5 },
    ),
    unread: fc.array(fc.record({ food: words('unread'), text: fc.constantFrom('Not read', 'n. a.') }), {
      maxLength: 2,
    }),
    pdf: fc.constantFrom(undefined, 'left-out' as const, new TextEncoder().encode('%PDF-1.4 secret')),
  })

const records: fc.Arbitrary<HealthRecord> = fc.record({
  madeAt: fc.constant('2026-11-28T10:00:00.000Z'),
  person: fc.record({
    name: words('Nora '),
    gender: fc.constantFrom('', 'Male', 'Female', 'Other'),
    dateOfBirth: fc.option(day),
    email: fc.constantFrom('', 'nora@example.org'),
    phone: fc.constantFrom('', '+49 30 1234567'),
  }),
  reports: fc.array(fc.constantFrom<ScaleName>('µg/ml', 'index').chain(reportIn), { maxLength: 3 }),
  allergies: fc.array(words('reacts'), { maxLength: 3 }),
  outcomes: fc.array(
    fc.record({
      foods: fc.array(words('tried'), { minLength: 1, maxLength: 2 }),
      outcome: fc.constantFrom(...outcomeKinds),
      since: day,
      amount: fc.constantFrom('', 'half a cup'),
    }),
    { maxLength: 3 },
  ),
})

it('a record is valid FHIR R4 and is read back as it was', () => {
  fc.assert(
    fc.property(records, (record) => {
      const bundle = writeRecord(record, newId)
      const { valid, messages } = validator.validate(bundle, { errorOnUnexpected: true })
      expect(messages.filter(({ severity }) => String(severity) === 'error')).toEqual([])
      expect(valid).toBe(true)
      expect(readRecord(bundle)).toEqual(record)
    }),
    { numRuns: 60 },
  )
})

it('a record with chosen contents has nothing of the others', () => {
  fc.assert(
    fc.property(records, fc.subarray([...shareContents]), (record, contents) => {
      const text = JSON.stringify(writeRecord(chosenFrom(record, contents), newId))
      const has = (content: (typeof shareContents)[number]) => contents.includes(content)
      const shown = has('all-results')
        ? record.reports
        : has('latest-results')
          ? record.reports.slice(0, 1)
          : []
      for (const report of record.reports.filter((one) => !shown.includes(one)))
        if (!shown.some(({ sampleId }) => sampleId.includes(report.sampleId)))
          expect(text).not.toContain(`"${report.sampleId}"`)
      if (shown.length === 0) expect(text).not.toMatch(/"tested|"unread/)
      if (!has('allergies')) expect(text).not.toContain('reacts')
      if (!has('plan')) expect(text).not.toContain('tried')
      if (!has('pdf')) expect(text).not.toContain('application/pdf')
    }),
  )
})

it('a final report of the portal is read as a laboratory would send it', () => {
  fc.assert(
    fc.property(records, fc.constantFrom<ScaleName>('µg/ml', 'index').chain(reportIn), (record, report) => {
      const one = { ...record, reports: [{ ...report, status: 'final' as const }] }
      const { report: read } = readLaboratoryBundle(JSON.parse(JSON.stringify(writeRecord(one, newId))))
      expect(read).toEqual({
        sampleId: report.sampleId,
        clientName: record.person.name,
        gender: record.person.gender,
        dateOfBirth: record.person.dateOfBirth ?? '',
        email: record.person.email,
        phone: record.person.phone,
        dateOfReceipt: report.dateOfReceipt ?? '',
        reportDate: report.reportDate ?? report.dateOfReceipt ?? '',
        practitioner: report.practitioner,
        unit: report.scale,
        results: [
          ...report.results.map(({ food, text }) => ({ food, category: '', text })),
          ...report.unread.map(({ food }) => ({ food, category: '', text: '' })),
        ],
        pdf: report.pdf instanceof Uint8Array ? report.pdf : undefined,
        isCorrection: false,
      })
    }),
  )
})
