import { useApiMutation } from '@/api/use-api'
import { sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'
import type { Outcome } from './plan-types'
import { nameOf } from './plan-words'

/** Asks whether the person goes on eating a food that a newer test raises. */
export default function ConfirmOutcome({ outcome }: { outcome: Outcome }) {
  const confirm = useApiMutation('PUT /api/outcomes/:id/confirm')
  const [pending, run] = usePending()
  const food = nameOf(outcome)
  const answer = (goOn: boolean) =>
    run(async () => {
      try {
        await confirm.mutateAsync({ params: { id: outcome.id }, body: { goOn } })
        toast({ title: goOn ? `You’ll keep eating ${food}` : `${food} is left out again` })
      } catch (error) {
        toast({ title: 'Not saved', description: sentenceOf(error), variant: 'destructive' })
      }
    })
  return (
    <section
      aria-label={`${food} is raised in a newer test`}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-mod-line bg-mod-soft p-4"
    >
      <div className="min-w-56 flex-1">
        <p className="text-h3 font-display font-semibold break-words">
          {outcome.basis === 'no-change'
            ? `Leaving out ${food} changed little for you. Keep eating it?`
            : outcome.basis === 'practitioner'
              ? `Your practitioner noted that ${food} gives you no symptoms. Keep eating it?`
              : `${food} gave you no symptoms. Keep eating it?`}
        </p>
        <p className="text-body text-ink-2">
          It is raised in your newest test. We leave it out until you answer.
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:flex-1">
        <Button pending={pending} onClick={() => void answer(true)}>
          Yes, keep eating it
        </Button>
        <Button variant="secondary" disabled={pending} onClick={() => void answer(false)}>
          No, leave it out
        </Button>
      </div>
    </section>
  )
}
