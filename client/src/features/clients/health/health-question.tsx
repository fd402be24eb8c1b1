import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { usePending } from '@/lib/use-one-at-a-time'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { prepare } from '@/ui/load-dialog'
import { SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { askedBefore, noteAnswered, putOff } from './asked'
import type { Health } from './health-lists'
import { noneKept } from './kept-toasts'
import { ToSettings } from './to-settings'

const load = () => import('./question-form')
const QuestionForm = lazy(load)

/**
 * Asks a client for their allergies until they have answered, or put it off for a week. Its room is kept while it is
 * not known whether it was answered, so that nothing moves.
 */
export function HealthQuestion({ className }: { className?: string }) {
  const { id } = useUser()
  const [before, setBefore] = useState(() => askedBefore(id))
  const [hasOne, setHasOne] = useState(false)
  const isLater = before === 'later'
  const { data: health, isPending } = useApiQuery('GET /api/user/health', undefined, { enabled: !isLater })
  const isAnswered = health !== undefined && health.answered !== 'never'
  useEffect(() => {
    if (isAnswered) noteAnswered(id)
  }, [isAnswered, id])

  // Who is about to say which goes on, though somebody else has answered meanwhile.
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
            putOff(id)
            setBefore('later')
            focusMain()
          }}
        />
      )}
    </Card>
  )
}

type AnswersProps = { health: Health | undefined; onHasOne: () => void; onLater: () => void }

function Answers({ health, onHasOne, onLater }: AnswersProps) {
  const queries = useQueryClient()
  const [pending, run] = usePending()

  async function sayNone(seen: Health) {
    try {
      const { saveHealth } = await import('./save-health')
      const none = { allergies: [], none: true, ownFoods: seen.ownFoods }
      const { clash } = await saveHealth(queries, 'own', none, seen)
      toast(clash ? elsewhere : noneKept)
      focusMain()
    } catch (error) {
      toast({ title: 'Not saved', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  const look = { variant: 'secondary', size: 'lg', className: 'max-sm:flex-1' } as const
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button {...look} pending={pending} onClick={() => health && void run(() => sayNone(health))}>
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

/** The button that had the focus goes with the question. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

const elsewhere = {
  title: 'Answered elsewhere in the meantime',
  description: (
    <>
      Nothing was overwritten. <ToSettings />
    </>
  ),
  duration: 10_000,
}
