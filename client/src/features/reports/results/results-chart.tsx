import { scales } from '@shared/domain/reports/levels'
import { foodStatusOf, foodStatuses } from '@shared/domain/avoidance/food-status'
import { ChartColumn, ChevronDown, ChevronUp, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { LevelMarker, levelWords } from '@/ui/level-marker'
import { FoodStatusMark, foodStatusText } from '../plate/well-mark'
import { ChartPlot } from './chart-plot'
import { type Chart, chartOf } from './chart-rows'
import type { Result, TestedFoods } from './report-types'
import { ResultsTable } from './results-table'

/** Explains the bar colours, and the marks of foods with another standing. */
function Legend({ shown, own }: { shown: readonly Result[]; own: boolean }) {
  const others = foodStatuses.filter(
    (status) =>
      status !== 'high' && status !== 'moderate' && shown.some((result) => foodStatusOf(result) === status),
  )
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2 max-sm:py-1.5">
      {(['high', 'moderate'] as const).map((level) => (
        <li key={level} className="flex items-center gap-2">
          <span className={`h-[9px] w-6 rounded-[3px] ${level === 'high' ? 'fill-high' : 'fill-mod'}`} />
          <LevelMarker level={level} />
          {levelWords[level]}
        </li>
      ))}
      {others.map((status) => (
        <li key={status} className="flex items-center gap-2">
          <FoodStatusMark status={status} />
          {status === 'keep' ? 'Keep' : foodStatusText(status, own)}
        </li>
      ))}
    </ul>
  )
}

function ChartNote({ chart, scale }: { chart: Chart; scale: TestedFoods['scale'] }) {
  const { unit } = scales[scale]
  if (!chart.rows.some((row) => row.broken)) return null
  return (
    <p className="mt-2 text-small text-ink-3">
      A broken bar means the value is too high to fit.
      {chart.beyond && ` The chart ends at ${chart.axis.max}${unit ? ` ${unit}` : ''}.`}
    </p>
  )
}

/** How many bars show until all are asked for. */
const FEW = 8

/** Bars or a table, on phones the plate; `results` must be sorted highest first. */
export default function ResultsChart({ own, results: foods, scale, onOpen }: TestedFoods & { own: boolean }) {
  const [asTable, setAsTable] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? foods : foods.slice(0, FEW)
  const chart = chartOf(shown, scale)
  const { unit } = scales[scale]
  return (
    <Card
      flush
      aria-labelledby="chart-title"
      className="break-inside-avoid p-4 max-md:not-print:hidden sm:p-6 print:p-4"
      // In print the first page names them all.
      data-print={asTable ? 'hide' : undefined}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="chart-title" className="text-h3">
            Elevated foods by value
          </h2>
          <p className="text-small text-ink-3">
            {unit ? `IgG concentration in ${unit}, highest first` : 'IgG index, highest first'}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:w-full sm:-my-2">
          {!asTable && <Legend shown={shown} own={own} />}
          <Button
            variant="link"
            size="sm"
            icon={asTable ? ChartColumn : Table2}
            className="-mx-3 max-sm:ml-auto max-sm:[&>svg]:hidden"
            data-print="hide"
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'View as chart' : 'View as table'}
          </Button>
        </div>
      </div>
      {asTable ? (
        <div className="-mx-4 mt-4 sm:-mx-6">
          <ResultsTable label="Table of elevated foods" {...{ own, results: shown, scale, onOpen }} />
        </div>
      ) : (
        <>
          <ChartPlot chart={chart} own={own} scale={scale} onOpen={onOpen} />
          <ChartNote chart={chart} scale={scale} />
          {shown.length < foods.length && (
            <p className="mt-2 hidden text-small text-ink-2 print:block">
              The highest {shown.length} of {foods.length}; the first page names them all.
            </p>
          )}
        </>
      )}
      {foods.length > FEW && (
        <Button
          variant="link"
          size="sm"
          icon={isWhole ? ChevronUp : ChevronDown}
          aria-expanded={isWhole}
          data-print="hide"
          className="mt-2 -mb-2 -ml-3"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${FEW}` : `Show all ${foods.length}`}
        </Button>
      )}
    </Card>
  )
}
