import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, text } from '../core/schemas'
import { tokenScopes } from '../domain/sign-in/token-scopes'

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

export const intake = defineContract({
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
