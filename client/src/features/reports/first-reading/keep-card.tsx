import { countText, listed, plural } from '@shared/domain/text/counts'
import { groupResults } from '@shared/domain/avoidance/result-groups'
import { compareTests, type ResultChanges } from '@shared/domain/reports/result-changes'
import { useMemo } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useUser } from '@/session/session'
import { avoidanceText } from '../results/avoidance-text'
import { ResultsLoading } from '../results/results-states'
import { SmallPlate } from '../plate/plate.public'
import type { Report } from '../results/report-types'
import { dayWords, type Test } from '../results/test-order'
import { unreadText } from '../results/unread.public'
import { CardFrame, type CardNav } from './card-frame'

type KeepCardProps = { nav: CardNav; report: Report; previous: Test | undefined }

/** How many foods were tested and may be kept; after an earlier test, what has changed. */
export function KeepCard({ nav, report, previous }: KeepCardProps) {
  const { firstName } = useUser()
  const total = report.results.length
  const keep = groupResults(report).keep.length
  const leftOut = avoidanceText(report.results, true)
  const notReadable = unreadText(report.unread)
  const before = useApiQuery(
    'GET /api/reports/:id',
    { params: { id: previous?.id ?? 0 } },
    { enabled: previous !== undefined },
  )
  const changes = useMemo(() => before.data && compareTests(before.data, report), [before.data, report])
  const isComparable = changes !== undefined && changes.onlyNow.length + changes.unreadBefore.length < total
  const name = firstName.trim()
  const said = (sentence: string) => (name ? `${name}, ${sentence}` : capitalised(sentence))
  // A comparison that arrives late would move text already being read.
  if (previous && before.isPending) return <ResultsLoading />
  return (
    <CardFrame
      nav={nav}
      ground="cool"
      title={said(
        isComparable
          ? 'here’s what’s new since your last test.'
          : keep * 2 > total
            ? 'most of it stays on your plate.'
            : 'here are your results.',
      )}
      art={
        <SmallPlate
          results={report.results}
          counted
          className="absolute top-5 w-[24rem] max-w-none md:static md:w-full"
        />
      }
    >
      {previous && isComparable && (
        <p>
          {previous.sampleId === report.sampleId
            ? `This is the same sample as last time, so it may be a correction. ${capitalised(changesIn(changes))}`
            : `Since the test on ${dayWords(previous)}, ${changesIn(changes)}`}
        </p>
      )}
      <p>
        We tested {countText(total, 'food')}.{' '}
        {keep > 0
          ? `You may keep ${keep === total ? 'all' : keep} of ${plural(total, 'it', 'them')}. Nothing changes for these.`
          : `${plural(total, 'You leave it out', 'You leave them all out')}. Your results say why.`}
      </p>
      {leftOut && <p>{leftOut}</p>}
      {notReadable && <p>{notReadable}</p>}
    </CardFrame>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** For example `2 foods are newly elevated and 1 is lower. 30 are about the same.` */
export function changesIn({ appeared, gone, up, down, same }: ResultChanges<unknown>): string {
  const be = (foods: readonly unknown[], what: string) =>
    foods.length > 0 ? [`${foods.length} ${plural(foods.length, 'is', 'are')} ${what}`] : []
  const moved = [
    ...be(appeared, 'newly elevated'),
    ...be(gone, 'no longer elevated'),
    ...be(down, 'lower'),
    ...be(up, 'higher'),
  ]
  if (moved.length === 0 && same.length === 0) return 'no food is newly elevated.'
  const rest =
    same.length > 0
      ? `${moved.length > 0 ? '. ' : ''}${same.length} ${plural(same.length, 'is', 'are')} about the same`
      : ''
  return `${listed(moved).replace(/^(\d+) /u, (_, n: string) => `${countText(Number(n), 'food')} `)}${rest}.`
}
