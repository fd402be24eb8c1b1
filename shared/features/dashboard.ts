import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { idText, moment } from '../core/schemas'

/** Median and 90th percentile in days, over `n` reports; null without reports. */
const spread = z.object({ n: z.int(), median: z.nullable(z.number()), p90: z.nullable(z.number()) })

/** From receipt (else upload) to release, and from there to the client's first opening. */
const turnaround = { toRelease: spread, toRead: spread, whole: spread }

export const dashboard = defineContract({
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
  'GET /api/turnaround': {
    summary:
      'Days from receipt to release to first reading: median and 90th percentile by week and practitioner; of more than 1,000 reports kept for five minutes, as of `asOf`.',
    query: z.object({
      weeks: z.optional(z.pipe(idText, z.int().check(z.maximum(52, 'must be at most 52')))),
      practitionerId: z.optional(idText),
    }),
    reply: z.object({
      ...turnaround,
      /** When cached figures were computed, for very many reports; else null. */
      asOf: z.nullable(moment),
      /** By the week of receipt, oldest first; a week is named by its Monday (YYYY-MM-DD). */
      weeks: z.array(z.object({ monday: z.string(), ...turnaround })),
      practitioners: z.array(
        z.object({
          practitionerId: z.nullable(z.int()),
          name: z.nullable(z.string()),
          ...turnaround,
          /** The reports that are held now, and the most days one has been. */
          held: z.int(),
          longest: z.nullable(z.number()),
        }),
      ),
      /** The reports that have waited longest for their release, as of now. */
      waiting: z.array(
        z.object({
          reportId: z.int(),
          sampleId: z.string(),
          clientName: z.string(),
          practitionerName: z.nullable(z.string()),
          days: z.number(),
        }),
      ),
    }),
  },
})
