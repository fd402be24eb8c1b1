import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { StateChips } from './report-filters'
import { groupBySample } from './report-groups'
import { ReportList } from './report-list'
import { SearchableReports } from './searchable-reports'
import { TemplateButton } from './template-button'
import { UploadButton } from './upload-button'

const shown = ['/api/reports'] as const

/** Every report, grouped by sample, with the upload (S1 2.8 and 2.10). */
export default function AdminReportsScreen() {
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <PageHeader title="Reports Management" />
      <StateChips />
      <Card flush className="mt-4">
        <CardHeader
          padded
          size="h2"
          title="All Reports"
          actions={
            <>
              <UploadButton label="Upload Report" />
              <TemplateButton />
            </>
          }
        />
        <DialogHost>
          <SearchableReports
            scope={{ groupBy: 'sample' }}
            searchLabel="Search reports..."
            noun="Samples"
            practitioners="all"
          >
            {(rows, single, selection) => (
              <ReportList groups={groupBySample(rows)} openAll={single} selection={selection} />
            )}
          </SearchableReports>
        </DialogHost>
      </Card>
    </main>
  )
}
