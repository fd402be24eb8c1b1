import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'

/** What the reading of a report found, for an admin to confirm. */
export default function CheckReportScreen({ reportId }: { reportId: number }) {
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Check what was read" subtitle={`Report ${reportId}`} />
    </main>
  )
}
