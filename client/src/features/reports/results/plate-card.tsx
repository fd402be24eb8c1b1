import { groupResults } from '@shared/domain/avoidance/result-groups'
import type { FoodFamily } from '@shared/domain/foods/food-families'
import { lazy, Suspense, useEffect } from 'react'
import { Card } from '@/ui/card'
import { prepare } from '@/ui/load-dialog'
import { Skeleton } from '@/ui/skeleton'
import { LivingPlate } from '../plate/living-plate'
import type { Report, Result, TestedFoods } from './report-types'
import { usePreviousTest } from './previous-test'

const loadFamily = () => import('./family-card')
const FamilyCard = lazy(loadFamily)
const nothing: readonly Result[] = []

type PlateCardProps = {
  report: Report
  own: boolean
  family: FoodFamily | null
  /** The family that was just closed. */
  closed: FoodFamily | null
  onFamily: (family: FoodFamily) => void
  onClose: () => void
  onOpen: TestedFoods['onOpen']
}

export default function PlateCard({
  report,
  own,
  family,
  closed,
  onFamily,
  onClose,
  onOpen,
}: PlateCardProps) {
  const before = usePreviousTest(report)?.results ?? nothing
  // Preloads the family view for the first press.
  useEffect(() => prepare(loadFamily), [])
  if (family !== null)
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-lg!" />}>
        <FamilyCard report={report} own={own} family={family} onClose={onClose} onOpen={onOpen} />
      </Suspense>
    )
  return (
    <Card flush className="pt-1">
      <LivingPlate
        own={own}
        results={report.results}
        kept={groupResults(report).keep.length}
        before={before}
        closed={closed}
        onFamily={onFamily}
        onFood={onOpen}
      />
    </Card>
  )
}
