import { lazy, Suspense, useEffect, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { prepare } from '@/ui/load-dialog'
import { SkeletonRows } from '@/ui/skeleton'
import { promptHistory, markAnswered, postponePrompt } from './prompt-history'
import type { Health } from './health-lists'
import { useNoAllergies } from './use-no-allergies'

const load = () => import('./question-form')
const QuestionForm = lazy(load)

/** Asks about allergies until answered or postponed a week, in a reserved space. */
export function HealthQuestion({ className }: { className?: string }) {
  const { id } = useUser()
  const [before, setBefore] = useState(() => promptHistory(id))
  const [hasOne, setHasOne] = useState(false)
  const isLater = before === 'later'
  const { data: health, isPending } = useApiQuery('GET /api/user/health', undefined, { enabled: !isLater })
  const isAnswered = health !== undefined && health.answered !== 'never'
  useEffect(() => {
    if (isAnswered) markAnswered(id)
  }, [isAnswered, id])

  // A client who has started an answer continues, even if it was answered elsewhere.
  if (isLater || (isAnswered && !hasOne) || (!health && (before === 'answered' || !isPending))) return null
  return (
    <Card
      aria-labelledby="health-question"
      data-print="hide"
      className={cn(!health && 'invisible', className)}
    >
      <h2 id="health-question" className="text-h3">
        Your allergies count more than any value.
      </h2>
      <p className="mt-1 max-w-[60ch] text-body text-ink-2">
        Do you have a food allergy, or has a food ever caused hives, swelling, trouble breathing or fainting?
      </p>
      {hasOne && health ? (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <QuestionForm health={health} onEnd={() => setHasOne(false)} />
        </Suspense>
      ) : (
        <Answers
          health={health}
          onHasOne={() => setHasOne(true)}
          onLater={() => {
            postponePrompt(id)
            setBefore('later')
            focusMain()
          }}
        />
      )}
    </Card>
  )
}

/** Whether it is known if the question appears, so that content below does not move. */
export function useIsHealthReady(): boolean {
  const { id } = useUser()
  const [before] = useState(() => promptHistory(id))
  const health = useApiQuery('GET /api/user/health', undefined, { enabled: before !== 'later' })
  return before !== undefined || !health.isLoading || health.failureCount > 0
}

type AnswersProps = { health: Health | undefined; onHasOne: () => void; onLater: () => void }

function Answers({ health, onHasOne, onLater }: AnswersProps) {
  const { pending, saveNoAllergies } = useNoAllergies(focusMain)
  const look = { variant: 'secondary', size: 'lg', className: 'max-sm:flex-1' } as const
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button {...look} pending={pending} onClick={() => health && void saveNoAllergies(health)}>
        None known
      </Button>
      <Button {...look} onPointerEnter={() => prepare(load)} onFocus={() => prepare(load)} onClick={onHasOne}>
        I have one
      </Button>
      <Button {...look} variant="quiet" onClick={onLater}>
        Later
      </Button>
    </div>
  )
}

/** The focused button disappears with the question. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })
