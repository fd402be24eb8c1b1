import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useAddressParams } from '@/lib/use-address-params'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { StateChips } from '../manage/report-filters'
import { groupBySample } from '../manage/report-groups'
import { ReportList } from '../manage/report-list'
import { SearchableReports } from '../manage/searchable-reports'
import { UploadButton } from '../manage/upload-button'

const shown = ['/api/reports'] as const

/** The admin's Practitioner Reports (S1 2.16); practitioners see MyClientReportsScreen. */
export default function PractitionerReportsScreen() {
  useRefetchOnMount(shown)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <PageHeader title="Practitioner Reports" subtitle="Reports with a practitioner." />
      <StateChips assigned="yes" />
      <Card flush className="mt-4">
        <CardHeader
          padded
          size="h2"
          title="Assigned Reports"
          actions={<UploadButton label="Upload Practitioner Report" audience="practitioner" />}
        />
        <DialogHost>
          <AssignedReports />
        </DialogHost>
      </Card>
    </main>
  )
}

/** All reports, or those of the practitioner in the URL. */
function AssignedReports() {
  const { params } = useAddressParams()
  const ofOne = params.has('practitioner')
  return (
    <SearchableReports
      scope={{ groupBy: 'sample', assigned: 'yes' }}
      searchLabel="Search by sample ID or client name"
      searchPlaceholder="Search reports..."
      noun="Samples"
      practitioners="assigned"
      empty={{
        title: 'No Reports Available',
        description: 'Upload the first practitioner report to see it here.',
      }}
      narrowedEmpty={
        ofOne
          ? { title: 'No reports assigned', description: 'This practitioner has no reports yet.' }
          : undefined
      }
    >
      {(rows, single, selection) => (
        <ReportList groups={groupBySample(rows)} openAll={single} selection={selection} />
      )}
    </SearchableReports>
  )
}
