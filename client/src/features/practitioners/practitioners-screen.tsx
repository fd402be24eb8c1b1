import { UserPlus } from 'lucide-react'
import { pageClass } from '@/app/page-class'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { PageHeader } from '@/ui/page-header'
import { PractitionerDialogs, usePractitionerDialogs } from './practitioner-dialogs'
import { PractitionerDirectory } from './practitioner-directory'
import { PractitionerStats } from './practitioner-stats'

/** The practitioners with what they are, how many clients they have and what can be done about them (S1 2.13). */
export default function PractitionersScreen() {
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PractitionerDialogs>
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
      </PractitionerDialogs>
    </main>
  )
}

function AddButton() {
  const { openAdd, prepare } = usePractitionerDialogs()
  return (
    <Button icon={UserPlus} onPointerEnter={prepare} onFocus={prepare} onClick={openAdd}>
      Add New Practitioner
    </Button>
  )
}
