import { countText, listed, plural } from '@shared/domain/counts'
import { keepCounts } from '@shared/domain/may-keep'
import { compareTests, type ResultChanges } from '@shared/domain/result-changes'
import { useMemo } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useUser } from '@/session/session'
import { Skeleton } from '@/ui/skeleton'
import { SmallPlate } from '../plate/plate.public'
import type { Report } from '../results/report-types'
import { dayWords, type Test } from '../results/test-order'
import { CardFrame, type Ways } from './card-frame'

type KeepCardProps = { ways: Ways; report: Report; previous: Test | undefined }

/** What was measured and that most of it stays; after an earlier test, what has changed since. */
export function KeepCard({ ways, report, previous }: KeepCardProps) {
  const { firstName } = useUser()
  const total = report.results.length
  const { keep } = keepCounts(report.results)
  const name = firstName.trim()
  const said = (sentence: string) =>
    name ? `${name}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return (
    <CardFrame
      ways={ways}
      ground="cool"
      title={said(
        previous
          ? 'this is new since your last test.'
          : keep * 2 > total
            ? 'most of it stays on your plate.'
            : 'these are your results.',
      )}
      art={<Kept results={report.results} />}
    >
      {previous && <Changes report={report} previous={previous} />}
      <p>
        We tested {countText(total, 'food')}. You may keep {keep === total ? 'all' : keep} of{' '}
        {plural(total, 'it', 'them')}: nothing to change there.
      </p>
    </CardFrame>
  )
}

/** The plate with the count in its middle, cut off at the edges of a phone's card. */
function Kept({ results }: { results: Report['results'] }) {
  return (
    <>
      <SmallPlate results={results} className="absolute top-5 w-[24rem] max-w-none md:static md:w-full" />
      <p
        aria-hidden="true"
        className="absolute top-[calc(1.25rem+12rem)] grid -translate-y-1/2 text-center md:top-1/2"
      >
        <b className="nums font-display text-[2.5rem] leading-10 font-semibold">{keepCounts(results).keep}</b>
        <span className="text-body text-ink-2">of {results.length}</span>
      </p>
    </>
  )
}

/** The difference to the test before, in a sentence, with the room of it while that is read. */
function Changes({ report, previous }: { report: Report; previous: Test }) {
  const before = useApiQuery('GET /api/reports/:id', { params: { id: previous.id } })
  const sentence = useMemo(
    () => before.data && before.data.results.length > 0 && changesIn(compareTests(before.data, report)),
    [before.data, report],
  )
  if (before.isPending)
    return (
      <span className="block space-y-2 py-1">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </span>
    )
  if (!sentence) return null
  return (
    <p>
      {previous.sampleId === report.sampleId
        ? 'It is the same sample as before, so this may be a correction: '
        : `Since the test of ${dayWords(previous)}, `}
      {sentence}
    </p>
  )
}

/** What changed between two tests: `2 foods are newly elevated and 1 no longer is; 30 are about the same.` */
export function changesIn({ appeared, gone, up, down, same }: ResultChanges<unknown>): string {
  const be = (foods: readonly unknown[], what: string) =>
    foods.length > 0 ? [`${foods.length} ${plural(foods.length, 'is', 'are')} ${what}`] : []
  const moved = [
    ...be(appeared, 'newly elevated'),
    ...be(gone, 'no longer elevated'),
    ...be(down, 'lower'),
    ...be(up, 'higher'),
  ]
  if (moved.length === 0 && same.length === 0) return 'nothing is elevated that was not before.'
  const rest =
    same.length > 0
      ? `${moved.length > 0 ? '; ' : ''}${same.length} ${plural(same.length, 'is', 'are')} about the same`
      : ''
  return `${listed(moved).replace(/^(\d+) /u, (_, n: string) => `${countText(Number(n), 'food')} `)}${rest}.`
}
