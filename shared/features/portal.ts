import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { email, text } from '../core/schemas'

const alive = z.object({ status: z.literal('ok') })

/** The state of one part of the system, with a line of text; `ms` is how long it took to answer, where it was asked. */
export const partStatus = z.object({
  state: z.enum(['ok', 'degraded', 'down', 'not configured']),
  text: z.string(),
  ms: z.nullable(z.number()),
})

export const portalSettings = z.object({
  portalName: text(60).check(z.minLength(1, 'Please enter a name for the portal')),
  supportAddress: z.union([email('Please enter a valid email address'), z.literal('')]),
  /** How bare numbers in result files are graded from now on; reports already read keep theirs. */
  bareScale: z.enum(['µg/ml', 'index']),
})

const portalSettingsRow = z.extend(portalSettings, { version: z.int() })

export const portal = defineContract({
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
      /** Where people can write to; empty when nobody has set it. */
      supportAddress: z.string(),
      registrationOpen: z.boolean(),
      ai: z.enum(['openai', 'builtin']),
      emailConfigured: z.boolean(),
      smsConfigured: z.boolean(),
    }),
  },
  'GET /api/system/status': {
    summary: 'How each part of the system is, measured now.',
    reply: z.object({
      api: partStatus,
      database: partStatus,
      /** Degraded while the sweep of report files holds back. */
      files: partStatus,
      ai: partStatus,
      email: partStatus,
    }),
  },
  'GET /api/settings': { summary: "The portal's settings.", reply: portalSettingsRow },
  'PATCH /api/settings': {
    summary: "Changes the portal's settings.",
    body: z.partial(portalSettings),
    reply: portalSettingsRow,
    errors: ['stale'],
  },
})
