import { Link } from 'wouter'
import { resultsPath, type AssignedClient } from '@/features/reports/practitioner/report-pages.public'
import { buttonClass } from '@/ui/button'

/** Leads to the client's latest results, which list the tests before them. */
export function ViewReports({ client: { name, latest } }: { client: AssignedClient }) {
  return (
    <Link
      href={resultsPath('practitioner', latest.id)}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      View Reports
      <span className="sr-only"> of {name}</span>
    </Link>
  )
}
