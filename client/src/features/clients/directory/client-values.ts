import type { Reply } from '@shared/api'
import { clientGenders } from '@shared/features/clients'
import { choice, choiceIn, day, email, text, type ValuesOf } from '@/forms/fields'

/** A client as lists contain them, and the full record. */
export type ClientRow = Reply<'GET /api/clients'>[number]
export type Client = Reply<'GET /api/clients/:id'>

/** The fields of a client's form, in order: label, and how to read the value from a client. */
export const clientFields = {
  firstName: text('First Name', ({ user }: Client) => user.firstName),
  lastName: text('Last Name', ({ user }: Client) => user.lastName),
  email: email('Email', ({ user }: Client) => user.email),
  isActive: choice(
    'Account Status',
    ({ user }: Client) => user.isActive,
    (isActive) => (isActive ? 'Active' : 'Inactive'),
  ),
  phone: text('Phone', (client: Client) => client.phone),
  dateOfBirth: day('Date of Birth', (client: Client) => client.dateOfBirth),
  gender: choice('Gender', (client: Client) => choiceIn(clientGenders, client.gender)),
  address: text('Address', (client: Client) => client.address),
  emergencyContact: text('Emergency Contact', (client: Client) => client.emergencyContact),
  medicalHistory: text('Medical History', (client: Client) => client.medicalHistory),
  allergies: text('Allergies', (client: Client) => client.allergies),
  currentMedications: text('Current Medications', (client: Client) => client.currentMedications),
}
export type ClientValues = ValuesOf<typeof clientFields>
