import type { Body, Reply } from '@shared/api'
import { parseDate } from '@shared/domain/dates'
import { clientGenders } from '@shared/features/clients'

export type Client = Reply<'GET /api/clients'>[number]

type AccountChanges = Body<'PATCH /api/users/:id'>
type RecordChanges = Body<'PATCH /api/clients/:id'>
/** What the form may hold; the date of birth as it is typed. */
export type ClientChanges = AccountChanges & RecordChanges
export type ClientValues = Required<ClientChanges>
export type ClientField = keyof ClientValues

const accountWords: Record<keyof AccountChanges, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  isActive: 'Account Status',
}
const recordWords: Record<Exclude<keyof RecordChanges, keyof AccountChanges>, string> = {
  phone: 'Phone',
  dateOfBirth: 'Date of Birth',
  gender: 'Gender',
  address: 'Address',
  emergencyContact: 'Emergency Contact',
  medicalHistory: 'Medical History',
  allergies: 'Allergies',
  currentMedications: 'Current Medications',
}

/** The words for each field. */
export const fieldWords: Record<ClientField, string> = { ...accountWords, ...recordWords }
export const clientFields = Object.keys(fieldWords) as ClientField[]

/** A client's fields as the form shows them. */
export function valuesOf({ user, ...record }: Client): ClientValues {
  const { firstName, lastName, email, isActive } = user
  const { phone, address, emergencyContact, medicalHistory, allergies, currentMedications } = record
  const said = record.gender.trim().toLowerCase()
  return {
    firstName,
    lastName,
    email,
    isActive,
    phone,
    dateOfBirth: record.dateOfBirth ?? '',
    gender: clientGenders.find((gender) => gender.toLowerCase() === said) ?? '',
    address,
    emergencyContact,
    medicalHistory,
    allergies,
    currentMedications,
  }
}

/** The fields whose meaning differs: spaces around a text, an email's capitals and another way to write a day do not count. */
export function differingFields(one: ClientValues, other: ClientValues): ClientField[] {
  return clientFields.filter((field) => meaningOf(field, one[field]) !== meaningOf(field, other[field]))
}

function meaningOf(field: ClientField, value: string | boolean): string | boolean {
  if (typeof value === 'boolean') return value
  // A text area gives plain line ends, whatever was stored.
  const said = value.replaceAll('\r\n', '\n').trim()
  if (field === 'dateOfBirth') return parseDate(said) ?? said
  return field === 'email' ? said.toLowerCase() : said
}

/** Some of the fields, parted by the call that takes them. */
export function partsOf(
  values: ClientValues,
  fields: readonly ClientField[],
): { account: AccountChanges; record: RecordChanges } {
  const pick = (words: object) =>
    Object.fromEntries(fields.filter((field) => field in words).map((field) => [field, values[field]]))
  return { account: pick(accountWords), record: pick(recordWords) }
}

/** Each value in words, for showing two versions beside each other. */
export function textsOf(values: ClientValues): Record<ClientField, string> {
  return { ...values, isActive: values.isActive ? 'Active' : 'Inactive' }
}
