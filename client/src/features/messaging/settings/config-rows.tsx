import { Check, CircleAlert } from 'lucide-react'
import { Badge } from '@/ui/badge'

/** Which settings of a service are present. The server never sends their values. */
export function ConfigRows({
  label,
  rows,
}: {
  label: string
  rows: readonly (readonly [string, boolean])[]
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map(([name, isConfigured]) => (
        <li key={name} className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
          <span className="text-small font-medium">{name}</span>
          {isConfigured ? (
            <Badge tone="success" icon={Check}>
              Configured
            </Badge>
          ) : (
            <Badge tone="warning" icon={CircleAlert}>
              Not configured
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
