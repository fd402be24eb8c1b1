import type { Body, Reply } from '@shared/api'
import { fullName } from '@shared/domain/full-name'
import { rebaseEdits } from '@/lib/merge-edits'

export type Practitioner = Reply<'GET /api/practitioners'>[number]
export type PractitionerChanges = Body<'PATCH /api/practitioners/:id'>
/** What the form holds of a practitioner. */
export type PractitionerValues = Required<PractitionerChanges>
export type PractitionerField = keyof PractitionerValues

/** The words for each field, in the order of the form. */
export const fieldWords: Record<PractitionerField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  specialty: 'Specialization',
  licenseNumber: 'License Number',
  qualifications: 'Qualifications',
  clinicName: 'Clinic Name',
  clinicAddress: 'Clinic Address',
}
export const practitionerFields = Object.keys(fieldWords) as PractitionerField[]

export const noValues: PractitionerValues = {
  firstName: '',
  lastName: '',
  email: '',
  specialty: '',
  licenseNumber: '',
  qualifications: '',
  clinicName: '',
  clinicAddress: '',
}

/** A practitioner's fields as the form shows them. */
export function valuesOf({ user, ...practice }: Practitioner): PractitionerValues {
  const { firstName, lastName, email } = user
  const { specialty, licenseNumber, qualifications, clinicName, clinicAddress } = practice
  return {
    firstName,
    lastName,
    email,
    specialty,
    licenseNumber,
    qualifications,
    clinicName,
    clinicAddress,
  }
}

/** The full name, else the address they sign in with. */
export const nameOf = ({ user }: Pick<Practitioner, 'user'>): string => fullName(user)

function meaningOf(field: PractitionerField, value: string): string {
  return field === 'email' ? value.trim().toLowerCase() : value.trim()
}

/** The fields whose meaning differs: spaces around a text and an email's capitals do not count. */
export function differingFields(one: PractitionerValues, other: PractitionerValues): PractitionerField[] {
  return practitionerFields.filter((field) => meaningOf(field, one[field]) !== meaningOf(field, other[field]))
}

/** What to send so that `before` becomes `after`: the fields that differ, nothing else. */
export function changesBetween(before: PractitionerValues, after: PractitionerValues): PractitionerChanges {
  return Object.fromEntries(differingFields(before, after).map((field) => [field, after[field]]))
}

/** What becomes of `mine`, begun on `seen`, when somebody else has made it `theirs`; see rebaseEdits. */
export const rebase = (seen: PractitionerValues, mine: PractitionerValues, theirs: PractitionerValues) =>
  rebaseEdits(differingFields, { seen, mine, theirs })
