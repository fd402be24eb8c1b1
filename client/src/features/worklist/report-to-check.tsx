import { CircleCheck, FilePenLine, Stethoscope } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useApiMutation } from '@/api/use-api'
import { useInviteToast } from '@/features/invitations/invitations.public'
import {
  clientViewer,
  seenAfterAssigning,
  seenAfterReleasing,
  shownByAssigning,
  usePractitioners,
  useReportDialog,
  actionResultText,
  WhoSees,
  type Report,
} from '@/features/reports/results/deciding.public'
import { CheckedReading, useConfirmFirst } from '@/features/reports/check/check.public'
import { Button } from '@/ui/button'
import { SkeletonRows } from '@/ui/skeleton'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { ItemFrame, KeyButton } from './item-frame'
import { ReplaceButton } from './replace-button'
import { ReportFiles } from './report-files'
import { useItemAction } from './use-item-action'

/** Asks if it was read correctly, but first for a practitioner named but not chosen. */
export function ReportToCheck({ report }: { report: Report }) {
  const open = useReportDialog()
  const confirm = useApiMutation('POST /api/reports/:id/release')
  const { act, pending, failure } = useItemAction()
  const { askFirst, dialog, isDateWrong } = useConfirmFirst(report)
  const assign = useAssign(report)
  const isUnchosen = report.warnings.some(({ code }) => code.startsWith('practitioner-'))
  const tell = useInviteToast()

  const confirmIt = () =>
    act(async () => {
      const { id, version, sampleId } = report
      const confirmed = await confirm.mutateAsync({ params: { id }, version })
      tell({
        title: 'Report confirmed',
        description: `${sampleId}: ${actionResultText(confirmed)}`,
        toInvite: confirmed.toInvite,
      })
    })

  return (
    <ItemFrame
      aside={<ReportFiles report={report} />}
      failure={failure ?? assign.failure}
      actions={
        <>
          {isUnchosen && (
            <KeyButton
              shortcut="a"
              icon={Stethoscope}
              pending={assign.pending}
              pendingLabel="Assigning..."
              disabled={assign.choice === ''}
              onClick={assign.run}
            >
              {assign.words}
            </KeyButton>
          )}
          <KeyButton
            shortcut="c"
            icon={CircleCheck}
            variant={isUnchosen ? 'soft' : 'primary'}
            disabled={isUnchosen}
            pending={pending}
            pendingLabel="Confirming..."
            onClick={() => askFirst(confirmIt)}
          >
            Confirm
          </KeyButton>
          {isDateWrong && (
            <Button variant="secondary" icon={FilePenLine} onClick={() => open('edit', report)}>
              Edit…
            </Button>
          )}
          <ReplaceButton report={report} />
        </>
      }
    >
      {dialog}
      {isUnchosen && (
        <Field
          label="Which practitioner is it for?"
          hint={report.practitioner && `The files name “${report.practitioner}”.`}
        >
          <Select
            value={assign.choice}
            disabled={assign.pending}
            onChange={({ target }) => assign.choose(target.value)}
          >
            <option value="">Choose...</option>
            <option value="none">No practitioner</option>
            {assign.practitioners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isUnchosen ? (
        assign.seen && <WhoSees seen={assign.seen} />
      ) : (
        <WhoSees seen={seenAfterReleasing(report)} />
      )}
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <CheckedReading report={report} />
      </Suspense>
    </ItemFrame>
  )
}

/** Assigns the chosen practitioner; the one named in the files is preselected. */
function useAssign(report: Report) {
  const assign = useApiMutation('POST /api/reports/assign')
  const tell = useInviteToast()
  const { data = [] } = usePractitioners()
  const { act, pending, failure } = useItemAction()
  const [picked, choose] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const { suggestedPractitioner: suggested } = report
  const practitioners = suggested && !data.some(({ id }) => id === suggested.id) ? [suggested, ...data] : data
  const choice = picked ?? String(suggested?.id ?? '')

  const run = () =>
    act(async () => {
      const practitionerId = choice === 'none' ? null : Number(choice)
      const answer = await assign.mutateAsync({ body: { ids: [report.id], practitionerId } })
      setRefused(answer.refused[0]?.why)
      if (answer.refused.length > 0) return
      const name = practitioners.find(({ id }) => id === practitionerId)?.name ?? 'no practitioner'
      const seen =
        answer.released.length > 0 ? ` ${clientViewer(report)?.name ?? 'Its client'} can see it now.` : ''
      tell({
        title: 'Report Updated',
        description: `${report.sampleId} is assigned to ${name}.${seen}`,
        toInvite: answer.toInvite,
      })
    })

  const reviewer = data.find(({ id }) => String(id) === choice)
  const isChosen = reviewer !== undefined || choice === 'none'
  const seen = isChosen ? seenAfterAssigning(report, reviewer ?? null) : undefined
  const shownTo = isChosen ? shownByAssigning(report, reviewer ?? null) : null
  const words = `Assign${reviewer ? ` to ${reviewer.name}` : ''}${shownTo ? `, show to ${shownTo.name}` : ''}`

  return { seen, words, choice, choose, practitioners, pending, failure: failure ?? refused, run }
}
