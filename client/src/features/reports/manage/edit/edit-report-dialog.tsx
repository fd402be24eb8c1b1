import { zodResolver } from '@hookform/resolvers/zod'
import { editBody } from '@shared/features/reports'
import { FilePenLine } from 'lucide-react'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useVersionedForm } from '@/forms/use-versioned-form'
import { FormDialog } from '@/ui/form-dialog'
import { actionResultText } from '../../check/action-result'
import type { FullReportDialogProps } from '../report-dialog-props'
import { clientNameOf } from '../report-row'
import { useInviteToast } from '@/features/invitations/invitations.public'
import { EditFields } from './edit-fields'
import { reportFields } from './edit-values'
import { usePractitionerChoices } from './use-practitioner-choices'

const resolver = zodResolver(editBody, undefined, { raw: true })

/** The Edit Report dialog (S1 2.9). */
export default function EditReportDialog({ report, onClose }: FullReportDialogProps) {
  const tell = useInviteToast()
  const practitioners = usePractitionerChoices(report)
  const fields = useMemo(() => {
    const says = (value: number | null) =>
      value === null
        ? 'No practitioner'
        : (practitioners.find(({ id }) => id === value)?.name ?? `Practitioner ${value}`)
    return { ...reportFields, practitionerId: { ...reportFields.practitionerId, says } }
  }, [practitioners])
  const { form, seen, notice, dialog } = useVersionedForm({
    route: 'PATCH /api/reports/:id',
    row: report,
    noun: 'report',
    fields,
    resolver,
    failure: 'Update Failed',
    onSaved: (reply, changes) => {
      const description =
        'practitionerId' in changes || reply.status !== seen.status
          ? actionResultText(reply, seen)
          : 'The report has been successfully updated.'
      tell({ title: 'Report Updated', description, toInvite: reply.toInvite })
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title={
        <>
          Edit Report: <span className="font-mono">{report.sampleId}</span>
        </>
      }
      description={clientNameOf(report)}
      discard={{
        title: 'Discard your changes',
        description: `Your changes to ${report.sampleId} have not been saved.`,
        confirmLabel: 'Discard changes',
        icon: FilePenLine,
      }}
    >
      {notice}
      <FormProvider {...form}>
        <EditFields
          printedGender={reportFields.gender.of(seen) === '' ? seen.gender.trim() : ''}
          practitioners={practitioners}
          report={seen}
        />
      </FormProvider>
    </FormDialog>
  )
}
