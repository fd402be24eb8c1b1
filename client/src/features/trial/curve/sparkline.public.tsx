import type { sparklineOf } from '@shared/domain/trial/progress'

const WIDTH = 70
const HEIGHT = 22
const HIGHEST = 10

/** The last two weeks of a plan in a line, with the baseline dotted; figures stand beside it. */
export function Sparkline({ points, before }: Omit<ReturnType<typeof sparklineOf>, 'now'>) {
  const last = points.at(-1)
  if (!last || points.length < 2) return null
  const y = (mean: number) => HEIGHT - (mean / HIGHEST) * HEIGHT
  const places = points.map(({ mean }, at) => ({ x: (at / (points.length - 1)) * WIDTH, y: y(mean) }))
  return (
    <svg
      aria-hidden="true"
      viewBox={`-2 -2 ${WIDTH + 6} ${HEIGHT + 4}`}
      className="h-6.5 w-19 shrink-0"
      fill="none"
      stroke="currentColor"
    >
      {before !== null && (
        <path d={`M0 ${y(before)}H${WIDTH}`} stroke="var(--pw-line-strong)" strokeDasharray="2 3" />
      )}
      <path d={places.map((p, at) => `${at === 0 ? 'M' : 'L'}${p.x} ${p.y}`).join('')} strokeWidth="2" />
      <circle cx={WIDTH} cy={y(last.mean)} r="2.5" fill="currentColor" stroke="none" />
    </svg>
  )
}
