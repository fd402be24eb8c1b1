import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { Card } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { AccountCounts } from './list/account-counts'
import { AccountList } from './list/account-list'
import { AddUserButton } from './list/add-user-button'
import { FactorNote } from './list/factor-note'
import { WaitingPeople } from './waiting/waiting-people'

const shown = [
  '/api/users',
  '/api/stats',
  '/api/registrations',
  '/api/address-changes',
  '/api/settings',
] as const

/** Every account of the portal (S1 2.11). */
export default function UsersScreen() {
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <DialogHost>
        <PageHeader title="User Management" actions={<AddButtons />} />
        <AccountCounts />
        <WaitingPeople>
          <FactorNote />
          <Card flush className="mt-3">
            <AccountList />
          </Card>
        </WaitingPeople>
      </DialogHost>
    </main>
  )
}

function AddButtons() {
  return (
    <div className="grid grid-cols-1 gap-2 max-sm:w-full max-sm:min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap">
      <AddUserButton role="client" words="Add Client" />
      <AddUserButton role="practitioner" words="Add Practitioner" />
      <AddUserButton role="admin" words="Add Admin" />
      <AddUserButton role="client" words="Add New User" primary />
    </div>
  )
}
