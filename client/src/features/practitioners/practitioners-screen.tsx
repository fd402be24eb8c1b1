import { Activity, BadgeCheck, Stethoscope, UserPlus, Users } from 'lucide-react'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { Stats, type Stat } from '@/lists/stats'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost, useOpener } from '@/ui/dialog-host'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { loadAddPractitioner } from './directory/practitioner-dialogs'
import { PractitionerDirectory } from './directory/practitioner-directory'

const shown = ['/api/practitioners', '/api/stats'] as const
const stats: Stat[] = [
  ['Total', Stethoscope, 'healthPractitioners'],
  ['Active This Month', Activity, 'activePractitioners', 'Signed in this month'],
  ['Certified', BadgeCheck, 'certifiedPractitioners', 'With a licence number on record'],
  ['Average Clients', Users, 'averageClients', 'Assigned clients per practitioner'],
]

/** The practitioners with details, number of clients and actions (S1 2.13). */
export default function PractitionersScreen() {
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <DialogHost>
        <PageHeader title="Health Practitioner Management" actions={<AddButton />} />
        <Stats stats={stats} className="xl:grid-cols-4" />
        <Card flush className="mt-4">
          <CardHeader padded size="h2" title="Health Practitioners" />
          <PractitionerDirectory />
        </Card>
      </DialogHost>
    </main>
  )
}

function AddButton() {
  const opens = useOpener()
  return (
    <Button icon={UserPlus} {...opens(loadAddPractitioner, {})}>
      Add New Practitioner
    </Button>
  )
}
