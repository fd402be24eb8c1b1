import type { Reply } from '@shared/api'
import { choice, email, text, type ValuesOf } from '@/forms/fields'

export type Practitioner = Reply<'GET /api/practitioners'>[number]

type ReleaseRule = Practitioner['releaseRule']
export const ruleWords: Record<ReleaseRule, string> = {
  release: 'Release to the client',
  hold: 'Hold for their review',
}

/** A practitioner's fields in form order. */
export const practitionerFields = {
  firstName: text('First Name', ({ user }: Practitioner) => user.firstName),
  lastName: text('Last Name', ({ user }: Practitioner) => user.lastName),
  email: email('Email', ({ user }: Practitioner) => user.email),
  specialty: text('Specialization', (row: Practitioner) => row.specialty),
  licenseNumber: text('License Number', (row: Practitioner) => row.licenseNumber),
  qualifications: text('Qualifications', (row: Practitioner) => row.qualifications),
  clinicName: text('Clinic Name', (row: Practitioner) => row.clinicName),
  clinicAddress: text('Clinic Address', (row: Practitioner) => row.clinicAddress),
  releaseRule: choice(
    'When a report comes in',
    (row: Practitioner) => row.releaseRule,
    (rule) => ruleWords[rule],
  ),
}
export type PractitionerValues = ValuesOf<typeof practitionerFields>

export const noValues: PractitionerValues = {
  firstName: '',
  lastName: '',
  email: '',
  specialty: '',
  licenseNumber: '',
  qualifications: '',
  clinicName: '',
  clinicAddress: '',
  releaseRule: 'release',
}
