import { Alert } from '@/ui/alert'
import type { Refused } from './several'

/** Each report that it was not done to, by name, with the reason. */
export function RefusedList({ refused, verb }: { refused: readonly Refused[]; verb: string }) {
  return (
    <Alert tone="warning" live title={`Not ${verb}`}>
      <ul className="space-y-1">
        {refused.map(({ id, sampleId, clientName, why }) => (
          <li key={id} className="break-words">
            <span className="font-mono">{sampleId}</span>, {clientName}: {why}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
