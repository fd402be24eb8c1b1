import type { FoodFamily } from '@shared/domain/foods/food-families'
import { countKept } from '@shared/domain/avoidance/food-status'
import { useId, useMemo } from 'react'
import { layPlate, pointAt, RIM } from './layout'
import { PlateGround, WellPaths } from './plate-parts'
import { plateSummary } from './plate-words'
import { Hatch } from './well-shapes'
import type { PlateFood } from './wells'

type SmallPlateProps = {
  results: readonly PlateFood[]
  /** The highlighted family; the others are faint. */
  family?: FoodFamily
  /** Numbers the families at the rim, from 1. */
  numbered?: boolean
  /** Shows in the centre how many foods may be kept; needs a width of at least 220 px. */
  counted?: boolean
  /** Sets the size; the picture is square. */
  className?: string
}

/** The plate as one image with a text summary, drawn in five paths. */
export function SmallPlate({
  results,
  family,
  numbered = false,
  counted = false,
  className,
}: SmallPlateProps) {
  const { pitch, sectors } = useMemo(() => layPlate(results), [results])
  const hatch = useId()
  const half = numbered ? RIM + 14 : RIM + 1
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role="img"
      aria-label={plateSummary(results)}
      className={className}
    >
      <Hatch id={hatch} pitch={pitch} />
      <PlateGround sectors={sectors} />
      {family === undefined ? (
        <WellPaths wells={sectors.flatMap(({ wells }) => wells)} pitch={pitch} hatch={hatch} />
      ) : (
        sectors.map((sector) => (
          <g key={sector.family} opacity={sector.family === family ? 1 : 0.22}>
            <WellPaths wells={sector.wells} pitch={pitch} hatch={hatch} />
          </g>
        ))
      )}
      {counted && (
        <g textAnchor="middle" className="nums">
          <text y="3" fontSize="22" fontWeight="600" fill="var(--pw-ink)" className="font-display">
            {countKept(results)}
          </text>
          <text y="18" fontSize="14" fill="var(--pw-ink-2)">
            of {results.length}
          </text>
        </g>
      )}
      {numbered &&
        sectors.map(({ family: name, middle }, at) => (
          <text
            key={name}
            {...pointAt(middle, RIM + 8)}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="9"
            fontWeight="600"
            fill="var(--pw-ink-2)"
          >
            {at + 1}
          </text>
        ))}
    </svg>
  )
}
