import { Link } from 'wouter'
import type { AssignedClient } from '@/features/reports/release/report-pages.public'
import { buttonClass } from '@/ui/button'

/** A client's name, linked to their page once the report is linked to a client. */
export function ClientLink({ clientId, name }: { clientId: number | null; name: string }) {
  if (clientId === null) return <>{name}</>
  return (
    <Link
      href={`/practitioner/clients/${clientId}`}
      className="underline-offset-2 hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
    >
      {name}
    </Link>
  )
}

/** Links to all of the client's reports; without an account, to those with the name. */
export function ViewReports({ client: { name, latest } }: { client: AssignedClient }) {
  const { clientId } = latest
  const which = clientId === null ? `q=${encodeURIComponent(name)}` : `client=${clientId}`
  return (
    <Link
      href={`/practitioner/reports?${which}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      View Reports
      <span className="sr-only"> of {name}</span>
    </Link>
  )
}
