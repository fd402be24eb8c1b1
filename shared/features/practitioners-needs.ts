import * as z from 'zod/mini'
import { health } from '../core/health'
import { day, moment } from '../core/schemas'

/** Why a client needs their practitioner, the most urgent first. */
export const needKinds = [
  'reaction',
  'worse',
  'release',
  'plan',
  'decide',
  'step',
  'news',
  'allergy',
  'silent',
  'unopened',
] as const
export type NeedKind = (typeof needKinds)[number]

const need = z.object({
  kind: z.enum(needKinds),
  /** The reason in words, and one line about it. */
  reason: z.string(),
  detail: z.string(),
  since: day,
  /** Where the time of the day is known. */
  at: z.nullable(moment),
  /** The report to open. */
  reportId: z.nullable(z.int()),
  /** The notification that opening it resolves. */
  notificationId: z.nullable(z.int()),
})

/** The complaints of a plan that is shared, from 0 to 10. */
/** Of all complaints of a plan, from 0 to 10: the mean of the week up to each of the last days. */
const curve = z.object({
  points: z.array(z.object({ day, mean: z.number() })),
  before: z.nullable(z.number()),
  now: z.nullable(z.number()),
})

export const clientNeeds = z.object({
  /** Null for a report that belongs to nobody yet. */
  clientId: z.nullable(z.int()),
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The most urgent first; never empty. */
  needs: health(z.array(need)),
  /** Null without a plan that is shared and has begun. */
  curve: health(z.nullable(curve)),
})
