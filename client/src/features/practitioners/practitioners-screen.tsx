import { UserPlus } from 'lucide-react'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost, useOpener } from '@/ui/dialog-host'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { loadAddPractitioner } from './directory/practitioner-dialogs'
import { PractitionerDirectory } from './directory/practitioner-directory'
import { PractitionerStats } from './directory/practitioner-stats'

const shown = ['/api/practitioners', '/api/stats'] as const

/** The practitioners with what they are, how many clients they have and what can be done about them (S1 2.13). */
export default function PractitionersScreen() {
  useFreshOnOpening(shown)
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <DialogHost>
        <PageHeader
          title="Health Practitioner Management"
          subtitle="Who reviews reports, and for how many clients."
          actions={<AddButton />}
        />
        <PractitionerStats />
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
