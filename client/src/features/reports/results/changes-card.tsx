import { compareTests, type ResultChanges } from '@shared/domain/reports/result-changes'
import { countText, plural } from '@shared/domain/text/counts'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { ChangeCounts, ChangeGroups, ChangeLines } from './change-groups'
import { Fold } from './fold'
import type { Report, Result } from './report-types'
import { dayWords, type Test } from './test-order'
import { useAskResult } from './use-ask-result'

/** From this many rows on, only the counts show until more is asked for. */
const longFrom = 9

const rowsOf = (changes: ResultChanges<Result>) =>
  Object.values(changes).reduce((sum, group) => sum + (Array.isArray(group) ? group.length : 0), 0)

type ChangesProps = { report: Report; before: Report; own: boolean }

function Changes({ report, before, own }: ChangesProps) {
  const changes = useMemo(() => compareTests(before, report), [before, report])
  const [onNow, onBefore] = [useAskResult(report, own), useAskResult(before, own)]
  const long = rowsOf(changes) >= longFrom
  const [open, setOpen] = useState(!long)
  const apart = changes.onlyNow.length + changes.onlyBefore.length
  const unread = changes.unreadNow.length + changes.unreadBefore.length
  return (
    <>
      <ChangeCounts changes={changes} />
      {changes.levelsOnly && (
        <p className="mt-3 text-small text-ink-2">
          The two tests use different scales, so we compare only the levels.
        </p>
      )}
      {!open && <ChangeLines changes={changes} />}
      {!open && unread > 0 && (
        <p className="mt-3 text-small text-ink-3">
          {unread} {plural(unread, 'food was', 'foods were')} tested both times, but one result is not
          readable.
        </p>
      )}
      {!open && apart > 0 && (
        <p className="mt-3 text-small text-ink-3">
          {apart} {plural(apart, 'food was', 'foods were')} in only one of the two tests.
        </p>
      )}
      {open && (
        <ChangeGroups
          changes={changes}
          before={{ scale: before.scale, onOpen: onBefore }}
          now={{ scale: report.scale, onOpen: onNow }}
        />
      )}
      {long && (
        <Button
          variant="link"
          size="sm"
          icon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          data-print="hide"
          className="mt-2 -mb-2 -ml-3"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all changes'}
        </Button>
      )}
    </>
  )
}

type ChangesCardProps = { report: Report; previous: Test; own: boolean; folded?: boolean }

/** Loads the test before a report and shows what changed; folded, it begins with a sentence. */
export default function ChangesCard({ report, previous, own, folded = false }: ChangesCardProps) {
  const before = useApiQuery('GET /api/reports/:id', { params: { id: previous.id } })
  const title = own ? 'Since your last test' : 'Since the last test'
  const content = (
    <>
      <p className="break-after-avoid text-small text-ink-3">
        Compared with sample {previous.sampleId}, {dayWords(previous)}.
        {previous.sampleId === report.sampleId &&
          ' This is the same sample, so the later report may be a correction.'}
      </p>
      {before.isPending && (
        <Loading label="Loading the previous test..." hideLabel className="mt-4">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {before.isError && <QueryError query={before} level={3} title="Failed to fetch report" />}
      {before.data &&
        (before.data.results.length === 0 ? (
          <p className="mt-3 text-small text-ink-2">
            We could not read the results of that report, so there is nothing to compare.
          </p>
        ) : (
          <Changes report={report} before={before.data} own={own} />
        ))}
    </>
  )
  if (folded)
    return (
      <Fold title={title} note={before.data ? trendText(before.data, report) : 'Comparing the two tests'}>
        {content}
      </Fold>
    )
  return (
    <Card flush aria-labelledby="changes" className="p-4 sm:p-6 print:p-4">
      <h2 id="changes" className="text-h3">
        {title}
      </h2>
      {content}
    </Card>
  )
}

/** For example `3 foods up, 5 down, the rest about the same`. */
function trendText(before: Report, now: Report): string {
  const { appeared, gone, up, down } = compareTests(before, now)
  const [more, less] = [appeared.length + up.length, gone.length + down.length]
  if (before.results.length === 0) return 'Nothing to compare'
  const changed = [more > 0 && `${more} up`, less > 0 && `${less} down`].filter((text) => text !== false)
  if (changed.length === 0) return 'About the same'
  return `${changed.join(', ').replace(/^(\d+)/u, (count) => countText(Number(count), 'food'))}, the rest about the same`
}
