import * as z from 'zod/mini'
import { defineContract } from '../core/contract'

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
})
