import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { Card, CardHeader } from '@/ui/card'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { AuditList } from './audit-list'

const shown = ['/api/audit'] as const

/** Who did what to which row, newest first. It contains ids and field names, never values. */
export default function AuditScreen() {
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <PageHeader
        title="Audit"
        subtitle="Who did what, and when. It lists row numbers and field names, never their contents."
      />
      <Card flush className="mt-6">
        <CardHeader padded size="h2" title="Events" />
        <AuditList />
      </Card>
    </main>
  )
}
