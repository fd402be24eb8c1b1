import { CircleCheck, FileUp } from 'lucide-react'
import { Link } from 'wouter'
import { Button, buttonClass } from '@/ui/button'
import { useReportDialog } from './report-dialogs'
import { stateNote } from './report-groups'
import { clientNameOf, type ReportRow } from './report-row'

/** Says that no client is linked; renders nothing when one is. */
export function Unlinked({ report, className }: { report: ReportRow; className: string }) {
  if (report.clientId !== null) return null
  return (
    <span className={className}>
      <span className="text-small font-normal text-mod-text">Not linked</span>
    </span>
  )
}

/** What an admin needs to know beyond the badge, with a link to act; else nothing. */
export function StateNote({ report }: { report: ReportRow }) {
  const open = useReportDialog()
  const note = stateNote(report)
  if (!note) return null
  const failed = report.status === 'failed'
  const which = (
    <span className="sr-only">
      {' '}
      of {report.sampleId}, {clientNameOf(report)}
    </span>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className={`min-w-0 text-small break-words ${failed ? 'text-high-text' : 'text-mod-text'}`}>
        {note}
      </p>
      {failed ? (
        <Button size="sm" variant="soft" icon={FileUp} onClick={() => open('replace', report)}>
          Replace files{which}
        </Button>
      ) : (
        <Link
          href={`/admin/reports/${report.id}/check`}
          className={buttonClass({ size: 'sm', variant: 'soft' })}
        >
          <CircleCheck />
          Check and confirm{which}
        </Link>
      )}
    </div>
  )
}
