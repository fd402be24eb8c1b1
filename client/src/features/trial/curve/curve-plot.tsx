import type { Curve } from '@shared/domain/trial/curve'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { scoreText } from '../plan/plan-words'
import { scaleOf } from './plot-scale'

type CurvePlotProps = {
  curve: Curve
  today: string
  withoutOn: string | null
  /** Says in words what the plot shows. */
  label: string
  /** Names the last day that is drawn: `Day 28`; empty for today. */
  endLabel: string
}

/** The least distance, in percent, between two words below the plot. */
const APART = 21

/**
 * A symptom's scores: the band of the days before, the goal, each day, the mean of 7 days, today.
 * Marks and words are placed in percent, so that they keep their size at any width.
 */
export function CurvePlot({ curve, today, withoutOn, label, endLabel }: CurvePlotProps) {
  const { days, line, spread, progress } = curve
  const { low, high, x, y } = scaleOf(curve)
  const { before, goal, now } = progress
  const nowX = x(today)
  const startX = withoutOn === null ? null : x(withoutOn)
  const isRight = nowX < 72
  return (
    <div role="img" aria-label={label} className="text-small">
      <div className="relative h-52 border-b border-line-strong">
        <Scale place="top-0">{high}</Scale>
        <Scale place="bottom-0">{low}</Scale>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          fill="none"
        >
          {before !== null && (
            <rect
              x="0"
              width="100"
              y={y(before + spread)}
              height={y(before - spread) - y(before + spread)}
              fill="var(--pw-sunken)"
            />
          )}
          {startX !== null && <Stroke d={`M${startX} 0V100`} color="line-strong" dash="2 4" />}
          {goal !== null && <Stroke d={`M0 ${y(goal)}H100`} color="ok" width={2} dash="6 5" />}
          {now !== null && <Stroke d={`M${nowX} ${y(now)}V100`} color="brand" width={1.5} />}
          <Stroke
            d={line.map(({ day, mean }, at) => `${at === 0 ? 'M' : 'L'}${x(day)} ${y(mean)}`).join('')}
            color="brand"
            width={3.5}
          />
        </svg>
        {days.map(({ day, score, isSlip }) => (
          <Mark key={day} left={x(day)} top={y(score)}>
            {isSlip ? (
              <X className="size-5 text-high" strokeWidth={3.5} />
            ) : (
              <span className="block size-2 rounded-full bg-ink-3 opacity-60 forced-colors:bg-[CanvasText]" />
            )}
          </Mark>
        ))}
        {before !== null && (
          <Word top={y(before + spread)} above className="text-ink-2">
            Before: {scoreText(before)}
          </Word>
        )}
        {goal !== null && (
          <Word top={y(goal)} above={y(goal) > 85} className="text-ok-text">
            Goal: {scoreText(goal)}
          </Word>
        )}
        {now !== null && (
          <>
            <Mark left={nowX} top={y(now)}>
              <span className="block size-5 rounded-full border-3 border-brand bg-pear" />
            </Mark>
            <span
              className={cn(
                'nums absolute -translate-y-full font-display text-h2 font-semibold text-ink',
                isRight ? 'ml-3.5' : '-ml-3.5 -translate-x-full',
              )}
              style={{ left: `${nowX}%`, top: `${y(now)}%` }}
            >
              {scoreText(now)}
            </span>
          </>
        )}
      </div>
      <div className="relative mt-1.5 h-5 font-semibold text-ink-3">
        {(startX === null ? nowX : startX) > APART && <span className="absolute left-0">Before</span>}
        {startX !== null && nowX - startX > APART && (
          <span className="absolute" style={{ left: `${startX}%` }}>
            Day 1
          </span>
        )}
        <span
          className={cn('absolute text-brand-text', nowX > 90 ? 'right-0' : nowX > 10 && '-translate-x-1/2')}
          style={nowX > 90 ? undefined : { left: `${nowX > 10 ? nowX : 0}%` }}
        >
          Today
        </span>
        {endLabel !== '' && 100 - nowX > APART && <span className="absolute right-0">{endLabel}</span>}
      </div>
    </div>
  )
}

type StrokeProps = { d: string; color: string; width?: number; dash?: string }

const Stroke = ({ d, color, width = 1, dash }: StrokeProps) => (
  <path
    d={d}
    stroke={`var(--pw-${color})`}
    strokeWidth={width}
    strokeDasharray={dash}
    strokeLinecap="round"
    strokeLinejoin="round"
    vectorEffect="non-scaling-stroke"
    className="forced-colors:stroke-[CanvasText]"
  />
)

type MarkProps = { left: number; top: number; children: ReactNode }

const Mark = ({ left, top, children }: MarkProps) => (
  <span className="absolute -translate-1/2" style={{ left: `${left}%`, top: `${top}%` }}>
    {children}
  </span>
)

const Scale = ({ place, children }: { place: string; children: ReactNode }) => (
  <span className={cn('nums absolute left-0 text-ink-3', place)}>{children}</span>
)

type WordProps = { top: number; above?: boolean; className: string; children: ReactNode }

/** A word at the right end of a line, above or below it. */
const Word = ({ top, above = false, className, children }: WordProps) => (
  <span
    className={cn('nums absolute right-0 font-semibold', above && '-translate-y-full', className)}
    style={{ top: `${top}%` }}
  >
    {children}
  </span>
)
