import { useMemo, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useInvite } from '@/features/invitations/invitations.public'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { useCrumb } from '@/ui/crumb'
import { DialogHost } from '@/ui/dialog-host'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading, Skeleton } from '@/ui/skeleton'
import { StatusBadge } from '@/ui/status-badge'
import { clientNameOf } from '../manage/report-row'
import { StaleReportNotice } from '../manage/stale-report-notice'
import { CheckActions, visibilityOfActs, type Outcome } from './check-actions'
import CheckedReading from './checked-reading'
import { ReportPdf } from './report-pdf'
import { SinceLastTest } from './since-last-test'
import { useRecordOpened } from '../results/record-opened'
import type { Report } from '../results/report-types'

const title = 'Check what was read'

/** What was read of a report, for an admin to confirm. */
export default function CheckReportScreen({ reportId }: { reportId: number }) {
  const report = useApiQuery('GET /api/reports/:id', { params: { id: reportId } })
  useRefetchOnMount(useMemo(() => [`/api/reports/${reportId}`, `/api/reports/${reportId}/check`], [reportId]))
  useCrumb(report.data?.sampleId)
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      {report.data ? (
        <DialogHost>
          <Checked report={report.data} />
        </DialogHost>
      ) : (
        <>
          <PageHeader title={title} />
          {report.isError ? (
            <Card className="mt-6">
              <QueryError query={report} level={2} title="Failed to fetch report" />
            </Card>
          ) : (
            <Loading label="Loading the report..." className="mt-6">
              <Skeleton className="h-22 rounded-lg!" />
              <Skeleton className="mt-4 h-96 rounded-lg!" />
            </Loading>
          )}
        </>
      )}
    </main>
  )
}

function Checked({ report }: { report: Report }) {
  const { id } = report
  const [outcome, setOutcome] = useState<Outcome>()
  const invite = useInvite()
  const seen = visibilityOfActs(report)
  const check = useApiQuery('GET /api/reports/:id/check', { params: { id } })
  useRecordOpened(report)
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-mono">{report.sampleId}</span>
            <span>
              {clientNameOf(report)}
              {report.dateOfBirth && `, born ${report.dateOfBirth}`}
            </span>
            {report.clientId !== null && <Badge tone="success">Linked</Badge>}
            <StatusBadge status={report.status} more={report.clientId === null ? 'not linked' : undefined} />
          </span>
        }
        actions={<CheckActions report={report} onOutcome={setOutcome} />}
      />
      <div className="mt-4 grid gap-3 empty:hidden">
        {seen.length > 0 && (
          <div className="text-small break-words text-ink-2">
            {seen.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {outcome?.kind === 'stale' && <StaleReportNotice />}
        {outcome?.kind === 'done' && (
          <Alert
            tone="success"
            live
            action={
              outcome.toInvite.length > 0 && (
                <Button variant="secondary" size="sm" onClick={() => void invite(outcome.toInvite)}>
                  Invite
                </Button>
              )
            }
          >
            {outcome.text}
          </Alert>
        )}
        {outcome?.kind === 'failed' && <Alert tone="error">{outcome.text}</Alert>}
        {report.status === 'failed' && (
          <Alert tone="error" live={false} title="The files could not be read">
            {report.failure}
          </Alert>
        )}
      </div>
      <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          <CheckedReading report={report} />
          {check.data?.previous && <SinceLastTest previous={check.data.previous} />}
          {check.data && check.data.newFoods.length > 0 && (
            <Card aria-labelledby="new-foods">
              <CardHeader id="new-foods" title="New to the food database" />
              <p className="text-small break-words text-ink-2">
                {check.data.newFoods.join(', ')}. The client sees them, but the label scanner finds them only
                by their exact name.
              </p>
            </Card>
          )}
        </div>
        <ReportPdf report={report} />
      </div>
    </>
  )
}
