import { countText, plural } from '@shared/domain/text/counts'
import { stateOf } from '@shared/domain/reports/report-state'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { keyOf, useApiMutation } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { ErrorState } from '@/ui/error-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { StatusBadge } from '@/ui/status-badge'
import { unreadLinesText, notReadText, wrongDatesText } from '../check/unread-lines-text'
import type { Report } from '../results/report-types'
import { Elevated } from './report-facts'
import { clientNameOf } from './report-row'
import { visibilityAfterReleasing } from './visibility'
import type { SeveralProps } from './several'
import { SeveralDialog } from './several-dialog'
import { useSeveral } from './use-several'
import { messageOf, placeOf } from './warning-words'

/** Shows warnings and readers first, recorded as the opening that a release requires. */
export default function ReleaseSeveralDialog({ reports: rows, onClose, onDone }: SeveralProps) {
  const read = useQueries({
    queries: rows.map(({ id }) => ({
      queryKey: keyOf('GET /api/reports/:id', { params: { id } }),
      queryFn: () => request('GET /api/reports/:id', { params: { id } }),
    })),
  })
  const reports = read.flatMap(({ data }) => data ?? [])
  const failed = read.find(({ isError }) => isError)
  const areShown = reports.length === rows.length
  const verb = actOf(rows.map(stateOf))
  const several = useSeveral({ onClose, onDone }, doneWords[verb])
  const release = useApiMutation('POST /api/reports/release')
  const [unseen, setUnseen] = useState<string>()
  const versions = areShown ? JSON.stringify(reports.map(({ id, version }) => ({ id, version }))) : ''

  useEffect(() => {
    if (versions === '') return
    const body = { reports: JSON.parse(versions) as { id: number; version: number }[] }
    request('POST /api/reports/opened', { body }).then(
      () => setUnseen(''),
      (error: unknown) => setUnseen(sentenceOf(error)),
    )
  }, [versions])

  const act = () =>
    several.run(async () => {
      const { held, ...answer } = await release.mutateAsync({ body: { ids: rows.map(({ id }) => id) } })
      return { done: [...answer.released, ...held], ...answer }
    })

  const unread = reports.flatMap((report) => (report.status === 'processed' ? report.unread : []))
  const lines = reports.flatMap((report) => (report.status === 'processed' ? linesNotRead(report) : []))
  const wrongDates = reports.filter(
    ({ status, warnings }) => status === 'processed' && wrongDatesText(warnings) !== undefined,
  )
  return (
    <SeveralDialog
      title={`${verb} ${rows.length}`}
      description="The warnings for each report, and who will see it."
      several={several}
      act={`${verb} ${rows.length}${lines.length > 0 || wrongDates.length > 0 ? ' anyway' : ''}`}
      verb={doneWords[verb]}
      disabled={!areShown || unseen !== ''}
      onAct={() => void act()}
      onClose={onClose}
    >
      {unseen && (
        <ErrorState title="The reports could not be opened" description={unseen} onRetry={onClose} />
      )}
      {failed ? (
        <ErrorState
          title="A report could not be read"
          description={sentenceOf(failed.error)}
          onRetry={() => read.forEach((each) => each.isError && void each.refetch())}
        />
      ) : !areShown ? (
        <Loading label="Loading the reports..." hideLabel>
          <SkeletonRows rows={rows.length} />
        </Loading>
      ) : (
        <>
          {lines.length > 0 && (
            <Alert tone="warning" title={notReadText(lines.length)}>
              {unreadLinesText(unread, { lines: lines.length, clients: reports.length })}
            </Alert>
          )}
          {wrongDates.length > 0 && (
            <Alert
              tone="warning"
              title={`${countText(wrongDates.length, 'report')} ${plural(wrongDates.length, 'has', 'have')} an impossible date`}
            >
              Please correct it first with Edit or Replace files.
            </Alert>
          )}
          <ul aria-label="Reports" className="divide-y divide-line rounded-md border border-line">
            {rows.map((row, place) => {
              const report = reports[place]
              return (
                report && (
                  <li key={row.id} className="space-y-1.5 px-4 py-3 text-small">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <span className="font-mono font-medium">{row.sampleId}</span>
                      <span className="font-medium break-words">{clientNameOf(row)}</span>
                      <StatusBadge status={report.status} />
                      <Elevated report={row} />
                    </p>
                    <Warnings report={report} />
                    <p className="text-ink-2">{visibilityAfterReleasing(report)}</p>
                  </li>
                )
              )
            })}
          </ul>
        </>
      )}
    </SeveralDialog>
  )
}

/** The unread lines that the warnings name; a doubtful header is not a missing line. */
const linesNotRead = ({ warnings, results }: Report): number[] => {
  const read = new Set(results.map(({ line }) => line))
  const warningTexts = warnings.flatMap(({ line, code }) =>
    line === null || code === 'doubtful-header' ? [] : [line],
  )
  return [...new Set(warningTexts)].filter((line) => !read.has(line))
}

function Warnings({ report: { warnings } }: { report: Report }) {
  if (warnings.length === 0) return <p className="text-ink-3">No warnings.</p>
  return (
    <ul className="space-y-0.5 text-mod-text">
      {warnings.map((warning, index) => (
        <li key={index} className="break-words">
          {placeOf(warning)}: {messageOf(warning)}
        </li>
      ))}
    </ul>
  )
}

/** One verb for the action on all of them. */
function actOf(states: readonly string[]): keyof typeof doneWords {
  return states.every((state) => state === 'to-check') ? 'Confirm' : 'Release'
}

const doneWords = { Confirm: 'confirmed', Release: 'released' }
