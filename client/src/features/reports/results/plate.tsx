import { levelWords, type ScaleName } from '@shared/domain/levels'
import { plural } from '@shared/domain/counts'
import { countLevels } from './level-filter'
import type { Result } from './report-types'
import { unitText, valueText } from '@/lib/value-text'

const pitch = 14
const fewestColumns = 12

function Well({ result, x, y }: { result: Result; x: number; y: number }) {
  switch (result.level) {
    case 'high':
      return <path d={`M${x} ${y - 6}l6 6-6 6-6-6Z`} fill="var(--pw-high)" />
    case 'moderate':
      return <path d={`M${x} ${y - 5.3}l6 10.4h-12Z`} fill="var(--pw-mod)" />
    case 'low':
      return (
        <circle
          cx={x}
          cy={y}
          r="3.8"
          fill="none"
          stroke="var(--pw-low)"
          strokeOpacity="0.5"
          strokeWidth="1.3"
        />
      )
  }
}

/** The laboratory's plate: one well per tested food, in the order of the report's table, about 19 by 8 for 152. */
export function Plate({ results, scale }: { results: readonly Result[]; scale: ScaleName }) {
  const { high, moderate, low } = countLevels(results)
  const columns = Math.max(fewestColumns, Math.ceil(Math.sqrt(results.length * 2.35)))
  const rows = Math.ceil(results.length / columns)
  return (
    <div className="max-w-[17.5rem] print:max-w-[13rem] min-w-[min(9.75rem,100%)] flex-[1.4]">
      <svg
        viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
        role="img"
        aria-label={`${results.length} tested: ${high} high, ${moderate} moderate, ${low} with no elevation`}
        className="w-full"
      >
        {results.map((result, index) => (
          <g key={result.line}>
            <title>
              {`${result.food}: ${valueText(result, scale)}${unitText(result, scale)}, ${levelWords[result.level]}`}
            </title>
            <Well
              result={result}
              x={(index % columns) * pitch + pitch / 2}
              y={Math.floor(index / columns) * pitch + pitch / 2}
            />
          </g>
        ))}
      </svg>
      <p className="mt-1.5 text-small text-ink-3">
        One well per food. {low} {plural(low, 'shows', 'show')} no elevation.
      </p>
    </div>
  )
}
