import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { QueryError } from '@/lists/query-error'
import { useUser } from '@/session/session'
import { DialogHost } from '@/ui/dialog-host'
import { AppCard } from './app-card'
import { CodesCard } from './codes-card'
import { FactorCard } from './factor-card'
import { PasskeysCard } from './passkeys-card'

const paths = ['/api/user/factors'] as const

/** Passkeys for everybody; an authenticator app and recovery codes for staff. */
export function FactorsSection() {
  return (
    <DialogHost>
      <Parts />
    </DialogHost>
  )
}

function Parts() {
  useRefetchOnMount(paths)
  const isStaff = useUser().role !== 'client'
  const factors = useApiQuery('GET /api/user/factors')
  if (factors.isError && !factors.data)
    return (
      <FactorCard title={isStaff ? 'Second factor' : 'Passkeys'}>
        <QueryError query={factors} level={3} title="Failed to load your sign-in methods" />
      </FactorCard>
    )
  return (
    <>
      <PasskeysCard factors={factors.data} />
      {isStaff && <AppCard factors={factors.data} />}
      {isStaff && <CodesCard factors={factors.data} />}
    </>
  )
}
