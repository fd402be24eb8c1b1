import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, text } from '../core/schemas'
import { tokenScopes } from '../domain/sign-in/token-scopes'
import { receipt } from './reports'

/** A machine token in the list; the token is shown only once, when it is made. */
const machineToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: moment,
  /** The creator's name; null when the account is deleted. */
  createdBy: z.nullable(z.string()),
  lastUsedAt: z.nullable(moment),
  revokedAt: z.nullable(moment),
})

/** A report with its PDF, in base64. */
const MAX_MESSAGE_BYTES = 15 * 1024 * 1024

const hl7Types = ['x-application/hl7-v2+er7', 'application/hl7-v2+er7', 'text/plain'] as const

export const intake = defineContract({
  'POST /api/reports/fhir': {
    summary:
      'Takes a FHIR R4 Bundle of one laboratory report about one person, and makes its triplet. The same bundle again returns 200 with the existing report; a corrected one replaces the report of its sample.',
    raw: { types: ['application/fhir+json', 'application/json'], maxBytes: MAX_MESSAGE_BYTES },
    reply: receipt,
    toMachine: receipt,
    status: 201,
    errors: ['unsupported', 'too-large', 'no-space', 'conflict'],
  },
  'POST /api/reports/hl7': {
    summary:
      'Takes an HL7 v2 message ORU^R01 of one laboratory report about one person, and makes its triplet. Every HL7 message is answered by an ACK with AA, AE or AR, also where it is refused.',
    raw: { types: hl7Types, maxBytes: MAX_MESSAGE_BYTES },
    reply: 'file',
    media: ['x-application/hl7-v2+er7'],
    errors: ['unsupported', 'too-large', 'no-space'],
  },
  'GET /api/machine-tokens': {
    summary: 'Machine tokens, newest first.',
    reply: z.array(machineToken),
  },
  'POST /api/machine-tokens': {
    summary: 'Creates a token. It is shown only once.',
    body: z.object({
      name: text(100).check(z.minLength(1, 'Please enter a name for the token')),
      scopes: z._default(
        z.array(z.enum(tokenScopes)).check(z.minLength(1, 'Please choose what the token may do')),
        ['reports:write'],
      ),
    }),
    reply: z.extend(machineToken, { token: z.string() }),
    status: 201,
  },
  'DELETE /api/machine-tokens/:id': { summary: 'Revokes a token immediately.', reply: 'empty' },
})
