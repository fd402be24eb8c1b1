import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'

/** A client as their practitioner sees them. */
export default function ClientPageScreen({ clientId }: { clientId: number }) {
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Client" subtitle={`Client ${clientId}`} />
    </main>
  )
}
