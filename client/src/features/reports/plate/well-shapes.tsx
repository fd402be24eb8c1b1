import type { SVGProps } from 'react'
import type { FoodStatus } from '@shared/domain/avoidance/food-status'
import type { Well } from './layout'

export const round = (value: number) => Math.round(value * 100) / 100

function disc(x: number, y: number, radius: number): string {
  const [r, across] = [round(radius), round(2 * radius)]
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0Z`
}

/** The shield of an allergy, with its mark cut out. */
function shield(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`
  return (
    `M${at(0, -1)}L${at(0.9, -0.68)}L${at(0.9, 0)}Q${at(0.9, 0.72)} ${at(0, 1.05)}Q${at(-0.9, 0.72)} ${at(-0.9, 0)}L${at(-0.9, -0.68)}Z` +
    `M${at(-0.14, -0.5)}L${at(-0.14, 0.2)}L${at(0.14, 0.2)}L${at(0.14, -0.5)}Z` +
    `M${at(-0.14, 0.4)}L${at(-0.14, 0.66)}L${at(0.14, 0.66)}L${at(0.14, 0.4)}Z`
  )
}

/** The outline of a well, in the plate's units. */
export function wellShape({ kind, x, y }: Well<unknown>, pitch: number): string {
  switch (kind) {
    case 'allergy':
      return shield(x, y, pitch * 0.5)
    case 'trigger':
      return (
        disc(x, y, pitch * 0.38) +
        `M${round(x)} ${round(y - pitch * 0.18)}v${round(pitch * 0.2)}M${round(x)} ${round(y + pitch * 0.18)}v${round(pitch * 0.01)}`
      )
    case 'high':
      return disc(x, y, pitch * 0.45)
    case 'limited':
      return `${disc(x, y, pitch * 0.34)}M${round(x - pitch * 0.34)} ${round(y)}a${round(pitch * 0.34)} ${round(pitch * 0.34)} 0 0 0 ${round(pitch * 0.68)} 0Z`
    case 'moderate':
      return disc(x, y, pitch * 0.41)
    case 'own':
      return `${disc(x, y, pitch * 0.32)}M${round(x - pitch * 0.2)} ${round(y)}h${round(pitch * 0.4)}`
    case 'beyond-value':
      return disc(x, y, pitch * 0.32) + disc(x, y, pitch * 0.06)
    case 'keep':
      return disc(x, y, pitch * 0.3)
  }
}

/** How wells of a standing are painted; `hatch` is the id of a `Hatch` in the same picture. */
export function wellPaint(kind: FoodStatus, pitch: number, hatch: string): SVGProps<SVGPathElement> {
  switch (kind) {
    case 'allergy':
      return { fill: 'var(--pw-high)', fillRule: 'evenodd' }
    case 'trigger':
      return {
        ...{ fill: 'var(--pw-surface)', stroke: 'var(--pw-high)' },
        ...{ strokeWidth: round(pitch * 0.14), strokeLinecap: 'round' },
      }
    case 'high':
      return { fill: 'var(--pw-high)' }
    case 'limited':
      return {
        ...{ fill: 'var(--pw-mod)', fillRule: 'evenodd' },
        ...{ stroke: 'var(--pw-mod)', strokeWidth: round(pitch * 0.12) },
      }
    case 'moderate':
      return { fill: `url(#${hatch})`, stroke: 'var(--pw-mod)', strokeWidth: round(pitch * 0.12) }
    case 'own':
    case 'beyond-value':
      return { fill: 'var(--pw-surface)', stroke: 'var(--pw-ink-2)', strokeWidth: round(pitch * 0.12) }
    case 'keep':
      return {
        ...{ fill: 'var(--pw-surface)', stroke: 'var(--pw-low)' },
        ...{ strokeOpacity: 0.7, strokeWidth: round(pitch * 0.1) },
      }
  }
}

/** The hatch pattern of moderate foods, shared by all wells of a picture. */
export function Hatch({ id, pitch }: { id: string; pitch: number }) {
  const step = round(pitch * 0.34)
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={step} height={step} fill="var(--pw-mod-soft)" />
      <rect width={step * 0.48} height={step} fill="var(--pw-mod)" />
    </pattern>
  )
}
