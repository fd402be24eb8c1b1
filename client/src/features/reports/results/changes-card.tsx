import { compareTests, type ResultChanges } from '@shared/domain/reports/result-changes'
import { plural } from '@shared/domain/text/counts'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { ChangeCounts, ChangeGroups, ChangeLines } from './change-groups'
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
          The two tests were graded by different scales, so only the levels are compared.
        </p>
      )}
      {!open && <ChangeLines changes={changes} />}
      {!open && unread > 0 && (
        <p className="mt-3 text-small text-ink-3">
          {unread} {plural(unread, 'food was', 'foods were')} tested both times and cannot be read in one of
          them.
        </p>
      )}
      {!open && apart > 0 && (
        <p className="mt-3 text-small text-ink-3">
          {apart} {plural(apart, 'food was', 'foods were')} tested in only one of the two tests.
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

type ChangesCardProps = { report: Report; previous: Test; own: boolean }

/** Loads the test before a report and shows what changed. */
export default function ChangesCard({ report, previous, own }: ChangesCardProps) {
  const before = useApiQuery('GET /api/reports/:id', { params: { id: previous.id } })
  return (
    <Card flush aria-labelledby="changes" className="p-4 sm:p-6 print:p-4">
      <h2 id="changes" className="text-h3">
        {own ? 'Since your last test' : 'Since the last test'}
      </h2>
      <p className="break-after-avoid text-small text-ink-3">
        Compared with sample {previous.sampleId}, {dayWords(previous)}.
        {previous.sampleId === report.sampleId &&
          ' It is the same sample, so the later report may be a correction.'}
      </p>
      {before.isPending && (
        <Loading label="Loading the test before..." hideLabel className="mt-4">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {before.isError && <QueryError query={before} level={3} title="Failed to fetch report" />}
      {before.data &&
        (before.data.results.length === 0 ? (
          <p className="mt-3 text-small text-ink-2">
            That report has no results that could be read, so there is nothing to compare.
          </p>
        ) : (
          <Changes report={report} before={before.data} own={own} />
        ))}
    </Card>
  )
}
