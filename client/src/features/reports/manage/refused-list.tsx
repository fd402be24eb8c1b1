import { countText } from '@shared/domain/text/counts'
import type { ReactNode } from 'react'
import { Alert } from '@/ui/alert'
import { clientNameOf } from './report-row'
import type { Refused } from './several'

type RefusedListProps = {
  refused: readonly Refused[]
  /** The past participle of the refused action: "released". */
  verb: string
  /** An action for a refused report that still exists. */
  action?: (report: Refused) => ReactNode
  onDismiss?: () => void
  className?: string
}

/** Lists each refused report by name with the reason. */
export function RefusedList({ refused, verb, action, onDismiss, className }: RefusedListProps) {
  if (refused.length === 0) return null
  return (
    <Alert
      tone="warning"
      live
      title={`${countText(refused.length, 'report was', 'reports were')} not ${verb}`}
      onDismiss={onDismiss}
      className={className}
    >
      <ul className="mt-1 grid gap-2">
        {refused.map((report) => (
          <li key={report.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              {report.sampleId !== '' && (
                <>
                  <span className="font-mono text-small font-medium">{report.sampleId}</span> of{' '}
                  <b className="font-semibold">{clientNameOf({ ...report, clientId: null })}</b>:{' '}
                </>
              )}
              {report.why}
            </span>
            {report.sampleId !== '' && action?.(report)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
