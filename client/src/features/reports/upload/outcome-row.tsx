import { countText } from '@shared/domain/text/counts'
import { Check, CircleQuestionMark, Minus } from 'lucide-react'
import { memo, useState, type ReactNode } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { Link } from 'wouter'
import { Button, buttonClass } from '@/ui/button'
import type { IconType } from '@/ui/icon-type'
import { Select } from '@/ui/select'
import { clientNameOf, practitionerNameOf, type ReportRow } from '../manage/report-row'
import { visibilityAfterAssigning } from '../manage/visibility'
import type { Reviewer } from '../use-practitioners'
import type { Assignment } from './use-assign'
import type { UploadedReport } from './tray'
import { PractitionerOptions } from './practitioner-options'
import type { Outcome } from './outcome'

/** The row's actions; stable functions, so that memoised rows do not render again. */
export type OutcomeActions = {
  open: (kind: 'link' | 'replace', row: ReportRow) => void
  assign: (assignment: Assignment) => void
}

type OutcomeRowProps = {
  row: ReportRow
  outcome: Outcome
  upload: UploadedReport | undefined
  practitioners: readonly Reviewer[]
  actions: OutcomeActions
}

/** Whether the practitioner can be chosen here: only while nobody can read the report yet. */
export const asksIn = (outcome: Outcome): boolean => outcome === 'nobody' || outcome === 'to-check'

const nextStep = {
  nobody: { kind: 'link', word: 'Link' },
  failed: { kind: 'replace', word: 'Replace files…' },
} as const

/** One report of an upload and what to do next. Memoised, as an upload may have hundreds. */
export const OutcomeRow = memo(function OutcomeRow({
  row,
  outcome,
  upload,
  practitioners,
  actions,
}: OutcomeRowProps) {
  const printed = upload?.asks && row.practitionerId === null ? upload.row.practitioner : ''
  const step = outcome === 'nobody' || outcome === 'failed' ? nextStep[outcome] : undefined
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <p className="w-44 min-w-0 text-small break-words max-sm:w-full">
        <span className="block font-mono text-small font-medium">{row.sampleId}</span>
        <span className="text-ink-2">{clientNameOf(row)}</span>
      </p>
      <div className="min-w-40 flex-1 text-small break-words text-ink-2 max-sm:basis-full">
        {outcome === 'nobody' && <Suggestion id={row.id} />}
        {outcome === 'failed' && (row.failure ?? 'The reason is not known.')}
        {outcome === 'to-check' && `${countText(row.warningCount, 'warning')} to look at`}
        {outcome === 'held' && practitionerNameOf(row)}
        {outcome === 'released' && row.clientEmail}
        {asksIn(outcome) && printed && <p>Named in the file: {printed}.</p>}
      </div>
      {asksIn(outcome) && (
        <PractitionerChooser
          {...{ row, practitioners }}
          suggested={upload?.asks ? upload.suggested : null}
          onAssign={actions.assign}
        />
      )}
      {outcome === 'to-check' && (
        <Link
          href={`/admin/reports/${row.id}/check`}
          className={buttonClass({ variant: 'soft', size: 'sm' }, 'max-sm:w-full')}
          aria-label={`Check: ${row.sampleId}`}
        >
          Check
        </Link>
      )}
      {step && (
        <Button
          variant="soft"
          size="sm"
          className="max-sm:w-full"
          aria-label={`${step.word}: ${row.sampleId}`}
          onClick={() => actions.open(step.kind, row)}
        >
          {step.word}
        </Button>
      )}
    </li>
  )
})

/** The suggested client, requested only when the row is shown. */
function Suggestion({ id }: { id: number }) {
  const { data, isPending, error } = useApiQuery('GET /api/reports/:id/suggestions', { params: { id } })
  if (isPending) return <Line icon={Minus}>Looking for the client...</Line>
  if (error) return <Line icon={Minus}>{sentenceOf(error)}</Line>
  const [likeliest] = data
  if (!likeliest) return <Line icon={Minus}>No suggestion</Line>
  const { name, dateOfBirth, isSure, why } = likeliest
  return (
    <>
      <p className="text-small font-medium text-ink">
        {name}
        {dateOfBirth && `, born ${dateOfBirth}`}
      </p>
      <Line icon={isSure ? Check : CircleQuestionMark}>{why}</Line>
    </>
  )
}

function Line({ icon: Icon, children }: { icon: IconType; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-small">
      <Icon className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

type PractitionerChooserProps = Pick<OutcomeRowProps, 'row' | 'practitioners'> & {
  suggested: UploadedReport['suggested']
  onAssign: OutcomeActions['assign']
}

function PractitionerChooser({ row, suggested, practitioners, onAssign }: PractitionerChooserProps) {
  const [chosen, setChosen] = useState(String(suggested?.id ?? ''))
  if (row.practitionerId !== null)
    return <p className="w-56 text-small break-words text-ink-2 max-sm:w-full">{practitionerNameOf(row)}</p>
  const reviewer = practitioners.find(({ id }) => String(id) === chosen)
  return (
    <div className="flex w-56 flex-wrap items-center gap-1 max-sm:w-full">
      <Select
        size="sm"
        className="flex-1"
        aria-label={`Practitioner for ${row.sampleId}`}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">Choose...</option>
        <PractitionerOptions choices={practitioners} />
      </Select>
      <Button
        variant="quiet"
        size="sm"
        disabled={chosen === ''}
        aria-label={`Assign ${row.sampleId}`}
        onClick={() => onAssign({ id: row.id, practitionerId: chosen === 'none' ? null : Number(chosen) })}
      >
        Assign
      </Button>
      {(reviewer || chosen === 'none') && (
        <p className="basis-full text-small break-words text-ink-2">
          {visibilityAfterAssigning(row, reviewer ?? null)}
        </p>
      )}
    </div>
  )
}
