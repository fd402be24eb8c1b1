import { useQuery } from '@tanstack/react-query'
import { request } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { useUser } from '@/session/session'
import { Loading, Skeleton } from '@/ui/skeleton'
import { supportsPasskeys } from './supports-passkeys'
import { ProofForm } from './proof-form'

/** The methods by which the signed-in user can prove their identity again. */
export function StepUpMethods({ onProven }: { onProven: () => void | Promise<void> }) {
  const { email } = useUser()
  const config = useApiQuery('GET /api/config')
  const methods = useQuery({
    queryKey: ['assure'],
    queryFn: ({ signal }) => request('POST /api/user/assure/options', {}, signal),
    // Not cached, because methods can change and a passkey challenge works once.
    gcTime: 0,
  })
  const stepUp = useApiMutation('POST /api/user/assure')

  if (methods.isError) return <QueryError title="This could not be loaded" query={methods} />
  if (methods.isPending || config.isPending)
    return (
      <Loading label="Loading..." hideLabel>
        <Skeleton className="h-12" />
      </Loading>
    )
  return (
    <ProofForm
      methods={methods.data}
      supportsPasskeys={supportsPasskeys(config.data?.passkeyOrigin)}
      passkeyOptions={() => request('POST /api/user/assure/options').then(({ passkey }) => passkey)}
      send={async (proof) => {
        await stepUp.mutateAsync({ body: proof })
        await onProven()
      }}
      email={email}
      focus="always"
    />
  )
}
