import type { FoodFamily } from '@shared/domain/foods/food-families'
import { useMemo } from 'react'
import { useApiQuery } from '@/api/use-api'
import { knownFoods, pictureOf } from '@/features/verdict/known-food.public'
import { valueText } from '@/lib/value-text'
import { FamilyView } from '../plate/family-view'
import { strongestFirst } from './all-foods'
import type { Report, TestedFoods } from './report-types'

type FamilyCardProps = {
  report: Report
  family: FoodFamily
  own: boolean
  onClose: () => void
  onOpen: TestedFoods['onOpen']
}

/** The open family, with the catalogue's pictures. */
export default function FamilyCard({ report, family, own, onClose, onOpen }: FamilyCardProps) {
  const { results, scale } = report
  const all = useMemo(() => strongestFirst(results), [results])
  const catalogue = useApiQuery('GET /api/allergens')
  const known = useMemo(
    () =>
      knownFoods(
        results.filter((result) => result.family === family),
        catalogue.data ?? [],
      ),
    [results, family, catalogue.data],
  )
  return (
    <FamilyView
      results={all}
      family={family}
      own={own}
      pictureOf={({ line }) => pictureOf(known.get(line))}
      valueOf={(result) => valueText(result, scale)}
      onFood={onOpen}
      onClose={onClose}
    />
  )
}
