import { Link } from 'wouter'

/** A client's name, which leads to their page once somebody has the report. */
export function ClientLink({ clientId, name }: { clientId: number | null; name: string }) {
  if (clientId === null) return <>{name}</>
  return (
    <Link
      href={`/practitioner/clients/${clientId}`}
      className="underline-offset-2 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
    >
      {name}
    </Link>
  )
}
