import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { moment, text, typedDay, paging } from '../core/schemas'
import { nestedUser, updateUserBody } from './accounts'

/** A client as lists carry them. */
export const clientRow = z.object({
  id: z.int(),
  userId: z.int(),
  user: nestedUser,
  phone: z.string(),
  /** MM/DD/YYYY, null when unknown: what tells people of one name apart. */
  dateOfBirth: health(z.nullable(z.string())),
  hasCredential: z.boolean(),
  reportCount: z.int(),
  /** The newest sign-in or report; null when there was neither. */
  lastActivity: z.nullable(moment),
  version: z.int(),
})

export const client = z.extend(clientRow, {
  gender: health(z.string()),
  address: z.string(),
  emergencyContact: z.string(),
  medicalHistory: health(z.string()),
  allergies: health(z.string()),
  currentMedications: health(z.string()),
})

export const clientGenders = ['Male', 'Female', 'Other', 'Prefer not to say'] as const

export const updateClientBody = z.object({
  ...updateUserBody.shape,
  phone: z.optional(text(50)),
  dateOfBirth: z.optional(typedDay('Please enter the date as MM/DD/YYYY')),
  gender: z.optional(z.enum(['', ...clientGenders])),
  address: z.optional(text(500)),
  emergencyContact: z.optional(text(500)),
  medicalHistory: z.optional(text(5000)),
  allergies: z.optional(text(2000)),
  currentMedications: z.optional(text(2000)),
})

export const clients = defineContract({
  'GET /api/clients': {
    summary: 'Clients by name; `q` is part of a name or an email.',
    query: z.object({ ...paging, q: z.optional(text(200)) }),
    reply: z.array(clientRow),
    reads: 'client.list',
  },
  'GET /api/clients/:id': {
    summary: 'All that is on record of one client.',
    reply: client,
    reads: 'client.read',
  },
  'PATCH /api/clients/:id': {
    summary:
      'Changes the fields sent, of the record and of the account. `notUnderstood` names the allergies that match no food.',
    body: updateClientBody,
    reply: z.extend(client, { notUnderstood: health(z.array(z.string())) }),
    reads: 'client.read',
    errors: ['conflict', 'stale'],
  },
})
