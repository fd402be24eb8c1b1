import { useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { QueryError } from '@/lists/query-error'
import { useUser } from '@/session/session'
import { DialogHost } from '@/ui/dialog-host'
import { AppPart } from './app-part'
import { CodesPart } from './codes-part'
import { Part } from './part'
import { PasskeysPart } from './passkeys-part'

const paths = ['/api/user/factors'] as const

/**
 * The account's protection besides the password: passkeys for everybody; an app and recovery codes
 * for staff.
 */
export function FactorsSection() {
  return (
    <DialogHost>
      <Parts />
    </DialogHost>
  )
}

function Parts() {
  useFreshOnOpening(paths)
  const isStaff = useUser().role !== 'client'
  const factors = useApiQuery('GET /api/user/factors')
  if (factors.isError && !factors.data)
    return (
      <Part title={isStaff ? 'Second factor' : 'Passkeys'}>
        <QueryError query={factors} level={3} title="Failed to load what protects your account" />
      </Part>
    )
  return (
    <>
      <PasskeysPart factors={factors.data} />
      {isStaff && <AppPart factors={factors.data} />}
      {isStaff && <CodesPart factors={factors.data} />}
    </>
  )
}
