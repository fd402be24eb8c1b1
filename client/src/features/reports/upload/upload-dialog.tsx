import { countText, plural } from '@shared/domain/text/counts'
import { CircleStop, LogOut } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { prepare } from '@/ui/load-dialog'
import { Loading } from '@/ui/skeleton'
import { ownerError } from '../manage/link/owner-choice'
import { OwnerFields } from '../manage/link/owner-fields'
import { DropZone } from './drop-zone'
import { NewClients } from './new-clients'
import { RequiredPractitioner } from './required-practitioner'
import { SampleCard, type SampleActions } from './sample-card'
import { emptyTray, fileTypes, trayReducer, type Sample } from './tray'
import { TrayNotices } from './tray-notices'
import { isReady, isUnderWay, soleSample } from './tray-progress'
import { needsAttention, TraySummary } from './tray-summary'
import { UploadFooter } from './upload-footer'
import type { UploadAudience, UploadOptions } from './upload-options'
import { UploadOptionsFields } from './upload-options-fields'
import { useEarlierReports } from './use-earlier-reports'
import { useFileDrop } from '@/lib/use-file-drop'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { useUploadBatch } from './use-upload-batch'

const loadOutcome = () => import('./upload-outcome')
const UploadOutcome = lazy(loadOutcome)

const noOptions: UploadOptions = { practitionerId: '', notes: '', hold: false }

type UploadDialogProps = {
  audience: UploadAudience
  onClose: () => void
}

/** Sorts report files by sample and uploads the complete ones; open while mounted. */
export default function UploadDialog({ audience, onClose }: UploadDialogProps) {
  const [tray, dispatch] = useReducer(trayReducer, emptyTray)
  const [options, setOptions] = useState(noOptions)
  const [refused, setRefused] = useState(false)
  const [asking, setAsking] = useState(false)
  const [onlyOpen, setOnlyOpen] = useState(false)
  const browse = useRef<HTMLButtonElement>(null)
  const latestOptions = useRef(options)
  const batch = useUploadBatch(dispatch)
  const running = tray.samples.some(isUnderWay)
  useLeaveWarning(running)
  useEarlierReports(tray.samples, dispatch)

  const sole = soleSample(tray.samples)
  const owner = sole && options.owner?.key === sole.key ? options.owner : undefined
  const ownerProblem = owner && ownerError(owner.choice)
  const uploaded = useMemo(() => uploadedIn(tray.samples), [tray.samples])
  const open = running ? tray.samples : tray.samples.filter(({ state }) => state.kind !== 'done')
  const finished = uploaded.length > 0 && open.length === 0
  const unassigned = audience === 'practitioner' && options.practitionerId === ''

  useEffect(() => {
    latestOptions.current = { ...options, owner }
  }, [options, owner])

  const over = useFileDrop(!running, add)

  function add(files: File[]) {
    setRefused(false)
    setAsking(false)
    dispatch({ type: 'add', files })
  }

  function upload() {
    const ready = tray.samples.filter(isReady)
    setRefused(ready.length === 0 || ownerProblem !== undefined || unassigned)
    if (ready.length === 0 || ownerProblem || unassigned) return
    prepare(loadOutcome)
    batch.start(ready, { ...options, owner })
  }

  const unfinished = tray.samples.filter(({ state }) => state.kind !== 'done').length

  function close() {
    if (unfinished > 0) setAsking(true)
    else onClose()
  }

  const actions = useMemo<SampleActions>(
    () => ({
      choose: (key, slot, file) => dispatch({ type: 'choose', key, slot, file }),
      remove: (sample, slot) => {
        const last = fileTypes.every((type) => type === slot || !sample.files[type])
        dispatch({ type: 'remove', key: sample.key, slot })
        if (last) browse.current?.focus()
      },
      stop: (key) => batch.stop(key),
      retry: (sample) => {
        const { owner: chosen } = latestOptions.current
        const missing = (chosen && ownerError(chosen.choice)) !== undefined || unassigned
        setRefused(missing)
        if (!missing) batch.start([sample], latestOptions.current)
      },
    }),
    [batch, unassigned],
  )

  return (
    <Dialog
      onClose={close}
      size={finished ? 'xl' : 'lg'}
      title="Upload Report"
      description="Each sample needs three files: HTML, PDF and CSV."
      footer={
        <UploadFooter
          samples={tray.samples}
          refused={refused}
          onUpload={upload}
          onStop={() => batch.stop()}
          onClose={close}
        />
      }
    >
      <div className="space-y-3">
        {uploaded.length > 0 && !running && (
          <Suspense fallback={<Loading label="Checking the result..." />}>
            <UploadOutcome uploaded={uploaded} />
          </Suspense>
        )}
        <NewClients samples={tray.samples} />
        {!finished && audience === 'practitioner' && (
          <RequiredPractitioner
            value={options.practitionerId}
            disabled={running}
            missing={refused && unassigned}
            onChange={(choice) => setOptions({ ...options, ...choice })}
          />
        )}
        {!finished && <DropZone over={over} disabled={running} onFiles={add} browseRef={browse} />}
        <TrayNotices
          rejected={tray.rejected}
          replaced={tray.replaced}
          onDismiss={(notice) => dispatch({ type: 'dismiss', notice })}
        />
        <TraySummary samples={open} onlyOpen={onlyOpen} onOnlyOpen={setOnlyOpen} />
        {open.length > 0 && (
          <ul aria-label="Samples" className="space-y-2.5">
            {open
              .filter((sample) => !onlyOpen || needsAttention(sample))
              .map((sample) => (
                <SampleCard key={sample.key} sample={sample} actions={actions} />
              ))}
          </ul>
        )}
        {sole && (
          <OwnerFields
            key={sole.key}
            legend="Whose reports are these?"
            kinds={['file', 'client', 'email']}
            choice={owner?.choice ?? { kind: 'file' }}
            onChange={(choice) => {
              setRefused(false)
              setOptions({ ...options, owner: { key: sole.key, choice } })
            }}
            person={{ search: sole.clientName, email: '', dateOfBirth: null }}
            disabled={running}
            error={refused ? ownerProblem : undefined}
          />
        )}
        {!finished && (
          <UploadOptionsFields
            options={options}
            audience={audience}
            disabled={running}
            onChange={setOptions}
          />
        )}
      </div>
      <ConfirmDialog
        open={asking && unfinished > 0}
        onOpenChange={setAsking}
        {...(running
          ? { title: 'Stop uploading', confirmLabel: 'Stop uploading', icon: CircleStop }
          : { title: 'Leave without uploading', confirmLabel: 'Leave', icon: LogOut })}
        description={`${countText(unfinished, 'sample')} ${plural(unfinished, 'has', 'have')} not been uploaded yet. You would have to choose the files again.`}
        onConfirm={() => {
          batch.stop()
          onClose()
        }}
      />
    </Dialog>
  )
}

const uploadedIn = (samples: readonly Sample[]) =>
  samples.flatMap(({ state }) => (state.kind === 'done' ? [state.report] : []))
