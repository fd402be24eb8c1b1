import { levelWords, type ScaleName, scales } from '@shared/domain/reports/levels'
import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import { cn } from '@/lib/class-names'
import { percentOn } from '@/lib/chart-axis'
import { foodText, FoodStatusMark } from '../plate/well-mark'
import type { Chart, ChartRow } from './chart-rows'
import { FoodName } from './food-name'
import type { TestedFoods } from './report-types'
import { thresholdText } from '@/lib/value-text'

/** Columns for names, bars and values; shares leave room for bars at double text size. */
const grid = 'grid grid-cols-[min(var(--nm),34%)_minmax(0,1fr)_min(3.25rem,22%)] gap-x-3'
/** Below this distance (%) the moderate threshold's label is on the left of its line. */
const tight = 18

function Thresholds({ scale, from, to }: { scale: ScaleName; from: number; to: number }) {
  const { moderate, high } = scales[scale]
  return (
    <div aria-hidden="true" className={grid}>
      <span />
      <div className="nums relative h-5 text-small font-semibold whitespace-nowrap">
        <span
          className={cn(
            'absolute bottom-0 text-mod-text',
            to - from < tight
              ? '-translate-x-full'
              : 'max-lg:not-print:-translate-x-full lg:-ml-1 print:-ml-1',
          )}
          style={{ left: `${from}%` }}
        >
          {thresholdText(moderate, scale)}
          <span className="max-lg:not-print:hidden"> moderate</span>
        </span>
        <span className="absolute bottom-0 -ml-1 text-high-text" style={{ left: `${to}%` }}>
          {thresholdText(high, scale)} high
        </span>
      </div>
    </div>
  )
}

function Zones({ from, to }: { from: number; to: number }) {
  return (
    <div aria-hidden="true" className={cn('pointer-events-none absolute inset-x-0 top-5 bottom-6', grid)}>
      <span />
      <div className="relative border-l border-line-strong">
        <span
          className="absolute inset-y-0 bg-mod-soft/50"
          style={{ left: `${from}%`, width: `${to - from}%` }}
        />
        <span className="absolute inset-y-0 right-0 bg-high-soft/40" style={{ left: `${to}%` }} />
        <span
          className="absolute inset-y-0 border-l-[1.5px] border-dashed border-mod"
          style={{ left: `${from}%` }}
        />
        <span className="absolute inset-y-0 border-l-[1.5px] border-high" style={{ left: `${to}%` }} />
      </div>
    </div>
  )
}

function Bar({ row, percent }: { row: ChartRow; percent: number }) {
  return (
    <span className="relative block h-full" aria-hidden="true">
      <span
        className={cn(
          'enter-grow absolute top-1/2 left-0 h-[9px] -translate-y-1/2 rounded-r-[3px]',
          row.result.level === 'high' ? 'fill-high' : 'fill-mod',
        )}
        style={{ width: `${percent}%` }}
      />
      {row.broken && (
        <span
          className="absolute top-1/2 h-3.5 w-1 -translate-y-1/2 -skew-x-[20deg] bg-surface"
          style={{ left: `calc(${percent}% - 1.125rem)` }}
        />
      )}
      <span
        className="halo absolute top-1/2 -translate-x-1/2 -translate-y-1/2"
        style={{ left: `${percent}%` }}
      >
        <FoodStatusMark status={foodStatusOf(row.result)} />
      </span>
    </span>
  )
}

type RowProps = Pick<TestedFoods, 'onOpen'> & { row: ChartRow; own: boolean }

function Row({ row, own, onOpen }: RowProps) {
  const { level } = row.result
  const status = foodStatusOf(row.result)
  const words = levelWords[level] + (status === level ? '' : `, ${foodText(row.result, own)}`)
  return (
    <li className={cn('h-6 break-inside-avoid items-center touch:not-print:h-11 print:h-4', grid)}>
      <FoodName
        result={row.result}
        onOpen={onOpen}
        className={cn(
          'min-h-6 touch:not-print:min-h-11 truncate text-right text-small not-hover:no-underline print:min-h-0',
          level === 'high' ? 'font-semibold text-ink' : 'text-ink-2',
        )}
      />
      {row.percent === null ? (
        <span className="col-span-2 flex min-w-0 items-center gap-1.5 pl-2 text-small font-semibold text-ink">
          <FoodStatusMark status={status} />
          <span title={row.text} className="truncate bg-surface px-1">
            {row.text}
          </span>
          <span className="sr-only">, {words}</span>
        </span>
      ) : (
        <>
          <Bar row={row} percent={row.percent} />
          <span className="nums text-right text-small font-semibold text-ink">
            {row.text}
            <span className="sr-only">{`${row.unit}, ${words}`}</span>
          </span>
        </>
      )}
    </li>
  )
}

type ChartPlotProps = Omit<TestedFoods, 'results'> & { chart: Chart; own: boolean }

/** The bars with the scale's thresholds; each row has its food, value, level and standing. */
export function ChartPlot({ chart: { axis, rows, summary }, own, scale, onOpen }: ChartPlotProps) {
  const from = percentOn(axis.max, scales[scale].moderate)
  const to = percentOn(axis.max, scales[scale].high)
  const longNames = rows.some(({ result: { food } }) => food.length > 17)
  return (
    <div
      role="group"
      aria-label={summary}
      className={cn(
        'relative mt-4 [--nm:5.5rem] max-sm:mt-2',
        longNames ? 'sm:[--nm:10rem]' : 'sm:[--nm:6.75rem]',
      )}
    >
      <Thresholds scale={scale} from={from} to={to} />
      <Zones from={from} to={to} />
      <ul className="relative py-1.5">
        {rows.map((row) => (
          <Row key={row.result.line} row={row} own={own} onOpen={onOpen} />
        ))}
      </ul>
      <div aria-hidden="true" className={cn('text-small text-ink-3', grid)}>
        <span />
        <div className="nums relative h-6">
          {axis.ticks.map((tick) => (
            <span
              key={tick}
              className="absolute top-1.5 -translate-x-1/2"
              style={{ left: `${percentOn(axis.max, tick)}%` }}
            >
              {tick}
            </span>
          ))}
        </div>
        <span className="pt-1.5 text-right">{scales[scale].unit}</span>
      </div>
    </div>
  )
}
