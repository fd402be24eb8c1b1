import type { PlanFood } from '../plan/plan-types'

type Vessel = PlanFood['portions']['vessel']

const line = {
  fill: 'none',
  stroke: 'var(--pw-line-strong)',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
} as const
const full = { fill: 'var(--pw-brand-line)' }
const shares = [0.25, 0.5, 1]

/** `portion`: 0 a quarter, 1 a half, 2 the whole; decorative, as the text is beside it. */
export function PortionDrawing({
  vessel,
  portion,
  className,
}: {
  vessel: Vessel
  portion: number
  className?: string
}) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <Drawn vessel={vessel} share={shares[portion] ?? 1} />
    </svg>
  )
}

function Drawn({ vessel, share }: { vessel: Vessel; share: number }) {
  switch (vessel) {
    case 'cup': {
      const top = 56 - 44 * share
      const inset = 5 * (1 - share)
      return (
        <>
          <path d={`M${12 + 5 - inset} ${top} H${52 - 5 + inset} L46 56 H18 Z`} {...full} />
          <path d="M12 8 H52 L46 56 H18 Z" {...line} />
        </>
      )
    }
    case 'plate':
      return (
        <>
          <path d={slice(32, 32, 21, share)} {...full} />
          <circle cx="32" cy="32" r="27" {...line} />
          <circle cx="32" cy="32" r="21" {...line} strokeWidth={1.5} />
        </>
      )
    case 'spoon':
      return (
        <>
          <clipPath id={`spoon-${share}`}>
            <rect x="0" y={36 - 30 * share} width="64" height={30 * share} />
          </clipPath>
          <ellipse cx="32" cy="21" rx="12" ry="15" clipPath={`url(#spoon-${share})`} {...full} />
          <ellipse cx="32" cy="21" rx="12" ry="15" {...line} />
          <path d="M32 36 V58" {...line} strokeLinecap="round" />
        </>
      )
    case 'piece':
      return (
        <>
          <rect x="10" y="14" width={44 * share} height="36" rx="4" {...full} />
          <rect x="10" y="14" width="44" height="36" rx="6" {...line} />
          {[21, 32, 43].map((x) => (
            <path key={x} d={`M${x} 14 V50`} {...line} strokeWidth={1} strokeDasharray="3 3" />
          ))}
        </>
      )
  }
}

/** A disc's slice from the top, clockwise; 1 draws the whole disc. */
function slice(x: number, y: number, radius: number, share: number): string {
  if (share >= 1)
    return `M${x - radius} ${y} a${radius} ${radius} 0 1 0 ${2 * radius} 0 a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  const angle = share * 2 * Math.PI
  const end = `${x + radius * Math.sin(angle)} ${y - radius * Math.cos(angle)}`
  return `M${x} ${y} V${y - radius} A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end} Z`
}
