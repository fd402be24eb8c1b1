import type { Bundle, DiagnosticReport, FhirResource, Observation, Quantity } from 'fhir/r4'
import { type Level, levelOf, levelWords, type ScaleName } from '../reports/levels'
import { outcomeKinds } from '../trial/trial'
import { fromBase64 } from './base64'
import type { HealthRecord, RecordedReport, RecordedResult } from './record'
import { ownCodes } from './vocabulary'
import { PDF_LEFT_OUT } from './write-record'

/** Reads a Bundle that `writeRecord` wrote. Throws an Error for one without a Patient. */
export function readRecord(bundle: Bundle): HealthRecord {
  const entries = bundle.entry ?? []
  const all = <Type extends FhirResource['resourceType']>(type: Type) =>
    entries.flatMap(({ fullUrl = '', resource }) =>
      resource?.resourceType === type
        ? [{ url: fullUrl, it: resource as Extract<FhirResource, { resourceType: Type }> }]
        : [],
    )
  const [patient] = all('Patient')
  if (!patient) throw new Error('the record names no person')
  const { name = [], gender = 'unknown', birthDate = null, telecom = [] } = patient.it
  const contact = (system: string) => telecom.find((one) => one.system === system)?.value ?? ''
  const observations = new Map(all('Observation').map(({ url, it }) => [url, it]))
  const pdfOf = (report: string) => {
    const document = all('DocumentReference').find(({ it: { context } }) =>
      context?.related?.some(({ reference }) => reference === report),
    )
    return document && fromBase64(document.it.content[0]?.attachment.data ?? '')
  }
  return {
    madeAt: bundle.timestamp ?? '',
    person: {
      name: name[0]?.text ?? '',
      gender: genders[gender] ?? '',
      dateOfBirth: birthDate,
      email: contact('email'),
      phone: contact('phone'),
    },
    reports: all('DiagnosticReport').map(({ url, it }) => ({
      ...reportOf(
        it,
        (it.result ?? []).flatMap(({ reference = '' }) => observations.get(reference) ?? []),
      ),
      pdf: it.conclusion?.includes(PDF_LEFT_OUT) ? 'left-out' : pdfOf(url),
    })),
    allergies: all('AllergyIntolerance').flatMap(({ it }) => it.code?.text ?? []),
    outcomes: all('Observation').flatMap(({ it }) => outcomeOf(it) ?? []),
  }
}

const genders: Record<string, string> = { male: 'Male', female: 'Female', other: 'Other' }

function reportOf(it: DiagnosticReport, observations: readonly Observation[]): Omit<RecordedReport, 'pdf'> {
  const scale = scaleOf(observations)
  return {
    sampleId: it.identifier?.[0]?.value ?? '',
    status: it.status === 'final' ? 'final' : 'preliminary',
    dateOfReceipt: it.effectiveDateTime ?? null,
    reportDate: it.issued?.slice(0, ISO_DAY) ?? null,
    practitioner: it.resultsInterpreter?.[0]?.display ?? '',
    scale,
    results: observations.flatMap((one) => resultOf(one, scale) ?? []),
    unread: observations.flatMap(({ code, dataAbsentReason }) =>
      dataAbsentReason ? [{ food: code.text ?? '', text: dataAbsentReason.text ?? '' }] : [],
    ),
  }
}

const ISO_DAY = 10

const scaleOf = (observations: readonly Observation[]): ScaleName =>
  observations.some(({ valueQuantity }) => valueQuantity?.code === 'ug/mL') ? 'µg/ml' : 'index'

/** Undefined where no result was read. */
function resultOf(
  { code, valueQuantity, valueString = '', interpretation, dataAbsentReason }: Observation,
  scale: ScaleName,
): RecordedResult | undefined {
  if (dataAbsentReason) return undefined
  const value = valueQuantity?.value ?? null
  const level = levelNamed(interpretation?.[0]?.text) ?? (value === null ? undefined : levelOf(value, scale))
  if (!level) return undefined
  const text = valueQuantity ? printed(valueQuantity) : valueString
  return { food: code.text ?? '', value, text, level }
}

const levelNamed = (text: string | undefined): Level | undefined =>
  (Object.keys(levelWords) as Level[]).find((level) => levelWords[level] === text)

const printed = ({ comparator, value }: Quantity): string => `${comparator ?? ''}${value}`

function outcomeOf({ code, component = [], valueString, effectiveDateTime = '' }: Observation) {
  if (code.text !== ownCodes.outcome) return undefined
  const outcome = outcomeKinds.find((kind) => kind === valueString)
  if (!outcome) return undefined
  const texts = (name: string) =>
    component.flatMap((one) => (one.code.text === name ? (one.valueString ?? []) : []))
  return {
    foods: texts(ownCodes.food),
    outcome,
    since: effectiveDateTime,
    amount: texts(ownCodes.amount)[0] ?? '',
  }
}
