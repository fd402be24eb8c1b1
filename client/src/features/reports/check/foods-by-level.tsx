import { type Level, scales } from '@shared/domain/reports/levels'
import { useState } from 'react'
import { thresholdText, unitText, valueText } from '@/lib/value-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { LevelBadge } from '@/ui/level-badge'
import type { Report } from '../results/report-types'

const FIRST = 10
const levels: Level[] = ['high', 'moderate', 'low']

type ReportFoods = Pick<Report, 'results' | 'scale'>

/** The foods by level, highest first, side by side where there is room. */
export function FoodsByLevel({ report }: { report: ReportFoods }) {
  return (
    <Card className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-start gap-x-6 gap-y-6">
      <h2 className="sr-only">Foods by level</h2>
      {levels.map((level) => (
        <FoodsOf key={level} level={level} report={report} />
      ))}
    </Card>
  )
}

function FoodsOf({ level, report: { results, scale } }: { level: Level; report: ReportFoods }) {
  const [isOpen, setOpen] = useState(false)
  const foods = results
    .filter((result) => result.level === level)
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
  const shown = isOpen ? foods : foods.slice(0, FIRST)
  const more = foods.length - shown.length
  const { high, moderate } = scales[scale]
  const from = thresholdText(level === 'high' ? high : moderate, scale)
  return (
    <section>
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small font-semibold">
        <LevelBadge level={level} />
        <span className="nums text-h3">{foods.length}</span>
        <span className="text-small font-normal text-ink-3">
          {level === 'low' ? 'below' : 'from'} {from}
        </span>
      </h3>
      <ul className="mt-2 divide-y divide-line border-t border-line text-small">
        {shown.map((food) => (
          <li key={food.line} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0 break-words">{food.food}</span>
            <span className="nums shrink-0 font-semibold">
              {valueText(food, scale)}
              <span className="sr-only">{unitText(food, scale)}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="link" size="sm" className="-ml-3" onClick={() => setOpen(true)}>
          {more} more
        </Button>
      )}
    </section>
  )
}
