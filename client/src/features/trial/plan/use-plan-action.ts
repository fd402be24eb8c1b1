import type { Body } from '@shared/api'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { toast } from '@/ui/use-toast'
import { staffSentenceOf } from '../client-plan/staff-words'
import type { Plan } from './plan-types'

/** Writes a plan in the seen version; `act` resolves to success and has shown any error. */
export function usePlanAction({ trial: { version } }: Plan, clientId?: number) {
  const own = useApiMutation('PATCH /api/trial')
  const theirs = useApiMutation('PATCH /api/clients/:id/trial')
  const [pending, run] = usePending()
  async function act(body: Body<'PATCH /api/trial'>, said: string): Promise<boolean> {
    let done = false
    await run(async () => {
      try {
        if (clientId === undefined) await own.mutateAsync({ body, version })
        else await theirs.mutateAsync({ params: { id: clientId }, body, version })
        toast({ title: said })
        done = true
      } catch (error) {
        const sentence = clientId === undefined ? sentenceOf(error) : staffSentenceOf(error)
        toast({ title: 'Not saved', description: sentence, variant: 'destructive' })
      }
    })
    return done
  }
  return { pending, act }
}
