import type { ScaleName } from '@shared/domain/levels'
import { lazy, useEffect, useMemo, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { LevelMarker } from '@/ui/level-marker'
import { Segmented } from '@/ui/segmented'
import { chartAxis } from './chart-axis'
import { FoodCard } from './food-card'
import { knownFoods } from './known-food'
import { countLevels, filterByLevel, type LevelFilter } from './level-filter'
import { PrintedTable } from './printed-table'
import type { Result } from './report-types'
import { useHistoryDialog } from './use-history-dialog'

// Fetched behind the screen, so that neither the first view nor the first click waits for it.
const loadFoodDialog = () => import('./food-dialog')
const FoodDialog = lazy(loadFoodDialog)

type ElevatedFoodsProps = { title: string; foods: readonly Result[]; scale: ScaleName }

/** The elevated foods as cards, narrowed by level, each opening what is known of the food. */
export default function ElevatedFoods({ title, foods, scale }: ElevatedFoodsProps) {
  const [filter, setFilter] = useState<LevelFilter>('all')
  const dialog = useHistoryDialog<Result>()
  const catalogue = useApiQuery('GET /api/allergens')
  useEffect(() => {
    loadFoodDialog().catch(() => undefined)
  }, [])
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
              onOpen={dialog.open}
            />
          </li>
        ))}
      </ul>
      {dialog.shown && (
        <FoodDialog
          result={dialog.shown}
          known={known.get(dialog.shown.line)}
          catalogue={catalogue}
          scale={scale}
          max={max}
          onClose={dialog.close}
        />
      )}
    </section>
  )
}
