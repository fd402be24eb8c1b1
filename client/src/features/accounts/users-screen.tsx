import type { Role } from '@shared/core/roles'
import { ShieldCheck, Stethoscope, UserPlus, Users } from 'lucide-react'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { Stats, type Stat } from '@/lists/stats'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost, useOpener } from '@/ui/dialog-host'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { AccountChips } from './list/account-chips'
import { AccountList } from './list/account-list'
import { FactorNote } from './list/factor-note'
import { WaitingPeople } from './waiting/waiting-people'

const shown = [
  '/api/users',
  '/api/stats',
  '/api/registrations',
  '/api/address-changes',
  '/api/settings',
] as const
const stats: Stat[] = [
  ['Total Clients', Users, 'totalClients', undefined, '/admin/clients'],
  ['Health Practitioners', Stethoscope, 'healthPractitioners', undefined, '/admin/practitioners'],
  ['Admin Users', ShieldCheck, 'adminUsers', undefined, '/admin/users?role=admin'],
]

/** Every account of the portal (S1 2.11). */
export default function UsersScreen() {
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <DialogHost>
        <PageHeader title="User Management" />
        <Stats stats={stats} className="lg:grid-cols-3" />
        <WaitingPeople>
          <AccountChips />
          <FactorNote />
          <Card flush className="mt-4">
            <CardHeader padded size="h2" title="Users" actions={<CreateButtons />} />
            <AccountList />
          </Card>
        </WaitingPeople>
      </DialogHost>
    </main>
  )
}

const loadCreate = () => import('./list/create-user-dialog')

const buttons: { words: string; role: Role }[] = [
  { words: 'Add Client', role: 'client' },
  { words: 'Add Practitioner', role: 'practitioner' },
  { words: 'Add Admin', role: 'admin' },
]

function CreateButtons() {
  const opens = useOpener()
  const buttonFor = (role: Role) => ({ block: 'phone' as const, ...opens(loadCreate, { role }) })
  return (
    <div className="grid gap-2 max-sm:w-full max-sm:min-[24rem]:grid-cols-2 sm:flex sm:flex-wrap">
      {buttons.map(({ words, role }) => (
        <Button key={words} variant="secondary" {...buttonFor(role)}>
          {words}
        </Button>
      ))}
      <Button icon={UserPlus} {...buttonFor('client')}>
        Add New User
      </Button>
    </div>
  )
}
