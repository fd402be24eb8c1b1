import { lazy, Suspense, useEffect, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { prepare } from '@/ui/load-dialog'
import { SkeletonRows } from '@/ui/skeleton'
import { markAnswered, promptHistory } from './prompt-history'
import { useNoAllergies } from './use-no-allergies'

const load = () => import('./question-form')
const QuestionForm = lazy(load)

/** Asks about allergies in one strip until answered, in a reserved space. */
export function HealthQuestion({ className }: { className?: string }) {
  const { id } = useUser()
  const [before] = useState(() => promptHistory(id))
  const [hasOne, setHasOne] = useState(false)
  // Gone with the tap, so that what is below does not move after the answer is saved.
  const [hasNone, setHasNone] = useState(false)
  const { saveNoAllergies } = useNoAllergies(focusMain, () => setHasNone(false))
  const isLater = before === 'later'
  const { data: health, isPending } = useApiQuery('GET /api/user/health', undefined, { enabled: !isLater })
  const isAnswered = health !== undefined && health.answered !== 'never'
  useEffect(() => {
    if (isAnswered) markAnswered(id)
    else prepare(load)
  }, [isAnswered, id])

  // A client who has started an answer continues, even if it was answered elsewhere.
  if (isLater || hasNone || (isAnswered && !hasOne)) return null
  if (!health && (before === 'answered' || !isPending)) return null
  return (
    <section
      aria-labelledby="health-question"
      data-print="hide"
      className={cn(
        'rounded-lg border border-mod-line bg-mod-soft px-4 py-1.5',
        !health && 'invisible',
        className,
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <h2
          id="health-question"
          className="min-w-0 flex-1 font-sans text-body font-medium tracking-normal text-mod-text"
        >
          Any food allergies?
        </h2>
        {health && !hasOne && (
          <>
            <Button
              variant="link"
              className="text-mod-text!"
              onClick={() => {
                setHasNone(true)
                void saveNoAllergies(health)
              }}
            >
              No
            </Button>
            <Button variant="secondary" className="rounded-full!" onClick={() => setHasOne(true)}>
              Yes, add it
            </Button>
          </>
        )}
      </div>
      {hasOne && health && (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <QuestionForm health={health} onEnd={() => setHasOne(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Whether it is known if the question appears, so that content below does not move. */
export function useIsHealthReady(): boolean {
  const { id } = useUser()
  const [before] = useState(() => promptHistory(id))
  const health = useApiQuery('GET /api/user/health', undefined, { enabled: before !== 'later' })
  return before !== undefined || !health.isLoading || health.isFetched
}

/** The focused button disappears with the question. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })
