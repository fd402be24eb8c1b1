import type { ReactNode } from 'react'
import { foodStatuses } from '@shared/domain/avoidance/food-status'
import { HUB, pointAt, RIM, type Sector, type Well } from './layout'
import { round, wellPaint, wellShape } from './well-shapes'

/** The plate without its wells: rim, hub, and the lines between families. */
export function PlateGround({ sectors }: { sectors: readonly Pick<Sector<unknown>, 'from'>[] }) {
  return (
    <>
      <circle r={RIM} fill="var(--pw-canvas)" stroke="var(--pw-line)" strokeWidth="0.8" />
      {sectors.length > 1 &&
        sectors.map(({ from }) => {
          const [inner, outer] = [pointAt(from, HUB), pointAt(from, RIM)]
          return (
            <path
              key={from}
              d={`M${round(inner.x)} ${round(inner.y)}L${round(outer.x)} ${round(outer.y)}`}
              stroke="var(--pw-line)"
              strokeWidth="0.8"
            />
          )
        })}
      <circle r={HUB} fill="var(--pw-surface)" stroke="var(--pw-line)" strokeWidth="0.8" />
    </>
  )
}

/** One path for all wells of a standing, for pictures in which single wells need no events. */
export function WellPaths({
  wells,
  pitch,
  hatch,
}: {
  wells: readonly Well<unknown>[]
  pitch: number
  hatch: string
}): ReactNode {
  return foodStatuses.map((kind) => {
    const shapes = wells.filter((well) => well.kind === kind).map((well) => wellShape(well, pitch))
    return shapes.length > 0 && <path key={kind} d={shapes.join('')} {...wellPaint(kind, pitch, hatch)} />
  })
}
