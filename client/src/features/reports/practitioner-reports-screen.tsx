import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { idIn, useAddressParams } from '@/lib/use-address-params'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { ReportActions } from './admin/report-actions'
import { stateNote } from './admin/report-groups'
import { StateNote } from './admin/report-state'
import { UploadButton } from './admin/upload-button'
import { PractitionerFilter } from './practitioner/practitioner-filter'
import { ReportTable } from './practitioner/report-table'
import { SearchableList } from './practitioner/searchable-list'

const shown = ['/api/reports'] as const

/** An admin's side of Practitioner Reports (S1 2.16); the practitioner's is in MyClientReportsScreen. */
export default function PractitionerReportsScreen() {
  useFreshOnOpening(shown)
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Practitioner Reports" subtitle="Reports that are assigned to a practitioner." />
      <Card flush className="mt-6">
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

/** Everybody's reports, or those of the practitioner that the address names. */
function AssignedReports() {
  const { params, change } = useAddressParams()
  const practitionerId = idIn(params, 'practitioner')
  const narrowed = practitionerId !== undefined
  return (
    <SearchableList
      scope={{ assigned: 'yes' }}
      filters={narrowed ? { practitionerId } : {}}
      filter={
        <PractitionerFilter
          value={practitionerId}
          onChange={(id) => change({ practitioner: id ?? '', page: '' })}
        />
      }
      emptyText={
        narrowed
          ? { title: 'No reports assigned', description: 'This practitioner has no reports yet.' }
          : {
              title: 'No Reports Available',
              description: 'Upload the first practitioner report to see it here.',
            }
      }
    >
      {(rows) => (
        <ReportTable
          label="Practitioner reports"
          reports={rows}
          withPractitioner
          actions={(report) => <ReportActions report={report} />}
          note={(report) => stateNote(report) && <StateNote report={report} />}
        />
      )}
    </SearchableList>
  )
}
