import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { roles } from '../core/roles'
import { email, moment, text } from '../core/schemas'

/** The signed-in user as every screen knows them. */
export const sessionUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  createdAt: moment,
  isActive: z.boolean(),
  /** The client's own record, for a client only. */
  clientId: z.nullable(z.int()),
  /** The practitioner's own record, for a practitioner only. */
  practitionerId: z.nullable(z.int()),
  /** Whether a practitioner has a licence number on record. */
  licensed: z.boolean(),
})

export const loginBody = z.object({
  email: email('Please enter a valid email address'),
  password: z
    .string()
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is too long')),
})

/** A password that a person chooses for themselves; the server also refuses the common ones. */
export const chosenPassword = z
  .string()
  .check(
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(200, 'Password must be at most 200 characters'),
  )

export const registerBody = z.object({
  email: email('Please enter a valid email address'),
  password: chosenPassword,
  firstName: text(100).check(z.minLength(1, 'First name is required')),
  lastName: text(100).check(z.minLength(1, 'Last name is required')),
})

export const auth = defineContract({
  'GET /api/user': { summary: 'The signed-in user; 401 means signed out.', reply: sessionUser },
  'POST /api/login': { summary: 'Signs in by email and password.', body: loginBody, reply: sessionUser },
  'POST /api/register': {
    summary: 'Makes a client account and signs in, where the portal is open for registration.',
    body: registerBody,
    reply: sessionUser,
    status: 201,
  },
  'POST /api/logout': { summary: 'Signs out.', reply: 'empty', status: 200 },
})
