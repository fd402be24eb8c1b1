import { formatWords } from '@shared/domain/text/dates'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Card, CardHeader } from '@/ui/card'
import { toast } from '@/ui/use-toast'
import { gateWords } from '../start/gate-words'
import { ReasonForm } from './reason-form'
import { staffSentenceOf } from './staff-words'

/** The client's answers that still block a plan, with a way to ask again; nothing when none do. */
export function EarlierAnswersCard({ clientId, name }: { clientId: number; name: string }) {
  const earlier = useApiQuery('GET /api/clients/:id/trial/gate', { params: { id: clientId } })
  const lift = useApiMutation('POST /api/clients/:id/trial/gate/lift')
  const [pending, run] = usePending()

  const save = (reason: string) =>
    run(async () => {
      try {
        await lift.mutateAsync({ params: { id: clientId }, body: { reason } })
        toast({ title: `${name} can answer again` })
      } catch (error) {
        toast({ title: 'Not saved', description: staffSentenceOf(error), variant: 'destructive' })
      }
    })

  if (earlier.isError) return <QueryError query={earlier} level={2} title="The answers could not be loaded" />
  if (!earlier.data || earlier.data.length === 0) return null
  return (
    <Card>
      <CardHeader title="Answers that count for the next plan" />
      <p className="text-body text-ink-2">
        {name} said that this applies. A new answer counts from the day shown.
      </p>
      <ul className="mt-1 list-disc pl-5 text-body">
        {earlier.data.map(({ code, saidOn, againOn }) => (
          <li key={code}>
            {gateWords[code]} (answered on {formatWords(saidOn)}, asked again from {formatWords(againOn)})
          </li>
        ))}
      </ul>
      <ReasonForm
        label="Why they can answer the questions again"
        hint="It is kept with the answers. The client will be told that they can answer again."
        button="Ask the questions again"
        pending={pending}
        onReason={(reason) => void save(reason)}
      />
    </Card>
  )
}
