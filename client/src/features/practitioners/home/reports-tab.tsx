import { ReportPages, useReportPages } from '@/features/reports/release/report-pages.public'
import { ReportTable, ReviewerActions } from '@/features/reports/release/report-table.public'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'

export default function ReportsTab() {
  const pages = useReportPages({})
  return (
    <Card flush>
      <ReportPages
        pages={pages}
        noun="Reports"
        empty={<EmptyState title="No Reports Available" description="Your clients’ reports appear here." />}
      >
        {(rows) => (
          <ReportTable
            label="Reports"
            reports={rows}
            actions={(report) => <ReviewerActions report={report} />}
          />
        )}
      </ReportPages>
    </Card>
  )
}
