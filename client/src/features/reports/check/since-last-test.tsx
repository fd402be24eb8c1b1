import { countText } from '@shared/domain/text/counts'
import { type Level, levelRank } from '@shared/domain/reports/levels'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from 'wouter'
import { Card, CardHeader } from '@/ui/card'
import { LevelMarker } from '@/ui/level-marker'
import type { Check } from './check-types'

/** Foods whose level differs from the client's previous test. */
export function SinceLastTest({ previous }: { previous: NonNullable<Check['previous']> }) {
  const { changes, same } = previous
  const up = changes.filter((change) => levelRank[change.now] > levelRank[change.before]).length
  const counts = [
    { icon: TrendingUp, text: `${up} higher` },
    { icon: TrendingDown, text: `${changes.length - up} lower` },
    { icon: Minus, text: `${same} same level` },
  ]
  return (
    <Card aria-labelledby="since-last">
      <CardHeader
        id="since-last"
        title="Since the last test"
        actions={
          <Link
            href={`/admin/reports/${previous.id}`}
            className="text-small text-brand-text hover:underline max-md:py-3"
          >
            <span className="font-mono">{previous.sampleId}</span>, {previous.day}
          </Link>
        }
      />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
        {counts.map(({ icon: Icon, text }) => (
          <li key={text} className="nums flex items-center gap-1.5">
            <Icon className="size-4" />
            {text}
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <ul
          aria-label={countText(changes.length, 'food')}
          className="mt-3 divide-y divide-line border-t border-line text-small"
        >
          {changes.map((change) => (
            <li key={change.food} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
              <span className="min-w-0 flex-1 break-words">{change.food}</span>
              <span className="nums flex shrink-0 items-baseline gap-2">
                <Printed level={change.before} text={change.beforeText} />
                <span className="text-ink-3">to</span>
                <strong className="font-semibold">
                  <Printed level={change.now} text={change.nowText} />
                </strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Printed = ({ level, text }: { level: Level; text: string }) => (
  <span className="inline-flex items-center gap-1">
    <LevelMarker level={level} labelled className="size-3" />
    {text}
  </span>
)
