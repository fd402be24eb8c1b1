import { formatDayAndMonth } from '@shared/domain/text/dates'
import type { Challenge, DiaryDay } from '../plan/plan-types'
import { scoreText, weekdayOf } from '../plan/plan-words'

const [WIDTH, HEIGHT, MOST] = [320, 150, 10]
const yOf = (score: number) => HEIGHT - (score / MOST) * HEIGHT

const meanOf = (scores: readonly number[]) =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length

type ChallengePlotProps = Pick<Challenge, 'days' | 'judged'> & { diary: readonly DiaryDay[] }

/** A challenge's days over the usual scores: mean and spread of the days before. */
export function ChallengePlot({ days, judged: { mean, spread }, diary }: ChallengePlotProps) {
  const entries = new Map(diary.map((entry) => [entry.day, entry]))
  const step = WIDTH / days.length
  const points = days.map(({ day, portion }, at) => ({
    ...{ day, portion, x: step * (at + 0.5) },
    score: meanOf(entries.get(day)?.scores ?? []),
  }))
  const known = points.flatMap(({ score, ...point }) => (score === null ? [] : [{ ...point, score }]))
  return (
    <figure>
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="nums flex w-5 flex-col justify-between text-right text-small text-ink-3"
          style={{ height: '9.5rem' }}
        >
          <span className="-translate-y-1/2">10</span>
          <span>5</span>
          <span className="translate-y-1/2">0</span>
        </div>
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block w-full overflow-visible border-b border-l border-line-strong"
            style={{ height: '9.5rem' }}
          >
            {mean !== null && spread !== null && (
              <>
                <rect
                  x="0"
                  width={WIDTH}
                  y={yOf(Math.min(MOST, mean + spread))}
                  height={yOf(Math.max(0, mean - spread)) - yOf(Math.min(MOST, mean + spread))}
                  fill="var(--pw-brand-soft)"
                />
                <path
                  d={`M0 ${yOf(mean)} H${WIDTH}`}
                  stroke="var(--pw-brand)"
                  strokeDasharray="5 4"
                  vectorEffect="non-scaling-stroke"
                />
              </>
            )}
            <path
              d={known.map(({ x, score }, at) => `${at === 0 ? 'M' : 'L'}${x} ${yOf(score)}`).join(' ')}
              fill="none"
              stroke="var(--pw-ink)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
            {known.map(({ day, x, score }) => (
              <path
                key={day}
                d={`M${x} ${yOf(score)} h0.001`}
                stroke="var(--pw-ink)"
                strokeWidth="10"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <ol className="mt-1.5 flex text-center text-small text-ink-2">
            {points.map(({ day, score }) => (
              <li key={day} className="min-w-0 flex-1">
                <span aria-hidden="true" className="block">
                  {weekdayOf(day)}
                </span>
                <span aria-hidden="true" className="nums block font-semibold text-ink">
                  {scoreText(score)}
                </span>
                <span className="sr-only">
                  {formatDayAndMonth(day)}: {score === null ? 'no entry' : `${scoreText(score)} of 10`}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <figcaption className="mt-2 text-small text-ink-2">
        {mean === null || spread === null
          ? 'There are too few earlier entries to compare.'
          : `The shaded band shows your usual score beforehand: ${scoreText(mean)}, give or take ${scoreText(spread)}.`}
      </figcaption>
    </figure>
  )
}
