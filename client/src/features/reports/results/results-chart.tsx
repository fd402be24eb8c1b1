import { scales } from '@shared/domain/levels'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { LevelMarker, levelWords } from '@/ui/level-marker'
import { ChartPlot } from './chart-plot'
import { type Chart, chartOf } from './chart-rows'
import type { TestedFoods } from './report-types'
import { ResultsTable } from './results-table'

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2 max-sm:py-1.5">
      {(['high', 'moderate'] as const).map((level) => (
        <li key={level} className="flex items-center gap-2">
          <span className={`h-[9px] w-6 rounded-[3px] ${level === 'high' ? 'fill-high' : 'fill-mod'}`} />
          <LevelMarker level={level} />
          {levelWords[level]}
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
      A broken bar means that the value is higher than drawn.
      {chart.beyond && ` The chart ends at ${chart.axis.max}${unit ? ` ${unit}` : ''}.`}
    </p>
  )
}

/** The elevated foods by value, as bars or as a table. `results` come highest first. */
export function ResultsChart({ results: foods, scale, onOpen }: TestedFoods) {
  const [asTable, setAsTable] = useState(false)
  const chart = chartOf(foods, scale)
  const { unit } = scales[scale]
  return (
    <Card
      flush
      aria-labelledby="chart-title"
      className="break-inside-avoid p-4 sm:p-6 print:p-4"
      // On paper a table of all elevated foods follows anyway.
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
          {!asTable && <Legend />}
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
          <ResultsTable label="Table of elevated foods" results={foods} scale={scale} onOpen={onOpen} />
        </div>
      ) : (
        <>
          <ChartPlot chart={chart} scale={scale} onOpen={onOpen} />
          <ChartNote chart={chart} scale={scale} />
        </>
      )}
    </Card>
  )
}
