import type { Reply } from '@shared/api'
import { useQueryClient } from '@tanstack/react-query'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { toast } from '@/ui/use-toast'

type SecretRoute = 'POST /api/user/totp' | 'POST /api/user/recovery-codes'

/** Creates a secret for `onMade` only, never cached; errors are shown under `failure`. */
function useShownOnce<R extends SecretRoute>(route: R, failure: string) {
  const queries = useQueryClient()
  const [pending, run] = usePending()
  const make = (onMade: (made: Reply<R>) => void) =>
    run(async () => {
      try {
        onMade((await request<SecretRoute>(route)) as Reply<R>)
        await refreshAfter(queries, route)
      } catch (error) {
        toast({ title: failure, description: sentenceOf(error), variant: 'destructive' })
      }
    })
  return { pending, make }
}

/** A secret for an authenticator app. */
export const useNewApp = () => useShownOnce('POST /api/user/totp', 'No app set up')

/** Ten recovery codes that replace all others. */
export const useNewCodes = () => useShownOnce('POST /api/user/recovery-codes', 'No recovery codes made')
