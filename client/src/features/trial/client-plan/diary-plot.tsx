import { daysFrom } from '@shared/domain/text/dates'
import type { DiaryDay } from '../plan/plan-types'
import { dayText } from '../plan/plan-words'

const WIDTH = 600
const HEIGHT = 120
const HIGHEST = 10

const meanOf = ({ scores }: DiaryDay) => scores.reduce((sum, score) => sum + score, 0) / scores.length

/** The mean score of each day over time; the table below contains the figures. */
export function DiaryPlot({ days }: { days: readonly DiaryDay[] }) {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last || first === last) return null
  const length = daysFrom(first.day, last.day)
  const points = days.map((day) => ({
    day: day.day,
    x: (daysFrom(first.day, day.day) / length) * WIDTH,
    y: HEIGHT - (meanOf(day) / HIGHEST) * HEIGHT,
  }))
  return (
    <figure className="px-4 pb-4 sm:px-5">
      <svg
        viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
        role="img"
        aria-label={`Mean of each day's scores from ${dayText(first.day)} to ${dayText(last.day)}`}
        className="h-auto w-full"
        fill="none"
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <line key={y} x1="0" x2={WIDTH} y1={y} y2={y} stroke="var(--pw-line)" />
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          stroke="var(--pw-brand)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {points.map(({ day, x, y }) => (
          <circle key={day} cx={x} cy={y} r="3" fill="var(--pw-brand)" />
        ))}
      </svg>
      <figcaption className="flex justify-between gap-3 text-small text-ink-3">
        <span>{dayText(first.day)}</span>
        <span>mean of each day, 0 to 10</span>
        <span>{dayText(last.day)}</span>
      </figcaption>
    </figure>
  )
}
