import type { Reply } from '@shared/api'
import { formatDots } from '@shared/domain/text/dates'
import { formatCount } from '@shared/domain/text/counts'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/ui/table'
import { CardBody } from './card-body'
import { barStyles, WeekChart } from './week-chart'
import { totalOf, type Week } from './weeks'

export function WeeksCard({ stats }: { stats: UseQueryResult<Reply<'GET /api/stats'>> }) {
  const [asTable, setAsTable] = useState(false)
  const some = stats.isSuccess && stats.data.weeks.some((week) => totalOf(week) > 0)
  return (
    <Card flush aria-labelledby="weeks-title">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 pt-4 sm:px-5 sm:pt-5">
        <div>
          <h2 id="weeks-title" className="text-h3">
            Reports per week
          </h2>
          <p className="text-small text-ink-3">Weeks starting Monday, last 12 weeks</p>
        </div>
        {some && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:w-full sm:-my-1.5">
            {!asTable && <Legend />}
            <Button
              variant="link"
              size="sm"
              icon={asTable ? ChartColumn : Table2}
              className="-mx-3"
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'View as chart' : 'View as table'}
            </Button>
          </div>
        )}
      </div>
      <CardBody
        query={stats}
        loading="Loading reports per week..."
        failed="Failed to fetch reports per week"
        skeleton={<Skeleton className="mt-4 h-56 w-full" />}
      >
        {({ weeks }) => {
          if (!some)
            return (
              <EmptyState
                title="No reports in these weeks"
                description="Each week's reports appear here once they are uploaded."
              />
            )
          return asTable ? <WeekTable weeks={weeks} /> : <WeekChart weeks={weeks} />
        }}
      </CardBody>
    </Card>
  )
}

const legend = [
  ['Client', barStyles.client],
  ['Practitioner', barStyles.practitioner],
  ['This week, so far', barStyles.running],
] as const

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
      {legend.map(([label, look]) => (
        <li key={label} className="flex items-center gap-1.5">
          <span className={`size-3 rounded-[3px] ${look}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}

function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <div className="mt-4">
      <Table label="Table of reports per week" className="nums">
        <TableHead>
          <tr>
            <HeadCell>Week starting</HeadCell>
            <HeadCell align="right">Client</HeadCell>
            <HeadCell align="right">Practitioner</HeadCell>
            <HeadCell align="right">All</HeadCell>
          </tr>
        </TableHead>
        <TableBody>
          {weeks.map((week, index) => (
            <Row key={week.monday}>
              <Cell>
                {formatDots(week.monday)}
                {index === weeks.length - 1 && <span className="text-ink-3"> so far</span>}
              </Cell>
              <Cell align="right">{formatCount(week.client)}</Cell>
              <Cell align="right">{formatCount(week.practitioner)}</Cell>
              <Cell align="right" look="strong">
                {formatCount(totalOf(week))}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
