import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { email, moment, paging, text } from '../core/schemas'
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

const nestedUser = z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), email: z.string() })

export const client = z.object({
  id: z.int(),
  userId: z.int(),
  user: nestedUser,
  dateOfBirth: z.nullable(z.string()),
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
})

export const updateUserBody = z.object({
  firstName: z.optional(text(100).check(z.minLength(1, 'First name is required'))),
  lastName: z.optional(text(100).check(z.minLength(1, 'Last name is required'))),
  email: z.optional(email('Invalid email address')),
  isActive: z.optional(z.boolean()),
})

const credential = z.object({ password: z.string() })

export const users = defineContract({
  'GET /api/clients': {
    summary: 'Clients by name; `q` is part of a name or an email.',
    query: z.object({ ...paging, q: z.optional(text(200)) }),
    reply: z.array(client),
  },
  'GET /api/practitioners': {
    summary: 'Practitioners by name.',
    query: z.object(paging),
    reply: z.array(practitioner),
  },
  'PATCH /api/users/:id': {
    summary: 'Changes names, address or whether the account is active.',
    body: updateUserBody,
    reply: user,
    errors: ['conflict'],
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
