import { type LaboratoryReport, type SentResult, withUnit } from '../reports/laboratory-report'
import { fromBase64 } from './base64'
import {
  allOf,
  type Codeable,
  type HumanName,
  type Observation,
  onlyOne,
  type Placed,
  readBundle,
  RefusedBundle,
  type Value,
} from './received-bundle'
import { systems } from './vocabulary'

/** The report in a bundle, and the bundle's identifier if it has one. */
export type LaboratoryBundle = { report: LaboratoryReport; identifier: string | undefined }

const finals: ReadonlySet<string> = new Set(['final', 'amended', 'corrected', 'appended'])

/**
 * Reads a FHIR R4 Bundle of one DiagnosticReport about one Patient, with its Observations and at
 * most one PDF. Results that are cancelled or absent have the text '', so that they are never read
 * as low. Throws a RefusedBundle, whose sentence names the place and no value.
 */
export function readLaboratoryBundle(json: unknown): LaboratoryBundle {
  const { identifier, resources } = readBundle(json)
  const { it: person, urls: personUrls } = onlyOne(resources, 'Patient')
  const { it: report, path } = onlyOne(resources, 'DiagnosticReport')
  if (!finals.has(report.status))
    throw new RefusedBundle(
      `${path}.status must be final, amended, corrected or appended. Please send the report once it is final.`,
    )
  const isOfPerson = (subject: { reference?: string | undefined } | undefined, of: string) => {
    if (subject?.reference !== undefined && personUrls.includes(subject.reference)) return
    throw new RefusedBundle(`${of}.subject must refer to the Patient of the message.`)
  }
  isOfPerson(report.subject, path)
  const observations = resultsOf(resources, report.result, path)
  for (const { it, path: of } of observations) if (it.subject) isOfPerson(it.subject, of)
  const samples = samplesOf(resources, report, observations)
  const results = observations.flatMap(({ it, path: of }) => valuesOf(it, of))
  if (results.length === 0) throw new RefusedBundle(`${path}.result has no Observation with a result.`)
  const contact = (system: string) => person.telecom?.find((one) => one.system === system)?.value ?? ''
  return {
    identifier,
    report: {
      ...samples,
      clientName: nameOf(person.name) ?? missing('The Patient', 'name'),
      gender: genders[person.gender ?? ''] ?? '',
      dateOfBirth: dayOf(person.birthDate),
      email: contact('email'),
      phone: contact('phone'),
      reportDate: dayOf(report.issued ?? report.effectiveDateTime),
      practitioner: interpreterOf(resources, report.resultsInterpreter?.[0]),
      ...withUnit(results),
      pdf: pdfOf(resources, report.presentedForm ?? [], isOfPerson),
      isCorrection: report.status !== 'final',
    },
  }
}

const genders: Record<string, string> = { male: 'Male', female: 'Female', other: 'Other' }

const missing = (path: string, field: string): never => {
  throw new RefusedBundle(`${path} has no ${field}. Please add it.`)
}

/** The day of a FHIR date or moment; '' where the day is not known. */
const dayOf = (text = ''): string => /^\d{4}-\d\d-\d\d(?=$|T)/.exec(text)?.[0] ?? ''

function nameOf(names: readonly HumanName[] = []): string | undefined {
  const name = names.find(({ use }) => use === 'official') ?? names[0]
  const words = name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' ')
  return words.trim() || undefined
}

type Reference = { reference?: string | undefined; display?: string | undefined }

const interpreterOf = (resources: readonly Placed[], reference: Reference | undefined): string =>
  reference?.display ??
  nameOf(
    allOf(resources, 'Practitioner').find(({ urls }) => urls.includes(reference?.reference ?? ''))?.it.name,
  ) ??
  ''

/**
 * The Observations that the report names, and those that these name, in their order. A laboratory
 * result that nothing names is refused, as it would be lost.
 */
function resultsOf(
  resources: readonly Placed[],
  result: readonly Reference[] = [],
  path: string,
): Placed<'Observation'>[] {
  const all = allOf(resources, 'Observation')
  const byUrl = new Map(all.flatMap((one) => one.urls.map((url) => [url, one] as const)))
  const found = new Set<Placed<'Observation'>>()
  const waiting = result.map((reference, at) => ({ reference, from: `${path}.result[${at}]` })).reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const observation = byUrl.get(next.reference.reference ?? '')
    if (!observation) throw new RefusedBundle(`${next.from} refers to no Observation of the message.`)
    if (found.has(observation)) continue
    found.add(observation)
    const { it, path: of } = observation
    const members = (it.hasMember ?? []).map((reference, at) => ({
      reference,
      from: `${of}.hasMember[${at}]`,
    }))
    waiting.push(...members.reverse())
  }
  const lost = all.find((one) => !found.has(one) && isOfLaboratory(one.it))
  if (lost) throw new RefusedBundle(`${lost.path} is in no result of the DiagnosticReport.`)
  return [...found]
}

