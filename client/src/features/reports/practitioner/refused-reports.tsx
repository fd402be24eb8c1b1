import type { Reply } from '@shared/api'
import { countText } from '@shared/domain/counts'
import { Alert } from '@/ui/alert'
import { clientNameOf } from '../admin/report-row'
import { ReviewLink } from './reviewer-actions'

export type RefusedReport = Reply<'POST /api/reports/release'>['refused'][number]

type RefusedReportsProps = { refused: readonly RefusedReport[]; onDismiss: () => void; className?: string }

/** Which reports were not released and why, each with the way to review it. */
export function RefusedReports({ refused, onDismiss, className }: RefusedReportsProps) {
  if (refused.length === 0) return null
  return (
    <Alert
      tone="warning"
      live
      title={`${countText(refused.length, 'report was', 'reports were')} not released`}
      onDismiss={onDismiss}
      className={className}
    >
      <ul className="mt-1 grid gap-2">
        {refused.map((report) => (
          <li key={report.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              {report.sampleId !== '' && (
                <>
                  <span className="font-mono text-caption font-medium">{report.sampleId}</span> of{' '}
                  <b className="font-semibold">{clientNameOf({ ...report, clientId: null })}</b>:{' '}
                </>
              )}
              {report.why}
            </span>
            {report.sampleId !== '' && (
              <ReviewLink report={{ ...report, clientId: null, status: 'pending' }} />
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
