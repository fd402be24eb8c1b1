import { useMemo, useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { upload } from '@/api/upload'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { type ChangedReport, actionResultText } from '../check/action-result'
import { DropZone } from '../upload/drop-zone'
import { SampleCard, type SampleActions } from '../upload/sample-card'
import type { Sample, SampleState } from '../upload/tray'
import { TrayNotices } from '../upload/tray-notices'
import { isComplete, isUnderWay } from '../upload/tray-progress'
import { useFileDrop } from '@/lib/use-file-drop'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { addFiles, emptyReplacement, misnamed, replacementForm } from './replacement'
import type { ReportDialogProps } from './report-dialog-props'
import { stateNote } from './report-groups'
import { clientNameOf, type ReportRow } from './report-row'
import { visibilityAfterReading } from './visibility'
import { StaleReportNotice } from './stale-report-notice'
import { useReportWrite } from './use-report-write'
import { useInviteToast } from '@/features/invitations/invitations.public'

const REQUIRED = 'All three files (HTML, PDF, CSV) are required'

/** Replaces a report's three files, which the server then reads again. */
export default function ReplaceFilesDialog({ report: given, onClose }: ReportDialogProps) {
  const tell = useInviteToast()
  const [report, setReport] = useState(given)
  const [stale, setStale] = useState(false)
  const [refused, setRefused] = useState(false)
  const [chosen, setChosen] = useState(emptyReplacement)
  const [state, setState] = useState<SampleState>({ kind: 'selected' })
  const controller = useRef<AbortController>(null)
  const { write } = useReportWrite('PUT /api/reports/:id/files', (route, signal: AbortSignal) =>
    upload(
      route,
      { params: { id: report.id }, form: replacementForm(chosen), version: report.version },
      (fraction) => setState({ kind: 'uploading', fraction }),
      signal,
    ),
  )
  const sample: Sample = useMemo(
    () => ({
      key: String(report.id),
      sampleId: report.sampleId,
      clientName: clientNameOf(report),
      files: chosen.files,
      state,
    }),
    [report, chosen.files, state],
  )
  const running = isUnderWay(sample)
  useLeaveWarning(running)
  const over = useFileDrop(!running, (files) => add(files))

  function add(...given: [files: File[], slot?: Parameters<SampleActions['choose']>[1]]) {
    setChosen((before) => addFiles(before, ...given))
    setRefused(false)
    setState({ kind: 'selected' })
  }

  async function send() {
    setRefused(!isComplete(sample))
    if (!isComplete(sample)) return
    controller.current = new AbortController()
    setState({ kind: 'uploading', fraction: 0 })
    const { signal } = controller.current
    const ended = await write(signal)
    if (ended?.kind === 'done') {
      const { reply } = ended.reply
      tell({ title: 'Report Updated', description: resultText(reply, report), toInvite: reply.toInvite })
      onClose()
      return
    }
    if (ended?.kind === 'stale') {
      setReport(ended.current)
      setStale(true)
    }
    const failed = ended?.kind === 'failed' && !signal.aborted
    setState(failed ? { kind: 'failed', sentence: sentenceOf(ended.error) } : { kind: 'selected' })
    if (failed)
      toast({ title: 'Upload Failed', description: sentenceOf(ended.error), variant: 'destructive' })
    if (failed && ended.gone) onClose()
  }

  const actions: SampleActions = {
    choose: (_, slot, file) => add([file], slot),
    remove: (_, slot) => {
      setChosen((before) => ({ ...before, files: { ...before.files, [slot]: undefined } }))
      setState({ kind: 'selected' })
    },
    stop: () => controller.current?.abort(),
    retry: () => void send(),
  }
  const others = misnamed(chosen, report.sampleId)

  return (
    <Dialog
      onClose={() => !running && onClose()}
      size="lg"
      title="Replace files"
      description="These three files will replace the current ones, and we will read the report again. It stays with the same client."
      footer={
        <>
          {refused && (
            <p
              role="alert"
              className="min-w-48 flex-1 text-small font-medium text-high-text max-sm:basis-full"
            >
              {REQUIRED}
            </p>
          )}
          <Button variant="quiet" onClick={running ? () => controller.current?.abort() : onClose}>
            Cancel
          </Button>
          <Button pending={running} pendingLabel="Uploading..." onClick={() => void send()}>
            Replace files
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        {stale && <StaleReportNotice />}
        {report.status === 'failed' && (
          <Alert tone="error" live={false} title="The files could not be read">
            {stateNote(report)}
          </Alert>
        )}
        <DropZone
          over={over}
          disabled={running}
          onFiles={add}
          lead={`One HTML, one PDF and one CSV file for ${report.sampleId}.`}
        />
        <TrayNotices
          rejected={chosen.rejected}
          replaced={[]}
          onDismiss={() => setChosen((before) => ({ ...before, rejected: [] }))}
        />
        {others.length > 0 && (
          <Alert tone="warning" live>
            {others.join(', ')}: the name has a different sample ID from {report.sampleId}. Please make sure
            that it is the right file.
          </Alert>
        )}
        <p className="text-small break-words text-ink-2">{visibilityAfterReading(report)}</p>
        <ul aria-label="Files">
          <SampleCard sample={sample} actions={actions} />
        </ul>
      </div>
    </Dialog>
  )
}

/** What the new files contain and who sees the report. */
const resultText = (report: ChangedReport, before: ReportRow): string =>
  report.status === 'failed'
    ? `The new files could not be read. ${stateNote(report) ?? ''}`.trim()
    : `The new files were read. ${actionResultText(report, before)}`
