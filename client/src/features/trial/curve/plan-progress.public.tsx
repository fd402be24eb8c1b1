import { lazy, Suspense } from 'react'
import { Skeleton } from '@/ui/skeleton'
import type { PlanProgressProps } from './plan-progress'

const Progress = lazy(() => import('./plan-progress'))

/** A shared plan's headline and curve in a card, loaded lazily; its room is kept meanwhile. */
export const PlanProgress = (props: PlanProgressProps) => (
  <Suspense fallback={<Skeleton className="h-104 w-full rounded-lg!" />}>
    <Progress {...props} />
  </Suspense>
)
