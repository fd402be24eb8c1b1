import { zodResolver } from '@hookform/resolvers/zod'
import { editBody } from '@shared/features/reports'
import { FilePenLine } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError, request, sentenceOf } from '@/api/request'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import type { ReportDialogProps } from '../report-dialog-props'
import { clientNameOf, type ReportRow } from '../report-row'
import { useReportWrite } from '../use-report-write'
import { ConflictView } from './conflict-view'
import { EditFields } from './edit-fields'
import {
  changesBetween,
  differingFields,
  editFields,
  valuesOf,
  type EditChanges,
  type EditField,
  type EditValues,
} from './edit-values'
import { chosenChanges, mergeOf, type Side } from './merge'
import { usePractitionerChoices } from './use-practitioner-choices'

type Conflict = { mine: EditValues; current: ReportRow; choices: Partial<Record<EditField, Side>> }

/** Edit Report (S1 2.9). When somebody else was faster it shows both versions, and what is kept is chosen. */
export default function EditReportDialog({ report, onClose }: ReportDialogProps) {
  const seen = valuesOf(report)
  const practitioners = usePractitionerChoices(report)
  const form = useForm<EditChanges>({
    defaultValues: seen,
    resolver: zodResolver(editBody, undefined, { raw: true }),
  })
  const [conflict, setConflict] = useState<Conflict>()
  const [asking, setAsking] = useState(false)
  const { write, pending } = useReportWrite(
    'PATCH /api/reports/:id',
    (route, input: { body: EditChanges; version: number }) =>
      request(route, { params: { id: report.id }, ...input }),
  )
  useLeaveWarning(form.formState.isDirty)

  const merge = conflict && mergeOf(seen, conflict.mine, valuesOf(conflict.current))

  async function save(mine: EditValues, body: EditChanges, version: number) {
    if (Object.keys(body).length === 0) {
      onClose()
      return
    }
    const outcome = await write({ body, version })
    if (outcome?.kind === 'done') {
      toast({ title: 'Report Updated', description: 'The report has been successfully updated.' })
      onClose()
    }
    if (outcome?.kind === 'stale') setConflict({ mine, current: outcome.current, choices: {} })
    if (outcome?.kind === 'failed') {
      toast({ title: 'Update Failed', description: sentenceOf(outcome.error), variant: 'destructive' })
      if (outcome.gone) onClose()
      else showAtFields(outcome.error)
    }
  }

  /** What the server finds wrong with a field stands at the field, which the form shows again. */
  function showAtFields(error: unknown) {
    const found = error instanceof ApiError ? error.fields : {}
    const wrong = editFields.filter((field) => field in found)
    if (wrong.length > 0) setConflict(undefined)
    wrong.forEach((field, place) =>
      form.setError(field, { message: found[field] }, { shouldFocus: place === 0 }),
    )
  }

  const submit = form.handleSubmit((values) => {
    const mine = { ...seen, ...values }
    return save(mine, changesBetween(seen, mine), report.version)
  })

  function close() {
    if (pending) return
    if (conflict || differingFields(seen, { ...seen, ...form.getValues() }).length > 0) setAsking(true)
    else onClose()
  }

  function textOf(field: EditField, value: string | number | null): string {
    if (field !== 'practitionerId') return String(value ?? '') || 'Empty'
    if (value === null) return 'No practitioner'
    const known = practitioners.find(({ id }) => id === value)
    return known?.name ?? `Practitioner ${value}`
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="lg"
      title={
        conflict ? (
          'Changed by two people'
        ) : (
          <>
            Edit Report: <span className="font-mono">{report.sampleId}</span>
          </>
        )
      }
      description={conflict ? `${report.sampleId}: choose what the report keeps.` : clientNameOf(report)}
      footer={
        conflict && merge ? (
          <>
            <Button variant="quiet" disabled={pending} onClick={onClose}>
              Discard mine
            </Button>
            <Button
              pending={pending}
              pendingLabel="Saving..."
              onClick={() =>
                void save(
                  conflict.mine,
                  chosenChanges(conflict.mine, merge, conflict.choices),
                  conflict.current.version,
                )
              }
            >
              Save my choice
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" disabled={pending} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form="edit-report" pending={pending} pendingLabel="Saving...">
              Save Changes
            </Button>
          </>
        )
      }
    >
      {conflict && merge ? (
        <ConflictView
          merge={merge}
          mine={conflict.mine}
          theirs={valuesOf(conflict.current)}
          choices={conflict.choices}
          onChoose={(field, side) =>
            setConflict({ ...conflict, choices: { ...conflict.choices, [field]: side } })
          }
          textOf={textOf}
        />
      ) : (
        <FormProvider {...form}>
          <form id="edit-report" noValidate onSubmit={(event) => void submit(event)}>
            <EditFields
              printedGender={seen.gender === '' ? report.gender.trim() : ''}
              practitioners={practitioners}
            />
          </form>
        </FormProvider>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes"
        description={`What you changed on ${report.sampleId} has not been saved.`}
        confirmLabel="Discard changes"
        icon={FilePenLine}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
