import { ChevronDown, ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { knownFoods } from '@/features/verdict/known-food.public'
import { cn } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { LevelMarker } from '@/ui/level-marker'
import { Segmented } from '@/ui/segmented'
import { chartAxis } from '@/lib/chart-axis'
import { FoodCard } from './food-card'
import { countLevels, filterByLevel, type LevelFilter } from './level-filter'
import type { Result, TestedFoods } from './report-types'

/** How many show first on phones and elsewhere: two rows of the widest grid. */
const [FEW_ON_PHONES, FEW] = [5, 8]

type ElevatedFoodsProps = TestedFoods & { own: boolean }

const isAllergy = ({ leftOut }: Result) => leftOut === 'allergy'

/** The elevated foods as cards with a level filter, allergies first; each opens its verdict. */
export default function ElevatedFoods({ own, results: foods, scale, onOpen }: ElevatedFoodsProps) {
  const [filter, setFilter] = useState<LevelFilter>('all')
  const [isWhole, setWhole] = useState(false)
  const catalogue = useApiQuery('GET /api/allergens')
  const known = useMemo(() => knownFoods(foods, catalogue.data ?? []), [foods, catalogue.data])
  const { max } = chartAxis(
    foods.flatMap(({ value }) => value ?? []),
    scale,
  )
  const counts = countLevels(foods)
  const allergiesFirst = [...foods].sort((a, b) => Number(isAllergy(b)) - Number(isAllergy(a)))
  const listed = filterByLevel(allergiesFirst, filter)
  const shown = isWhole ? listed : listed.slice(0, FEW)
  return (
    <section aria-labelledby="elevated-foods" data-print="hide">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="elevated-foods" tabIndex={-1} className="text-h2">
          {own ? 'Your elevated foods' : 'Elevated foods'}
        </h2>
        <div className="max-sm:w-full">
          <Segmented
            label="Filter by level"
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: 'All', count: foods.length },
              { value: 'high', label: 'High', count: counts.high, mark: <LevelMarker level="high" /> },
              {
                value: 'moderate',
                label: 'Moderate',
                count: counts.moderate,
                mark: <LevelMarker level="moderate" />,
              },
            ]}
          />
        </div>
      </div>
      {listed.length === 0 && (
        <p className="mt-4 text-small text-ink-2">None of the elevated foods is at this level.</p>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-3 md:gap-4 lg:grid-cols-3 xl:grid-cols-4">
        {shown.map((result, at) => (
          <li key={result.line} className={cn(!isWhole && at >= FEW_ON_PHONES && 'max-sm:hidden')}>
            <FoodCard
              own={own}
              result={result}
              known={known.get(result.line)}
              scale={scale}
              max={max}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {listed.length > FEW_ON_PHONES && (
        <Button
          variant="secondary"
          iconAfter={isWhole ? ChevronUp : ChevronDown}
          aria-expanded={isWhole}
          className={cn('mt-3 w-full', listed.length <= FEW && 'sm:hidden')}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${listed.length}`}
        </Button>
      )}
    </section>
  )
}
