import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, idText, paging } from '../core/schemas'
import { auditActions } from '../domain/audit'

export const auditEvent = z.object({
  id: z.int(),
  at: moment,
  actorId: z.nullable(z.int()),
  /** The actor's name as it is now, or that of the machine token; null for the product itself or somebody who is gone. */
  actorName: z.nullable(z.string()),
  action: z.enum(auditActions),
  subjectId: z.nullable(z.int()),
  /** What the row is called now: a sample's ID, a person's name; null for other rows and for one that is gone. */
  subjectName: z.nullable(z.string()),
  fields: z.array(z.string()),
  /** How many times, where one event stands for many. */
  count: z.int(),
})

export const audit = defineContract({
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