const isOfLaboratory = ({ category = [] }: Observation): boolean =>
  category.some(({ coding = [] }) => coding.some(({ code }) => code === 'laboratory'))

/** An Observation's own value and those of its components; none for a panel. */
function valuesOf(observation: Observation, path: string): SentResult[] {
  const isFinal = finals.has(observation.status)
  const parts = (observation.component ?? []).map((part, at) =>
    resultOf(part, part.code, isFinal, `${path}.component[${at}]`),
  )
  const isGroup = parts.length > 0 || (observation.hasMember ?? []).length > 0
  if (isGroup && isEmpty(observation)) return parts
  return [resultOf(observation, observation.code, isFinal, path), ...parts]
}

const isEmpty = ({
  valueQuantity,
  valueString,
  valueInteger,
  valueCodeableConcept,
  dataAbsentReason,
}: Value) =>
  [valueQuantity, valueString, valueInteger, valueCodeableConcept, dataAbsentReason].every(
    (one) => one === undefined,
  )

function resultOf(value: Value, code: Codeable, isFinal: boolean, path: string): SentResult {
  const food = wordsOf(code) ?? missing(`${path}.code`, 'text or display')
  if (!isFinal || value.dataAbsentReason) return { food, category: '', text: '', unit: undefined }
  const { valueQuantity: quantity } = value
  if (quantity) {
    const { value: number, comparator = '' } = quantity
    return {
      food,
      category: '',
      text: number === undefined ? '' : `${comparator}${number}`,
      unit: unitOf(quantity),
    }
  }
  const text = value.valueString ?? value.valueInteger ?? wordsOf(value.valueCodeableConcept) ?? ''
  return { food, category: '', text: String(text), unit: undefined }
}

const wordsOf = ({ text, coding = [] }: Codeable = {}): string | undefined =>
  text?.trim() || coding.find(({ display }) => display?.trim())?.display

const unitOf = ({ unit = '', code = '' }: NonNullable<Value['valueQuantity']>): string =>
  code === 'ug/mL' ? 'µg/ml' : code === '{index}' ? 'index' : unit || code

/** The sample's ID and day of receipt. Throws a RefusedBundle for several samples or none. */
function samplesOf(
  resources: readonly Placed[],
  report: Placed<'DiagnosticReport'>['it'],
  observations: readonly Placed<'Observation'>[],
): Pick<LaboratoryReport, 'sampleId' | 'dateOfReceipt'> {
  const named = [...(report.specimen ?? []), ...observations.flatMap(({ it }) => it.specimen ?? [])]
  const specimens = new Set(
    named.flatMap(
      ({ reference = '' }) => allOf(resources, 'Specimen').find(({ urls }) => urls.includes(reference)) ?? [],
    ),
  )
  const own = report.identifier ?? []
  const accession = own.find(({ type }) =>
    type?.coding?.some(({ system, code }) => system === systems.identifierType && code === 'ACSN'),
  )
  const ids = new Set(
    [accession, ...[...specimens].map(({ it }) => it.accessionIdentifier ?? it.identifier?.[0])].flatMap(
      (identifier) => identifier?.value ?? [],
    ),
  )
  if (ids.size > 1)
    throw new RefusedBundle('The message is about several samples. Please send one report in a message.')
  const [id] = ids
  const [specimen] = specimens
  const sampleId = id ?? own.find(({ value }) => value)?.value
  return {
    sampleId: sampleId ?? missing('The DiagnosticReport', 'identifier of the sample'),
    dateOfReceipt: dayOf(specimen?.it.receivedTime),
  }
}

type Attachment = NonNullable<Placed<'DiagnosticReport'>['it']['presentedForm']>[number]

function pdfOf(
  resources: readonly Placed[],
  presented: readonly Attachment[],
  isOfPerson: (subject: Reference | undefined, path: string) => void,
): Uint8Array | undefined {
  const documents = allOf(resources, 'DocumentReference')
  for (const { it, path } of documents) if (it.subject) isOfPerson(it.subject, path)
  const attachments = [
    ...presented,
    ...documents.flatMap(({ it }) => it.content.map(({ attachment }) => attachment)),
  ].filter(({ contentType }) => contentType?.startsWith('application/pdf'))
  if (attachments.length > 1) throw new RefusedBundle('The message has several PDFs. Please send one.')
  const [attachment] = attachments
  if (!attachment) return undefined
  const bytes = fromBase64(attachment.data ?? '')
  if (!bytes || bytes.length === 0)
    throw new RefusedBundle('The PDF must be in the message itself, in base64. Please add it as data.')
  return bytes
}
