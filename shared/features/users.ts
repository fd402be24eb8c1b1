import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { email, moment, paging, text, typedDay } from '../core/schemas'
import { roles } from '../core/roles'

export const user = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  isActive: z.boolean(),
  emailConfirmed: z.boolean(),
  version: z.int(),
  createdAt: moment,
})

/** A row of the Users table. `hasCredential`: a generated password is kept and can be revealed (clients only). */
export const userRow = z.extend(user, { hasCredential: z.boolean() })

const nestedUser = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  isActive: z.boolean(),
  emailConfirmed: z.boolean(),
  version: z.int(),
})

export const client = z.object({
  id: z.int(),
  userId: z.int(),
  user: nestedUser,
  phone: z.string(),
  /** MM/DD/YYYY; null when unknown. */
  dateOfBirth: z.nullable(z.string()),
  gender: z.string(),
  address: z.string(),
  emergencyContact: z.string(),
  medicalHistory: z.string(),
  allergies: z.string(),
  currentMedications: z.string(),
  hasCredential: z.boolean(),
  reportCount: z.int(),
  /** The newest sign-in or report; null when there was neither. */
  lastActivity: z.nullable(moment),
  version: z.int(),
})

export const practitioner = z.object({
  id: z.int(),
  userId: z.int(),
  user: nestedUser,
  licenseNumber: z.string(),
  specialty: z.string(),
  qualifications: z.string(),
  clinicName: z.string(),
  clinicAddress: z.string(),
  clientCount: z.int(),
  lastActivity: z.nullable(moment),
  version: z.int(),
})

const firstName = text(100).check(z.minLength(1, 'First name is required'))
const lastName = text(100).check(z.minLength(1, 'Last name is required'))
/** A password that an admin gives an account. */
const givenPassword = z
  .string()
  .check(
    z.minLength(6, 'Password must be at least 6 characters'),
    z.maxLength(200, 'Password must be at most 200 characters'),
  )

export const createUserBody = z.object({
  email: email('Invalid email address'),
  password: givenPassword,
  role: z.enum(roles),
  username: z.optional(text(254)),
  firstName: z.optional(text(100)),
  lastName: z.optional(text(100)),
})

const practice = {
  licenseNumber: z.optional(text(100)),
  specialty: z.optional(text(200)),
  qualifications: z.optional(text(1000)),
  clinicName: z.optional(text(200)),
  clinicAddress: z.optional(text(500)),
}

export const createPractitionerBody = z.object({
  email: email('Please enter a valid email address'),
  password: givenPassword,
  firstName,
  lastName,
  ...practice,
})

export const updatePractitionerBody = z.object({
  email: z.optional(email('Please enter a valid email address')),
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  ...practice,
})

export const clientGenders = ['Male', 'Female', 'Other', 'Prefer not to say'] as const

export const updateClientBody = z.object({
  phone: z.optional(text(50)),
  dateOfBirth: z.optional(typedDay('Please enter the date as MM/DD/YYYY')),
  gender: z.optional(z.enum(['', ...clientGenders])),
  address: z.optional(text(500)),
  emergencyContact: z.optional(text(500)),
  medicalHistory: z.optional(text(5000)),
  allergies: z.optional(text(2000)),
  currentMedications: z.optional(text(2000)),
})

export const updateUserBody = z.object({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  email: z.optional(email('Invalid email address')),
  isActive: z.optional(z.boolean()),
})

const credential = z.object({ password: z.string() })

export const users = defineContract({
  'GET /api/users': {
    summary: 'Accounts, newest first; `q` is part of a name, an email or a username.',
    query: z.object({ ...paging, q: z.optional(text(200)), role: z.optional(z.enum(roles)) }),
    reply: z.array(userRow),
  },
  'POST /api/admin/users': {
    summary: 'Makes an account, with the client or practitioner record that belongs to it.',
    body: createUserBody,
    reply: user,
    status: 201,
    errors: ['conflict'],
  },
  'DELETE /api/users/:id': {
    summary: 'Deletes an account that has no client or practitioner record.',
    reply: 'empty',
    errors: ['conflict'],
  },
  'POST /api/users/:id/confirm-email': {
    summary: 'Vouches for an address that its owner changed.',
    reply: 'empty',
    errors: ['not-found', 'stale'],
  },
  'PATCH /api/clients/:id': {
    summary: 'Changes the fields sent. `notUnderstood` names the allergies that match no food.',
    body: updateClientBody,
    reply: z.extend(client, { notUnderstood: z.array(z.string()) }),
    errors: ['stale'],
  },
  'POST /api/practitioners': {
    summary: 'Makes a practitioner with their account.',
    body: createPractitionerBody,
    reply: practitioner,
    status: 201,
    errors: ['conflict'],
  },
  'PATCH /api/practitioners/:id': {
    summary: 'Changes the fields sent, of the practice and of the account.',
    body: updatePractitionerBody,
    reply: practitioner,
    errors: ['conflict', 'stale'],
  },
  'GET /api/clients': {
    summary: 'Clients by name; `q` is part of a name or an email.',
    query: z.object({ ...paging, q: z.optional(text(200)) }),
    reply: z.array(client),
  },
  'GET /api/practitioners': {
    summary: 'Practitioners by name; `q` is part of a name, an email or a specialty.',
    query: z.object({ ...paging, q: z.optional(text(200)) }),
    reply: z.array(practitioner),
  },
  'PATCH /api/users/:id': {
    summary: 'Changes names, address or whether the account is active.',
    body: updateUserBody,
    reply: user,
    errors: ['conflict', 'stale'],
  },
  'POST /api/users/:id/credential': {
    summary: "Reveals one client's generated password; recorded in the audit first.",
    reply: credential,
  },
  'PUT /api/users/:id/password': {
    summary: 'Issues a new generated password and ends the sessions of the account.',
    reply: credential,
  },
})
