import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, paging, text } from '../core/schemas'

/** The item types of the admins' worklist. The first seven keep a person from their result. */
export const worklistItemTypes = [
  'failed',
  'to-check',
  'nobody',
  'held',
  'upload',
  'intake',
  'registration',
  'never-in',
  'address',
  'question',
  'deletion',
  'export',
  'job',
  'backup',
] as const
export type WorklistItemType = (typeof worklistItemTypes)[number]

/** The possible actions, the recommended one first. */
export const worklistActions = [
  'link',
  'assign',
  'confirm',
  'release',
  'replace',
  'retry',
  'invite',
  'letter',
  'answer',
  'carry-out',
  'upload',
  'compare',
  'let-in',
  'confirm-address',
  'refuse',
  'prepare-again',
  'run',
  'back-up',
] as const
export type WorklistAction = (typeof worklistActions)[number]

/** Days until a held report, or a client who never signed in, becomes an open item. */
export const HELD_DAYS = 7
export const NEVER_IN_DAYS = 14

/** Minutes for an incomplete upload and the intake folder, hours for a backup. */
export const UNFINISHED_MINUTES = 60
export const INTAKE_STILL_MINUTES = 15
export const BACKUP_HOURS = 36

const row = z.object({
  kind: z.enum(worklistItemTypes),
  since: moment,
  reportId: z.nullable(z.int()),
  userId: z.nullable(z.int()),
  questionId: z.nullable(z.int()),
  deletionId: z.nullable(z.int()),
  registrationId: z.nullable(z.int()),
  addressChangeId: z.nullable(z.int()),
  exportId: z.nullable(z.int()),
  /** The scheduled job that failed, or that scans the intake folder. */
  job: z.nullable(z.string()),
  /** Of the item's report; null without one. */
  sampleId: z.nullable(z.string()),
  /** Whom or what the item is about. */
  title: z.string(),
  /** Why it is open, in words. */
  reason: z.string(),
  actions: z.array(z.enum(worklistActions)),
})

export const worklist = defineContract({
  'GET /api/worklist': {
    summary: 'Open items for admins: waiting people first, then those blocking a result, the oldest first.',
    query: z.object({ ...paging, kind: z.optional(z.enum(worklistItemTypes)) }),
    reply: z.array(row),
  },
  'POST /api/jobs/:name/run': {
    summary:
      'Runs a scheduled job now. `waiting` means it did not finish within a few seconds, and the list will show how it ended.',
    params: z.object({ name: text(60) }),
    body: z.object({}),
    reply: z.object({ state: z.enum(['done', 'failed', 'waiting']) }),
    errors: ['not-found'],
  },
})
