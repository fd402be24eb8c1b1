import * as z from 'zod/mini'
import { defineContract } from '../core/contract'

const alive = z.object({ status: z.literal('ok') })

export const overview = defineContract({
  'GET /api/health': { summary: 'The process lives.', reply: alive },
  'GET /api/ready': {
    summary: 'The database and the file store answer.',
    reply: alive,
    errors: ['unavailable'],
  },
  'GET /api/config': {
    summary: 'What the sign-in screen needs to know.',
    reply: z.object({
      portalName: z.string(),
      registrationOpen: z.boolean(),
      ai: z.enum(['openai', 'builtin']),
      emailConfigured: z.boolean(),
      smsConfigured: z.boolean(),
    }),
  },
})
