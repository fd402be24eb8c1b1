import { useId } from 'react'
import { Hatch, wellPaint, wellShape } from './well-shapes'
import type { WellKind } from './wells'

/** The words of each kind of well. */
export const wellWords: Record<WellKind, string> = {
  allergy: 'Allergy',
  high: 'High',
  moderate: 'Moderate',
  own: 'Left out by choice',
  low: 'No elevation',
}

/** One well by itself, as in the key of the plate; its word stands beside it. */
export function WellMark({ kind }: { kind: WellKind }) {
  const hatch = useId()
  return (
    <svg viewBox="-6 -6 12 12" aria-hidden="true" className="size-3.5 shrink-0">
      {kind === 'moderate' && <Hatch id={hatch} pitch={12} />}
      <path d={wellShape({ food: null, kind, x: 0, y: 0 }, 12)} {...wellPaint(kind, 12, hatch)} />
    </svg>
  )
}

/** What the wells mean, of those that are there. */
export function WellKey({ kinds }: { kinds: readonly WellKind[] }) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 px-4 text-small text-ink-2">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <WellMark kind={kind} />
          {wellWords[kind]}
        </li>
      ))}
    </ul>
  )
}
