import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { email, moment, text, paging } from '../core/schemas'
import { clientNeeds } from './practitioners-needs'
import { leastCharacters } from '../domain/sign-in/passwords'
import { nestedUser, firstName, lastName, password } from './accounts'

/** A practitioner's default for new reports: held for review, or released at once. */
export const releaseRules = ['hold', 'release'] as const

export const practitioner = z.object({
  id: z.int(),
  userId: z.int(),
  user: nestedUser,
  licenseNumber: z.string(),
  specialty: z.string(),
  qualifications: z.string(),
  clinicName: z.string(),
  clinicAddress: z.string(),
  releaseRule: z.enum(releaseRules),
  clientCount: z.int(),
  lastActivity: z.nullable(moment),
  version: z.int(),
})

const practice = {
  licenseNumber: z.optional(text(100)),
  specialty: z.optional(text(200)),
  qualifications: z.optional(text(1000)),
  clinicName: z.optional(text(200)),
  clinicAddress: z.optional(text(500)),
  releaseRule: z.optional(z.enum(releaseRules)),
}

export const createPractitionerBody = z.object({
  email: email('Please enter a valid email address'),
  password: password(leastCharacters('practitioner', 'admin')),
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

export const practitioners = defineContract({
  'GET /api/practitioners': {
    summary: 'Practitioners by name; `q` is part of a name, an email address or a specialty.',
    query: z.object({ ...paging, q: z.optional(text(200)) }),
    reply: z.array(practitioner),
  },
  'GET /api/clients/needs': {
    summary:
      "The practitioner's clients who need them, the most urgent first; nothing from a plan that is not shared.",
    reply: z.array(clientNeeds),
    // In the access log of their own clients alone, as their list of reports is.
    reads: 'report.list',
  },
  'POST /api/practitioners': {
    summary: 'Creates a practitioner with their account.',
    body: createPractitionerBody,
    reply: practitioner,
    status: 201,
    errors: ['conflict'],
  },
  'PATCH /api/practitioners/:id': {
    summary: 'Updates whichever practice and account fields are sent.',
    body: updatePractitionerBody,
    reply: practitioner,
    errors: ['conflict', 'stale'],
  },
})
