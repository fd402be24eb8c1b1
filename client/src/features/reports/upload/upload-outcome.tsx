import { formatCount, plural } from '@shared/domain/text/counts'
import { linkTo } from '@shared/screens'
import { UserCheck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { DialogHost } from '@/ui/dialog-host'
import { MoreRows } from '@/ui/more-rows'
import { marks, StateMark } from '@/ui/state-mark'
import type { ReportRow } from '../manage/report-row'
import { useReportDialog } from '../manage/report-dialogs'
import { visibilityAfterAssigningEach } from '../manage/visibility'
import { usePractitioners } from '../use-practitioners'
import { byOutcome, outcomeText, outcomeWords, reachedText, waitsText, type Outcome } from './outcome'
import { OutcomeBar } from './outcome-bar'
import { asksIn, OutcomeRow, type OutcomeActions } from './outcome-row'
import { ExactMatches } from './exact-matches'
import { AlreadyUploaded } from './already-uploaded'
import type { UploadedReport } from './tray'
import { useAssign, type Refused } from './use-assign'
import { useUploadedRows } from './use-uploaded-rows'

const FIRST = 20
/** What needs a person comes first. */
const urgency = ['nobody', 'to-check', 'failed', 'held', 'released'] as const satisfies Outcome[]
const notes: Record<Outcome, string> = {
  released: 'Their clients can read them.',
  held: 'They were notified.',
  nobody: 'Nobody can read them until they are linked.',
  'to-check': 'Their clients can read them once you have confirmed them.',
  failed: 'Replace the files to read them again.',
}

/** The outcomes of an upload's reports, with what is left to do for each. */
export default function UploadOutcome({ uploaded }: { uploaded: readonly UploadedReport[] }) {
  return (
    <DialogHost>
      <Outcomes uploaded={uploaded} />
    </DialogHost>
  )
}

function Outcomes({ uploaded }: { uploaded: readonly UploadedReport[] }) {
  const rows = useUploadedRows(useMemo(() => uploaded.map(({ row }) => row), [uploaded]))
  const groups = useMemo(() => byOutcome(rows), [rows])
  const [chosen, setChosen] = useState<Outcome>()
  const [refused, setRefused] = useState<Refused[]>([])
  const [first] = useState(() => urgency.find((outcome) => groups[outcome].length > 0))
  const shown = chosen ?? first ?? 'released'

  return (
    <section aria-label="Result of the upload" className="space-y-3">
      <div role="status">
        <h3 className="nums text-h3">{reachedText(groups, rows.length)}</h3>
        <p className="nums text-small text-ink-2">{outcomeText(groups)}</p>
      </div>
      <OutcomeBar counts={groups} shown={shown} onShow={setChosen} />
      {refused.length > 0 && (
        <Alert tone="warning" live title="Not done" onDismiss={() => setRefused([])}>
          {refused.map(({ id, why }) => (
            <p key={id}>
              <span className="font-mono">{uploaded.find(({ row }) => row.id === id)?.row.sampleId}</span>:{' '}
              {why}
            </p>
          ))}
        </Alert>
      )}
      <AlreadyUploaded uploaded={uploaded} rows={rows} onRefused={setRefused} />
      <Group key={shown} outcome={shown} rows={groups[shown]} uploaded={uploaded} onRefused={setRefused} />
      <p className="flex justify-end">
        <Link
          href={linkTo('/admin')}
          className="inline-flex min-h-11 items-center text-small font-semibold text-brand-text"
        >
          Show all in To do
        </Link>
      </p>
    </section>
  )
}

type GroupProps = {
  outcome: Outcome
  rows: ReportRow[]
  uploaded: readonly UploadedReport[]
  onRefused: (refused: Refused[]) => void
}

/** The reports with the selected outcome and the actions for all of them. */
function Group({ outcome, rows, uploaded, onRefused }: GroupProps) {
  const [most, setMost] = useState(FIRST)
  const [unreviewed, setUnreviewed] = useState<ReadonlySet<number>>(new Set())
  const asks = asksIn(outcome)
  const { data: practitioners = [] } = usePractitioners({ enabled: asks })
  const openDialog = useReportDialog()
  const { assign, pending } = useAssign(onRefused)
  const uploads = useMemo(() => new Map(uploaded.map((upload) => [upload.row.id, upload])), [uploaded])
  const suggested = rows.flatMap((row) => {
    const upload = uploads.get(row.id)
    const isOpen = upload?.asks && row.practitionerId === null && !unreviewed.has(row.id)
    return isOpen && upload.suggested ? [{ row, practitionerId: upload.suggested.id }] : []
  })
  const reviewerOf = ({ id }: ReportRow) => {
    const chosen = suggested.find(({ row }) => row.id === id)?.practitionerId
    return practitioners.find((each) => each.id === chosen) ?? null
  }

  const latest = useRef({ openDialog, assign })
  useEffect(() => {
    latest.current = { openDialog, assign }
  })
  const actions = useMemo<OutcomeActions>(
    () => ({
      open: (kind, row) => latest.current.openDialog(kind, row),
      assign: (assignment) => {
        if (assignment.practitionerId === null) setUnreviewed((before) => new Set([...before, assignment.id]))
        void latest.current.assign([assignment])
      },
    }),
    [],
  )

  if (rows.length === 0) return <p className="text-small text-ink-2">None of these.</p>
  const note = outcome === 'held' ? `${waitsText(rows)}. ${notes.held}` : notes[outcome]
  return (
    <div className="rounded-md border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StateMark look={marks[outcome]} />
        <div className="min-w-0 flex-1 basis-48">
          <h4 className="nums text-small font-semibold">
            {outcomeWords[outcome]}: {formatCount(rows.length)}
          </h4>
          <p className="nums text-small break-words text-ink-2">{note}</p>
        </div>
        {outcome === 'nobody' && (
          <ExactMatches ids={new Set(rows.map(({ id }) => id))} onRefused={onRefused} />
        )}
        {asks && suggested.length > 0 && (
          <Button
            variant="soft"
            icon={UserCheck}
            block="phone"
            pending={pending}
            pendingLabel="Assigning..."
            onClick={() =>
              void assign(suggested.map(({ row: { id }, practitionerId }) => ({ id, practitionerId })))
            }
          >
            Assign the {formatCount(suggested.length)} suggested
          </Button>
        )}
        {asks && suggested.length > 0 && practitioners.length > 0 && (
          <p className="basis-full text-small break-words text-ink-2">
            {visibilityAfterAssigningEach(
              suggested.map(({ row }) => row),
              reviewerOf,
            )}
          </p>
        )}
      </div>
      <MoreRows
        noun={plural(rows.length, 'report', 'reports')}
        total={rows.length}
        shown={most}
        onShow={setMost}
      >
        {rows.slice(0, most).map((row) => (
          <OutcomeRow
            key={row.id}
            row={row}
            outcome={outcome}
            upload={uploads.get(row.id)}
            practitioners={practitioners}
            actions={actions}
          />
        ))}
      </MoreRows>
    </div>
  )
}
