import { lazy, Suspense } from 'react'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'

const ConfirmOutcome = lazy(() => import('./confirm-outcome'))

/** Asks about tolerated foods that a newer test raises; nothing when there are none. */
export function ConfirmOutcomeQuestion({ className }: { className?: string }) {
  const outcomes = useApiQuery('GET /api/outcomes')
  const asking = (outcomes.data ?? []).filter(({ asks }) => asks)
  if (asking.length === 0) return null
  return (
    <div className={cn('grid gap-3', className)}>
      {asking.map((outcome) => (
        <Suspense key={outcome.id}>
          <ConfirmOutcome outcome={outcome} />
        </Suspense>
      ))}
    </div>
  )
}
