import { formatWords } from '@shared/domain/text/dates'
import { levelOf, type ScaleName, scales } from '@shared/domain/reports/levels'
import { chartAxis, percentOn } from '@/lib/chart-axis'
import { cn } from '@/lib/class-names'
import { type ResultValue, thresholdText, unitText, valueText } from '@/lib/value-text'
import { LevelMarker } from '@/ui/level-marker'

type WhyCardProps = {
  /** Shown above the value. */
  title?: string
  /** The measured food, named beside the value where it is not obvious. */
  food?: string
  found: ResultValue
  scale: ScaleName
  /** YYYY-MM-DD of the report. */
  day: string | null
  /** Whether it is the reader's own test. */
  own: boolean
  /** Further sentences; empty ones are left out. */
  sentences?: readonly (string | null)[]
}

/** A value with its day, its position on the scale and its meaning. */
export function WhyCard({ title, food, found, scale, day, own, sentences = [] }: WhyCardProps) {
  const explanation = [meaningOf(found, scale, own), ...sentences].filter(Boolean).join(' ')
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-e1 sm:px-5">
      {title && <p className="text-small font-semibold text-ink-2">{title}</p>}
      <p className="nums flex flex-wrap items-baseline gap-x-2">
        <b className="font-display text-[1.75rem] leading-8 font-semibold break-words">
          {valueText(found, scale)}
        </b>
        <span className="min-w-0 text-lead break-words text-ink-2">
          {[unitText(found, scale).trim(), food?.toLowerCase()].filter(Boolean).join(' ')}
        </span>
        {day && (
          <time dateTime={day} className="ml-auto text-small text-ink-3">
            {formatWords(day)}
          </time>
        )}
      </p>
      {found.value !== null && <Scale found={found} value={found.value} scale={scale} />}
      {explanation && <p className="mt-2 text-base text-ink-2">{explanation}</p>}
    </div>
  )
}

function Scale({ found, value, scale }: { found: ResultValue; value: number; scale: ScaleName }) {
  const { moderate, high, unit } = scales[scale]
  const { max } = chartAxis([value], scale)
  const [from, to] = [percentOn(max, moderate), percentOn(max, high)]
  const bar = 'absolute top-2 h-3'
  const tick = 'absolute top-6.5 -translate-x-1/2 text-small font-semibold'
  return (
    <span
      role="img"
      aria-label={`On a scale up to ${max}: moderate from ${thresholdText(moderate, scale)}, high from ${thresholdText(high, scale)}`}
      className="nums relative mx-1 mt-2 block h-12"
    >
      <span
        className={cn(bar, 'fill-low left-0 rounded-l-full rounded-r-xs')}
        style={{ width: `calc(${from}% - 2px)` }}
      />
      <span
        className={cn(bar, 'fill-mod rounded-xs opacity-55')}
        style={{ left: `${from}%`, width: `calc(${to - from}% - 2px)` }}
      />
      <span
        className={cn(bar, 'fill-high right-0 rounded-l-xs rounded-r-full opacity-30')}
        style={{ left: `${to}%` }}
      />
      <span
        className={cn(
          'absolute top-3.5 -translate-x-1/2 -translate-y-1/2',
          found.level === 'low' ? 'rounded-full bg-surface' : 'halo',
        )}
        style={{ left: `${percentOn(max, value)}%` }}
      >
        <LevelMarker level={found.level} className="block size-5" />
      </span>
      <span className="absolute top-6.5 left-0 text-small font-semibold text-ink-2">0</span>
      <span
        className={cn(tick, 'text-mod-text', to - from < 14 && '-translate-x-full')}
        style={{ left: `${from}%` }}
      >
        {thresholdText(moderate, scale)}
      </span>
      <span
        className={cn(tick, 'text-high-text', to - from < 14 && 'translate-x-0')}
        style={{ left: `${to}%` }}
      >
        {thresholdText(high, scale)}
      </span>
      {to < 80 && (
        <span className="absolute top-6.5 right-0 text-small font-semibold text-ink-2">{unit}</span>
      )}
    </span>
  )
}

const foundWords = { high: 'a high level', moderate: 'a moderate level', low: 'no raised level' }

function meaningOf({ value, level }: ResultValue, scale: ScaleName, own: boolean): string | null {
  if (value === null) return `${own ? 'Your test' : 'The test'} found ${foundWords[level]}.`
  if (level !== levelOf(value, scale)) return null
  const [moderate, high] = [scales[scale].moderate, scales[scale].high].map((one) =>
    thresholdText(one, scale),
  )
  if (level === 'high') return `${high} and above counts as high.`
  if (level === 'moderate') return `From ${moderate} to below ${high} counts as moderate.`
  return `Below ${moderate} counts as not raised.`
}
