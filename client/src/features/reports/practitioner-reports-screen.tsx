import { useApiPage } from '@/api/use-api'
import { pageClass } from '@/app/page-class'
import { useUser } from '@/app/session'
import { idIn, useAddressParams } from '@/lib/use-address-params'
import { Card, CardHeader } from '@/ui/card'
import { PageHeader } from '@/ui/page-header'
import { Segmented } from '@/ui/segmented'
import { ReportActions } from './admin/report-actions'
import { ReportDialogs } from './admin/report-dialogs'
import { stateNote } from './admin/report-groups'
import { StateNote } from './admin/report-state'
import { UploadButton } from './admin/upload-button'
import { PractitionerFilter } from './practitioner/practitioner-filter'
import { ReportTable } from './practitioner/report-table'
import { Releasing, ReviewerActions } from './practitioner/reviewer-actions'
import { SearchableList } from './practitioner/searchable-list'

/** The reports that practitioners review: an admin sees those of all, a practitioner their own (S1 2.16). */
export default function PractitionerReportsScreen() {
  const isAdmin = useUser().role === 'admin'
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader
        title={isAdmin ? 'Practitioner Reports' : 'My Client Reports'}
        subtitle={
          isAdmin
            ? 'Reports that are assigned to a practitioner.'
            : 'The reports of your clients, newest first.'
        }
      />
      <Card flush className="mt-6">
        <CardHeader
          padded
          size="h2"
          title={isAdmin ? 'Assigned Reports' : 'Client Reports'}
          actions={isAdmin && <UploadButton label="Upload Practitioner Report" />}
        />
        {isAdmin ? (
          <ReportDialogs>
            <AssignedReports />
          </ReportDialogs>
        ) : (
          <Releasing>
            <ClientReports />
          </Releasing>
        )}
      </Card>
    </main>
  )
}

/** An admin's view: everybody's, or those of the practitioner that the address names. */
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

/** A practitioner's view: all that the server gives them, or those that wait for their review. */
function ClientReports() {
  const { params, change } = useAddressParams()
  const waiting = useApiPage('GET /api/reports', { query: { status: 'pending', pageSize: 1 } })
  const onlyWaiting = params.get('status') === 'pending'
  return (
    <SearchableList
      scope={{}}
      filters={onlyWaiting ? { status: 'pending' } : {}}
      filter={
        <Segmented
          label="Which reports"
          value={onlyWaiting ? 'pending' : ''}
          onChange={(status) => change({ status, page: '' })}
          options={[
            { value: '', label: 'All Reports' },
            { value: 'pending', label: 'Pending Reviews', count: waiting.data?.total },
          ]}
        />
      }
      emptyText={
        onlyWaiting
          ? { title: 'No pending reviews', description: 'No report waits for you to release it.' }
          : { title: 'No Reports Available', description: 'The reports of your clients appear here.' }
      }
    >
      {(rows) => (
        <ReportTable
          label="Client reports"
          reports={rows}
          actions={(report) => <ReviewerActions report={report} />}
        />
      )}
    </SearchableList>
  )
}
