import type {
  AllergyIntolerance,
  Bundle,
  BundleEntry,
  DiagnosticReport,
  DocumentReference,
  FhirResource,
  Observation,
  ObservationReferenceRange,
  Patient,
  Quantity,
  Reference,
  Specimen,
} from 'fhir/r4'
import { levelWords, type ScaleName, scales } from '../reports/levels'
import { splitBound } from './bounds'
import type { HealthRecord, RecordedOutcome, RecordedReport, RecordedResult } from './record'
import { toBase64 } from './base64'
import { concept, ownCodes, quantityUnit, systems } from './vocabulary'

const CONCLUSION =
  'IgG antibodies against a food show that it was eaten. They show no allergy and are no diagnosis.'
export const PDF_LEFT_OUT = 'The PDF of the laboratory is too large to be part of this.'

/**
 * Writes a record as a FHIR R4 Bundle (type collection): Patient, and for each report a
 * DiagnosticReport, Specimen, an Observation per food and a DocumentReference for the PDF;
 * AllergyIntolerances, and an Observation per outcome. @param newId makes UUIDs
 * @see https://hl7.org/fhir/R4/bundle.html
 */
export function writeRecord(record: HealthRecord, newId: () => string): Bundle {
  const entries: BundleEntry[] = []
  const add = (resource: FhirResource): Reference => {
    const fullUrl = `urn:uuid:${newId()}`
    entries.push({ fullUrl, resource })
    return { reference: fullUrl }
  }
  const patient = add(patientOf(record))
  for (const report of record.reports) addReport(report, patient, add)
  for (const name of record.allergies) add(allergyOf(name, patient))
  for (const outcome of record.outcomes) add(outcomeOf(outcome, patient))
  return {
    resourceType: 'Bundle',
    type: 'collection',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${newId()}` },
    timestamp: record.madeAt,
    entry: entries,
  }
}

const genders: Record<string, Patient['gender']> = { Male: 'male', Female: 'female', Other: 'other' }

function patientOf({ person }: HealthRecord): Patient {
  const telecom = [
    ...(person.email ? [{ system: 'email' as const, value: person.email }] : []),
    ...(person.phone ? [{ system: 'phone' as const, value: person.phone }] : []),
  ]
  return {
    resourceType: 'Patient',
    name: [{ text: person.name }],
    gender: genders[person.gender] ?? 'unknown',
    ...(person.dateOfBirth && { birthDate: person.dateOfBirth }),
    ...(telecom.length > 0 && { telecom }),
  }
}

type Add = (resource: FhirResource) => Reference

function addReport(report: RecordedReport, subject: Reference, add: Add): void {
  const sample = { type: concept(systems.identifierType, 'ACSN'), value: report.sampleId }
  const specimen = add({
    resourceType: 'Specimen',
    accessionIdentifier: sample,
    subject,
    ...(report.dateOfReceipt && { receivedTime: report.dateOfReceipt }),
  } satisfies Specimen)
  const about = { status: report.status, subject, specimen }
  const read = report.results.map((result) =>
    add({ ...foodOf(result.food, about), ...valueOf(result, report.scale) }),
  )
  const unread = report.unread.map(({ food, text }) =>
    add({ ...foodOf(food, about), dataAbsentReason: concept(systems.absent, 'unknown', text || 'Not read') }),
  )
  const isLeftOut = report.pdf === 'left-out'
  const told = add({
    resourceType: 'DiagnosticReport',
    identifier: [sample],
    status: report.status,
    category: [concept(systems.section, 'LAB')],
    code: { text: ownCodes.report },
    subject,
    specimen: [specimen],
    ...(report.dateOfReceipt && { effectiveDateTime: report.dateOfReceipt }),
    ...(report.reportDate && { issued: `${report.reportDate}T00:00:00Z` }),
    ...(report.practitioner && { resultsInterpreter: [{ display: report.practitioner }] }),
    result: [...read, ...unread],
    conclusion: isLeftOut ? `${CONCLUSION} ${PDF_LEFT_OUT}` : CONCLUSION,
  } satisfies DiagnosticReport)
  if (report.pdf instanceof Uint8Array) add(documentOf(report.pdf, report, subject, told))
}

type About = { status: 'final' | 'preliminary'; subject: Reference; specimen: Reference }

const foodOf = (food: string, about: About): Observation => ({
  resourceType: 'Observation',
  ...about,
  category: [concept(systems.category, 'laboratory')],
  code: { text: food },
})

/** Moderate and high are both above the normal range; the text says which. */
const valueOf = ({ value, text, level }: RecordedResult, scale: ScaleName): Partial<Observation> => ({
  ...(value === null ? { valueString: text } : { valueQuantity: quantityOf(value, text, scale) }),
  interpretation: [concept(systems.interpretation, level === 'low' ? 'N' : 'H', levelWords[level])],
  ...(value !== null && { referenceRange: rangesOf(scale) }),
})

function quantityOf(value: number, text: string, scale: ScaleName): Quantity {
  const { comparator } = splitBound(text)
  return { value, ...(comparator && { comparator }), ...quantityUnit[scale] }
}

function rangesOf(name: ScaleName): ObservationReferenceRange[] {
  const { moderate, high } = scales[name]
  const bound = (value: number) => ({ value, ...quantityUnit[name] })
  return [
    {
      high: bound(moderate),
      type: concept(systems.range, 'normal'),
      text: `${levelWords.low}: below ${moderate}`,
    },
    {
      low: bound(moderate),
      high: bound(high),
      text: `${levelWords.moderate}: from ${moderate} to below ${high}`,
    },
    { low: bound(high), text: `${levelWords.high}: ${high} or more` },
  ]
}

const documentOf = (
  pdf: Uint8Array,
  { sampleId }: RecordedReport,
  subject: Reference,
  told: Reference,
): DocumentReference => ({
  resourceType: 'DocumentReference',
  status: 'current',
  type: { text: 'Report of the laboratory' },
  subject,
  content: [
    {
      attachment: {
        contentType: 'application/pdf',
        title: `Food_Intolerance_Report_${sampleId}.pdf`,
        size: pdf.length,
        data: toBase64(pdf),
      },
    },
  ],
  context: { related: [told] },
})

const allergyOf = (name: string, patient: Reference): AllergyIntolerance => ({
  resourceType: 'AllergyIntolerance',
  clinicalStatus: concept(systems.clinical, 'active'),
  verificationStatus: concept(systems.verification, 'unconfirmed'),
  type: 'allergy',
  code: { text: name },
  patient,
  recorder: patient,
})

const outcomeOf = ({ foods, outcome, since, amount }: RecordedOutcome, subject: Reference): Observation => ({
  resourceType: 'Observation',
  status: 'final',
  code: { text: ownCodes.outcome },
  subject,
  effectiveDateTime: since,
  valueString: outcome,
  component: [
    ...foods.map((food) => ({ code: { text: ownCodes.food }, valueString: food })),
    ...(amount ? [{ code: { text: ownCodes.amount }, valueString: amount }] : []),
  ],
})
