import { useMemo, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { knownFoods } from '@/features/verdict/known-food.public'
import { LevelMarker } from '@/ui/level-marker'
import { Segmented } from '@/ui/segmented'
import { chartAxis } from '@/lib/chart-axis'
import { FoodCard } from './food-card'
import { countLevels, filterByLevel, type LevelFilter } from './level-filter'
import { PrintedTable } from './printed-table'
import type { TestedFoods } from './report-types'

type ElevatedFoodsProps = TestedFoods & { title: string }

/** The elevated foods as cards, narrowed by level, each opening its verdict. */
export default function ElevatedFoods({ title, results: foods, scale, onOpen }: ElevatedFoodsProps) {
  const [filter, setFilter] = useState<LevelFilter>('all')
  const catalogue = useApiQuery('GET /api/allergens')
  const known = useMemo(() => knownFoods(foods, catalogue.data ?? []), [foods, catalogue.data])
  const { max } = chartAxis(
    foods.flatMap(({ value }) => value ?? []),
    scale,
  )
  const counts = countLevels(foods)
  const listed = filterByLevel(foods, filter)
  return (
    <section aria-labelledby="elevated-foods" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="elevated-foods" className="text-h2">
          {title}
        </h2>
        <div data-print="hide" className="max-sm:w-full">
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
      <PrintedTable foods={foods} scale={scale} />
      {listed.length === 0 && (
        <p data-print="hide" className="mt-4 text-small text-ink-2">
          None of the elevated foods has this level.
        </p>
      )}
      <ul
        data-print="hide"
        className="mt-4 grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-3 md:gap-4 lg:grid-cols-3 xl:grid-cols-4"
      >
        {listed.map((result) => (
          <li key={result.line}>
            <FoodCard
              result={result}
              known={known.get(result.line)}
              scale={scale}
              max={max}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
