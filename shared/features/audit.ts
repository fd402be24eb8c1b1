import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, idText, paging } from '../core/schemas'
import { auditActions } from '../domain/audit/audit'

export const auditEvent = z.object({
  id: z.int(),
  at: moment,
  actorId: z.nullable(z.int()),
  /** The current name of the actor or machine token; null for the system or once deleted. */
  actorName: z.nullable(z.string()),
  action: z.enum(auditActions),
  subjectId: z.nullable(z.int()),
  /** The row's current name: a sample's ID, a person's name; else null. */
  subjectName: z.nullable(z.string()),
  fields: z.array(z.string()),
  /** How many events of the same sort this one stands for. */
  count: z.int(),
})

export const audit = defineContract({
  'GET /api/audit': {
    summary: 'Who did what, newest first; filtered by actor, or by the row it was done to.',
    query: z.object({
      ...paging,
      actor: z.optional(idText),
      subject: z.optional(idText),
      action: z.optional(z.enum(auditActions)),
    }),
    reply: z.array(auditEvent),
  },
})
