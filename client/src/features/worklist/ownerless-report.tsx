import { Check, Link2, Search, X } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useInviteToast } from '@/features/invitations/invitations.public'
import {
  RadioCard,
  seenAfterLinking,
  useReportDialog,
  actionResultText,
  WhoSees,
  type Report,
} from '@/features/reports/results/deciding.public'
import { CheckedReading } from '@/features/reports/check/check.public'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { SkeletonRows } from '@/ui/skeleton'
import { ItemFrame, KeyButton } from './item-frame'
import { ReplaceButton } from './replace-button'
import { ReportFiles } from './report-files'
import { useItemAction } from './use-item-action'

/** Asks which client an unlinked report belongs to. */
export function OwnerlessReport({ report }: { report: Report }) {
  const suggestions = useApiQuery('GET /api/reports/:id/suggestions', { params: { id: report.id } })
  const link = useApiMutation('PUT /api/reports/:id/client')
  const { act, pending, failure } = useItemAction()
  const open = useReportDialog()
  const tell = useInviteToast()
  const name = useId()
  const [picked, setPicked] = useState<number>()
  const exactMatch = suggestions.data?.find(({ isSure }) => isSure)
  const chosen = suggestions.data?.find(({ clientId }) => clientId === picked) ?? exactMatch

  const linkTo = (client: NonNullable<typeof chosen>) =>
    act(async () => {
      const { id, version, sampleId } = report
      const linked = await link.mutateAsync({ params: { id }, body: { clientId: client.clientId }, version })
      tell({
        title: 'Report Updated',
        description: `${sampleId} is linked to ${client.name}. ${actionResultText(linked)}`,
        toInvite: linked.toInvite,
      })
    })

  return (
    <ItemFrame
      aside={<ReportFiles report={report} />}
      failure={failure}
      actions={
        <>
          <KeyButton
            shortcut="l"
            icon={Link2}
            disabled={!chosen}
            pending={pending}
            pendingLabel="Linking..."
            onClick={() => chosen && linkTo(chosen)}
          >
            {chosen ? `Link to ${chosen.name}` : 'Link'}
          </KeyButton>
          <ReplaceButton report={report} />
        </>
      }
    >
      <fieldset className="min-w-0 space-y-2">
        <legend className="mb-2 text-small font-semibold">Whose report is it?</legend>
        {suggestions.isPending && <SkeletonRows rows={1} />}
        {suggestions.isError && <QueryError query={suggestions} title="Failed to fetch the suggestions" />}
        {suggestions.data?.length === 0 && (
          <p className="text-small text-ink-2">No client has this name, email or date of birth.</p>
        )}
        {suggestions.data?.map(({ clientId, name: client, dateOfBirth, email, isSure, why }) => (
          <RadioCard
            key={clientId}
            name={name}
            checked={clientId === chosen?.clientId}
            disabled={pending}
            onChoose={() => setPicked(clientId)}
            label={dateOfBirth ? `${client}, born ${dateOfBirth}` : `${client}, ${email}`}
            note={
              <span className={isSure ? 'text-ok-text' : undefined}>
                {isSure ? <Check className="mr-1 inline size-4" /> : <X className="mr-1 inline size-4" />}
                {why}
              </span>
            }
          />
        ))}
        <Button
          variant="link"
          size="sm"
          icon={Search}
          disabled={pending}
          onClick={() => open('link', report)}
        >
          Somebody else, or a new client
        </Button>
      </fieldset>
      {chosen && <WhoSees seen={seenAfterLinking(report, { ...chosen, id: chosen.clientId })} />}
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <CheckedReading report={report} />
      </Suspense>
    </ItemFrame>
  )
}
