import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { roles } from '../core/roles'
import { idText, moment, paging } from '../core/schemas'
import { auditActions } from '../domain/audit'

const alive = z.object({ status: z.literal('ok') })

/** The state of one part of the system, with a line of text; `ms` is how long it took to answer, where it was asked. */
export const partStatus = z.object({
  state: z.enum(['ok', 'degraded', 'down', 'not configured']),
  text: z.string(),
  ms: z.nullable(z.number()),
})

export const auditEvent = z.object({
  id: z.int(),
  at: moment,
  actorId: z.nullable(z.int()),
  /** The actor's name as it is now; null for the product itself or somebody who is gone. */
  actorName: z.nullable(z.string()),
  action: z.enum(auditActions),
  subjectId: z.nullable(z.int()),
  fields: z.array(z.string()),
  /** How many times, where one event stands for many. */
  count: z.int(),
})

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
      /** Where people can write to; empty when nobody has set it. */
      supportAddress: z.string(),
      registrationOpen: z.boolean(),
      ai: z.enum(['openai', 'builtin']),
      emailConfigured: z.boolean(),
      smsConfigured: z.boolean(),
    }),
  },
  'GET /api/stats': {
    summary: 'Counts for the dashboard and the people screens.',
    reply: z.object({
      totalClients: z.int(),
      clientsThisMonth: z.int(),
      reportsGenerated: z.int(),
      reportsThisWeek: z.int(),
      healthPractitioners: z.int(),
      practitionersThisMonth: z.int(),
      /** Practitioners who signed in this month. */
      activePractitioners: z.int(),
      /** Practitioners with a licence number. */
      certifiedPractitioners: z.int(),
      /** Assigned clients per practitioner; null without practitioners. */
      averageClients: z.nullable(z.number()),
      adminUsers: z.int(),
      aiRecipes: z.int(),
      /** The last twelve weeks, oldest first; a week is named by its Monday (YYYY-MM-DD). */
      weeks: z.array(z.object({ monday: z.string(), client: z.int(), practitioner: z.int() })),
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
  'GET /api/user/access-log': {
    summary: 'Who of the staff opened my results, newest first, the last 200 times.',
    reply: z.array(
      z.object({
        at: moment,
        sampleId: z.string(),
        /** Null for somebody who is gone. */
        name: z.nullable(z.string()),
        role: z.nullable(z.enum(roles)),
      }),
    ),
  },
  'GET /api/audit': {
    summary: 'Who did what, newest first; narrowed by actor, or by the row it was done to.',
    query: z.object({
      ...paging,
      actor: z.optional(idText),
      subject: z.optional(idText),
      action: z.optional(z.enum(auditActions)),
    }),
    reply: z.array(auditEvent),
  },
})
