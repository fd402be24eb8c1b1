import { plural } from '@shared/domain/text/counts'
import { countFoodStatuses } from '@shared/domain/avoidance/food-status'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { KindMark } from '@/features/verdict/kind.public'
import { QueryError } from '@/lists/query-error'
import { clickableCardClass } from '@/ui/card'
import { cn } from '@/lib/class-names'
import { useMediaQuery } from '@/lib/use-media-query'
import { SmallPlate } from '../plate/plate.public'
import { dayWords } from './test-order'

type ResultsSummaryProps = {
  id: number
  /** The placeholder while the report loads. */
  room: ReactNode
}

/** A link to the results with foods to keep, the plate, counts by level, sample and day. */
export default function ResultsSummary({ id, room }: ResultsSummaryProps) {
  const report = useApiQuery('GET /api/reports/:id', { params: { id } })
  // The figures in the plate's centre need room.
  const isWide = useMediaQuery('(min-width: 80rem)')
  if (report.isPending) return room
  if (!report.data) return <QueryError query={report} title="Your results could not be loaded" />
  const { results, unread, sampleId } = report.data
  const { allergy, trigger, high, limited, moderate, own, keep } = countFoodStatuses(results)
  const parts = [
    { kind: 'allergy', count: allergy, words: 'for allergies' },
    { kind: 'trigger', count: trigger, words: 'for complaints' },
    { kind: 'high', count: high, words: 'high' },
    { kind: 'limited', count: limited, words: 'within your limit' },
    { kind: 'moderate', count: moderate, words: 'moderate' },
    { kind: 'own', count: own, words: 'left out by you' },
    { kind: 'no-elevation', count: keep, words: 'keep' },
    { kind: 'not-readable', count: unread.length, words: 'not readable' },
  ] as const
  const shown = parts.filter(({ count }) => count > 0)
  return (
    <Link
      href={`/client/my-reports/${id}`}
      className={cn(
        clickableCardClass,
        'flex min-h-54 min-w-0 flex-col justify-center p-4 md:p-5 xl:min-h-[30.5rem]',
      )}
    >
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 font-display text-h3 font-semibold">
          {results.length === 0
            ? 'Your report is here'
            : `You may keep ${keep} of ${results.length} ${plural(results.length, 'food')}`}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      </span>
      {results.length === 0 && (
        <span className="mt-1 block text-body text-ink-2">
          Its results could not be read here; the PDF has them.
        </span>
      )}
      {shown.length > 0 && (
        <>
          <span className="mt-3 flex items-center gap-x-5 xl:flex-col xl:items-start xl:gap-y-2.5">
            <SmallPlate
              counted={isWide}
              results={results}
              className="w-28 shrink-0 xl:w-full xl:max-w-80 xl:self-center"
            />
            <span className="nums flex min-w-0 flex-col gap-x-5 gap-y-1 xl:flex-row xl:flex-wrap">
              {shown.map(({ kind, count, words }) => (
                <span key={kind} className="inline-flex items-center gap-2 text-body">
                  <KindMark kind={kind} className={cn('size-4', kind === 'allergy' && 'text-high')} />
                  <span>
                    <b className="font-semibold">{count}</b> {words}
                  </span>
                </span>
              ))}
            </span>
          </span>
        </>
      )}
      <span className="mt-2 block text-small break-words text-ink-3">
        Sample {sampleId}, {dayWords(report.data)}
      </span>
    </Link>
  )
}
