import { listed } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import type { OutcomeKind } from '@shared/domain/trial/trial'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { EmptyState } from '@/ui/empty-state'
import { Loading } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import type { Outcome } from '../plan/plan-types'
import { OutcomeDialog } from './outcome-dialog'
import { basisWords, outcomeWords } from './outcome-words.public'

type OutcomesCardProps = { clientId: number; name: string }

/** Scanner, recipes and assistant obey these; practitioners see them even if unshared. */
export function OutcomesCard({ clientId, name }: OutcomesCardProps) {
  const outcomes = useApiQuery('GET /api/clients/:id/outcomes', {
    params: { id: clientId },
    query: { pageSize: 200 },
  })
  const [recording, setRecording] = useState(false)
  const [ending, setEnding] = useState<Outcome>()
  return (
    <Card>
      <CardHeader
        title="What was found"
        actions={
          <Button variant="secondary" size="sm" onClick={() => setRecording(true)}>
            Record
          </Button>
        }
      />
      {outcomes.isPending && <Loading label="Loading the findings..." />}
      {outcomes.isError && <QueryError query={outcomes} title="Failed to load the findings" />}
      {outcomes.data?.length === 0 && (
        <EmptyState title="Nothing yet" description="Findings from bringing foods back appear here." />
      )}
      <ul aria-label="Finding" className="divide-y divide-line empty:hidden">
        {outcomes.data?.map((outcome) => (
          <li key={outcome.id} className="flex items-start justify-between gap-3 py-3">
            <p className="min-w-0 text-small">
              <b className="block text-body font-semibold break-words">{listed(outcome.foods)}</b>
              {outcomeWords[outcome.outcome]}
              {outcome.amount && `: ${outcome.amount}`}
              {outcome.held && (
                <span className="block font-semibold">
                  Still left out, because of an ingredient or by choice
                </span>
              )}
              {outcome.asks && (
                <span className="block font-semibold">
                  A newer test shows {outcome.foods.length > 1 ? 'them' : 'it'} raised. Left out until the
                  client answers
                </span>
              )}
              <span className="block text-ink-3">
                {basisWords[outcome.basis]}, {formatWords(outcome.since)}
              </span>
            </p>
            <div className="flex shrink-0 items-end gap-1 max-sm:flex-col">
              {outcome.asks && <GoOnButton outcome={outcome} />}
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Withdraw finding: ${listed(outcome.foods)}`}
                onClick={() => setEnding(outcome)}
              >
                Withdraw finding
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {recording && (
        <OutcomeDialog
          clientId={clientId}
          name={name}
          holding={outcomes.data ?? []}
          onClose={() => setRecording(false)}
        />
      )}
      {ending && <EndDialog outcome={ending} name={name} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}

/** Confirms for the client that they go on eating the food despite a newer test. */
function GoOnButton({ outcome }: { outcome: Outcome }) {
  const confirm = useApiMutation('PUT /api/outcomes/:id/confirm')
  const [pending, run] = usePending()
  const foods = listed(outcome.foods)

  async function goOn() {
    try {
      await confirm.mutateAsync({ params: { id: outcome.id }, body: { goOn: true } })
      toast({ title: `${foods} stays on the menu` })
    } catch (error) {
      toast({ title: 'Not saved', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void run(goOn)}>
      Continue<span className="sr-only"> with {foods}</span>
    </Button>
  )
}

/** What counts once an outcome is withdrawn. */
const followWords: Record<OutcomeKind, string> = {
  'clinic-only':
    'The newest test counts again, and a plan may include it. It stays an allergy until it is removed from the allergies.',
  trigger: 'The newest test counts again.',
  limited: 'The newest test counts again, and the amount is no longer shown.',
  tolerated: 'The newest test counts again. If the food is raised, it is left out.',
}

type EndDialogProps = { outcome: Outcome; name: string; onClose: () => void }

function EndDialog({ outcome, name, onClose }: EndDialogProps) {
  const end = useApiMutation('PUT /api/outcomes/:id/confirm')
  const [pending, run] = usePending()
  const foods = listed(outcome.foods)

  async function submit() {
    try {
      await end.mutateAsync({ params: { id: outcome.id }, body: { goOn: false } })
      toast({ title: 'Finding withdrawn', description: `${foods}: ${outcomeWords[outcome.outcome]}` })
      onClose()
    } catch (error) {
      toast({ title: 'Not withdrawn', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      icon={Undo2}
      title={`Withdraw “${outcomeWords[outcome.outcome]}”`}
      description={
        <>
          <p>
            {foods}, of {name}.
          </p>
          <p className="mt-2">{followWords[outcome.outcome]}</p>
        </>
      }
      confirmLabel="Withdraw finding"
      pendingLabel="Withdrawing..."
      pending={pending}
      onConfirm={() => void run(submit)}
    />
  )
}
