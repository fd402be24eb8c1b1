import type { Bundle, DiagnosticReport, Observation, Patient } from 'fhir/r4'

type Result = Pick<Observation, 'status' | 'valueQuantity' | 'valueString' | 'dataAbsentReason'> & {
  food: string
}
type Report = {
  identifier: string
  sampleId: string
  name?: string
  birthDate?: string
  email?: string
  status?: DiagnosticReport['status']
  results?: Result[]
  pdf?: Uint8Array
}

/** A result in µg/ml. */
export const micrograms = (food: string, value: number): Result => ({
  food,
  status: 'final',
  valueQuantity: { value, unit: 'µg/ml', code: 'ug/mL' },
})

/** A laboratory's Bundle of one report of Anna Jones, unless it says another person. */
export function foodBundle(report: Report): Bundle {
  const { identifier, sampleId, name = 'Anna Jones', birthDate = '1980-03-12', email, pdf } = report
  const { status = 'final', results = [micrograms('Egg white', 54.7), micrograms('Rice', 1.1)] } = report
  const patient: Patient = {
    resourceType: 'Patient',
    id: '1',
    name: [{ text: name }],
    birthDate,
    ...(email !== undefined && { telecom: [{ system: 'email', value: email }] }),
  }
  const subject = { reference: 'Patient/1' }
  const observations = results.map(({ food, ...rest }, at): Observation => ({
    resourceType: 'Observation',
    id: `o${at}`,
    subject,
    code: { text: food },
    ...rest,
  }))
  const diagnostic: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    identifier: [{ value: sampleId }],
    status,
    code: { text: 'IgG food panel' },
    subject,
    issued: '2026-10-05T10:00:00Z',
    result: observations.map(({ id }) => ({ reference: `Observation/${id}` })),
    ...(pdf && {
      presentedForm: [{ contentType: 'application/pdf', data: Buffer.from(pdf).toString('base64') }],
    }),
  }
  return {
    resourceType: 'Bundle',
    type: 'collection',
    identifier: { system: 'urn:lab', value: identifier },
    entry: [patient, diagnostic, ...observations].map((resource) => ({ resource })),
  }
}
