import { useQueryClient } from '@tanstack/react-query'
import { MOST_AT_ONCE } from '@shared/domain/reports/report-lists'
import type { Reply } from '@shared/api'
import { countText } from '@shared/domain/text/counts'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { toast } from '@/ui/use-toast'
import { useInviteToast } from '@/features/invitations/invitations.public'
import { reachedClientsText } from '../check/action-result'
import { chunksOf } from './outcome'

export type Refused = Reply<'POST /api/reports/assign'>['refused'][number]
/** One report and its reviewer; null for none. */
export type Assignment = { id: number; practitionerId: number | null }

/** Assigns reports, one request for each practitioner, and collects each refusal. */
export function useAssign(onRefused: (refused: Refused[]) => void) {
  const client = useQueryClient()
  const [pending, once] = usePending()
  const tell = useInviteToast()

  const assign = (assignments: readonly Assignment[]) =>
    once(async () => {
      const refused: Refused[] = []
      const released: number[] = []
      const toInvite = new Set<number>()
      let assigned = 0
      try {
        for (const practitionerId of new Set(assignments.map((each) => each.practitionerId))) {
          const ids = assignments.filter((each) => each.practitionerId === practitionerId).map(({ id }) => id)
          for (const part of chunksOf(ids, MOST_AT_ONCE)) {
            const answer = await request('POST /api/reports/assign', { body: { ids: part, practitionerId } })
            refused.push(...answer.refused)
            released.push(...answer.released)
            answer.toInvite.forEach((userId) => toInvite.add(userId))
            assigned += answer.assigned.length
          }
        }
        if (assigned > 0)
          tell({
            title: 'Report Updated',
            description: `${countText(assigned, 'report')} assigned. ${reachedClientsText(released)}`,
            toInvite: [...toInvite],
          })
      } catch (error) {
        toast({ title: 'Update Failed', description: sentenceOf(error), variant: 'destructive' })
      }
      onRefused(refused)
      await refreshAfter(client, 'POST /api/reports/assign')
    })

  return { assign, pending }
}
