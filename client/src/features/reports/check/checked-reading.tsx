import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Card } from '@/ui/card'
import { Loading, Skeleton } from '@/ui/skeleton'
import type { Report } from '../results/report-types'
import { FoodsByLevel } from './foods-by-level'
import { NotRead } from './not-read'
import { SumOfLines } from './sum-of-lines'

export default function CheckedReading({ report }: { report: Report }) {
  const check = useApiQuery('GET /api/reports/:id/check', { params: { id: report.id } })
  if (check.isError && !check.data)
    return (
      <Card>
        <QueryError query={check} level={2} title="Failed to read the file again" />
      </Card>
    )
  if (!check.data)
    return (
      <Loading label="Reading the file...">
        <Skeleton className="h-22 rounded-lg!" />
        <Skeleton className="mt-4 h-40 rounded-lg!" />
        <Skeleton className="mt-4 h-96 rounded-lg!" />
      </Loading>
    )
  return (
    <div className="grid min-w-0 gap-4">
      <SumOfLines check={check.data} />
      <NotRead check={check.data} warnings={report.warnings} />
      <FoodsByLevel report={report} />
    </div>
  )
}
