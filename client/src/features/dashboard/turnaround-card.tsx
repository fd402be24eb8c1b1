import type { Reply } from '@shared/api'
import { formatDayAndMonth } from '@shared/domain/text/dates'
import { useState } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { timeText } from '@/lib/moments'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Select } from '@/ui/select'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/ui/table'
import { CardBody } from './card-body'
import { daysText, sharesOf } from './turnaround'

type Turnaround = Reply<'GET /api/turnaround'>

const spans = [4, 12]

/** The days from the laboratory's receipt until the client sees a result, by stage. */
export default function TurnaroundCard() {
  const [weeks, setWeeks] = useState(4)
  const turnaround = useApiQuery('GET /api/turnaround', { query: { weeks } })
  return (
    <Card aria-labelledby="turnaround-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="turnaround-title" className="text-h3">
          From received to first opened
        </h2>
        <Select
          size="sm"
          aria-label="Which weeks"
          value={weeks}
          onChange={({ target }) => setWeeks(Number(target.value))}
        >
          {spans.map((span) => (
            <option key={span} value={span}>
              Last {span} weeks
            </option>
          ))}
        </Select>
      </div>
      <div className="min-h-52">
        <CardBody
          query={turnaround}
          loading="Loading turnaround times..."
          failed="Failed to load turnaround times"
        >
          {(data) =>
            data.toRelease.n === 0 && data.waiting.length === 0 ? (
              <EmptyState
                title="No reports in these weeks"
                description="Times appear here once reports are released."
              />
            ) : (
              <Figures data={data} />
            )
          }
        </CardBody>
      </div>
    </Card>
  )
}

function Figures({ data }: { data: Turnaround }) {
  const shares = sharesOf(data)
  return (
    <>
      <p className="nums mt-2">
        <b className="font-display text-figure font-semibold tracking-[-0.03em]">
          {daysText(data.whole.median)}
        </b>{' '}
        <span className="text-small text-ink-2">
          until half of the reports are seen (median), {daysText(data.whole.p90)} until nine out of ten are
          (90th percentile)
        </span>
      </p>
      {data.asOf !== null && <p className="text-small text-ink-2">As of {timeText(data.asOf)}</p>}
      {shares.length > 0 && (
        <div aria-hidden="true" className="mt-3 flex h-3.5 gap-px overflow-hidden rounded-xs">
          {shares.map(({ part, share }) => (
            <span key={part} className={looks[part]} style={{ flex: `${share} 0 0` }} />
          ))}
        </div>
      )}
      <dl className="nums mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
        <div>
          <dt className="flex items-center gap-1.5">
            <span className={`size-3 rounded-[3px] ${looks.toRelease}`} />
            From received to released
          </dt>
          <dd className="font-semibold text-ink">{daysText(data.toRelease.median)}</dd>
        </div>
        <div>
          <dt className="flex items-center gap-1.5">
            <span className={`size-3 rounded-[3px] ${looks.toRead}`} />
            From released to first opened
          </dt>
          <dd className="font-semibold text-ink">{daysText(data.toRead.median)}</dd>
        </div>
      </dl>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-brand-text">
          By week, by practitioner, and the longest waits
        </summary>
        <DaysTable
          of="Week received"
          rows={data.weeks.map(({ monday, ...days }) => ({
            ...{ ...days, key: monday, name: `From ${formatDayAndMonth(monday)}` },
          }))}
        />
        <DaysTable
          of="Practitioner"
          rows={data.practitioners.map(({ practitionerId, name, held, longest, ...days }) => ({
            ...{ ...days, key: practitionerId, name: name ?? 'No practitioner' },
            heldNow: held === 0 ? 'None' : `${held}, the longest ${daysText(longest)}`,
          }))}
        />
        <WaitsLongest waiting={data.waiting} />
      </details>
    </>
  )
}

const looks = { toRelease: 'bg-brand', toRead: 'border border-line-strong bg-brand-line' }

type DaysRow = Pick<Turnaround, 'toRelease' | 'toRead'> & {
  key: string | number | null
  name: string
  heldNow?: string
}

/** The median and 90th percentile of days for each row. */
function DaysTable({ of, rows }: { of: string; rows: readonly DaysRow[] }) {
  const isHeld = rows.some(({ heldNow }) => heldNow !== undefined)
  return (
    <Table label={`Days by ${of.toLowerCase()}`} className="nums">
      <TableHead>
        <tr>
          <HeadCell>{of}</HeadCell>
          <HeadCell align="right">From received to released</HeadCell>
          <HeadCell align="right">From released to first opened</HeadCell>
          {isHeld && <HeadCell align="right">Held now</HeadCell>}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, toRelease, toRead, heldNow }) => (
          <Row key={key}>
            <Cell look="strong">{name}</Cell>
            {[toRelease, toRead].map(({ median, p90 }, part) => (
              <Cell key={part} align="right">
                {daysText(median)}
                {p90 !== null && (
                  <span className="block text-small text-ink-2">nine out of ten: {daysText(p90)}</span>
                )}
              </Cell>
            ))}
            {isHeld && <Cell align="right">{heldNow}</Cell>}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function WaitsLongest({ waiting }: Pick<Turnaround, 'waiting'>) {
  if (waiting.length === 0)
    return <p className="mt-3 text-small text-ink-2">No reports are waiting for release.</p>
  return (
    <>
      <h3 className="mt-4 text-small font-semibold">Waiting longest</h3>
      <ul className="divide-y divide-line text-small">
        {waiting.map(({ reportId, sampleId, clientName, practitionerName, days }) => (
          <li key={reportId} className="flex items-baseline gap-3 py-2 break-words">
            <Link
              href={`/admin/reports/${reportId}`}
              className="font-mono font-medium text-brand-text underline-offset-2 hover:underline touch:-my-2.5 touch:flex touch:min-h-11 touch:items-center"
            >
              {sampleId}
            </Link>
            <span className="min-w-0 flex-1">
              {clientName}
              <span className="text-ink-2">, {practitionerName ?? 'no practitioner'}</span>
            </span>
            <span className="nums shrink-0 text-ink-2">{daysText(days)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
