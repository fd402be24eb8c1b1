import { FileDown, FolderOpen, Upload } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { useFilePicker } from '@/ui/use-file-picker'
import { usePending } from '@/lib/use-one-at-a-time'
import { useFileDrop } from '@/lib/use-file-drop'
import type { Refusal } from './refusal'
import { exportFoods } from './export-foods'
import { useCsvUpload } from './use-csv-upload'

/** Imports a CSV of foods, dropped anywhere on the page or picked. */
export function CsvCard() {
  const { send, percent, refusal, dismiss } = useCsvUpload()
  const [isExporting, run] = usePending()
  const isSending = percent !== undefined
  const over = useFileDrop(!isSending, send)
  return (
    <Card>
      <CardHeader
        title="Upload CSV File"
        subtitle="If any row has a mistake, nothing is saved."
        actions={
          <Button
            variant="secondary"
            size="sm"
            icon={FileDown}
            pending={isExporting}
            pendingLabel="Exporting..."
            onClick={() => void run(exportFoods)}
          >
            Export CSV
          </Button>
        }
      />
      <DropZone over={over} percent={percent} onFiles={send} />
      {refusal && !isSending && <RefusalAlert refusal={refusal} onDismiss={dismiss} />}
      <dl className="mt-4 grid gap-x-4 gap-y-1.5 text-small text-ink-2 sm:grid-cols-[auto_1fr]">
        <FormOfFile columns="name, latinName, category">The Latin name can be left empty.</FormOfFile>
        <FormOfFile columns="name, category">The older format. Existing Latin names stay.</FormOfFile>
      </dl>
      <p className="mt-2 text-small text-ink-3">
        The first line names the columns. If a food already exists, it is updated.
      </p>
    </Card>
  )
}

function FormOfFile({ columns, children }: { columns: string; children: string }) {
  return (
    <>
      <dt className="font-mono font-medium text-ink">{columns}</dt>
      <dd className="max-sm:mb-1">{children}</dd>
    </>
  )
}

type DropZoneProps = { over: boolean; percent: number | undefined; onFiles: (files: File[]) => void }

function DropZone({ over, percent, onFiles }: DropZoneProps) {
  const isSending = percent !== undefined
  const { pick, input } = useFilePicker({
    accept: '.csv',
    'aria-label': 'CSV file of foods',
    disabled: isSending,
    onFiles,
  })
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border-2 px-4 py-3.5 transition-colors duration-fast',
        over && 'border-solid border-brand bg-brand-soft',
        !over && 'border-dashed',
        !over && (isSending ? 'border-line bg-canvas' : 'border-brand bg-brand-softer'),
      )}
    >
      <span
        className={cn(
          'grid size-11 shrink-0 place-items-center rounded-full text-brand-text',
          over || isSending ? 'bg-surface' : 'bg-brand-soft',
        )}
      >
        <Upload className="size-5" />
      </span>
      <div className="min-w-44 flex-1 text-small">
        {isSending ? (
          // The upload ends before the server has processed the file.
          <ProgressBar label={percent < 100 ? 'Uploading...' : 'Reading the file...'} percent={percent} />
        ) : (
          <p>
            <b className="block font-semibold">{over ? 'Drop to upload the file' : 'Drop a CSV file here'}</b>
            <span className="text-small text-ink-2">Only .csv, at most 5 MB</span>
          </p>
        )}
      </div>
      <Button variant="secondary" block="phone" icon={FolderOpen} disabled={isSending} onClick={pick}>
        Browse files
      </Button>
      {input}
    </div>
  )
}

function RefusalAlert({ refusal, onDismiss }: { refusal: Refusal; onDismiss: () => void }) {
  const { file, sentence, lines } = refusal
  return (
    <Alert
      tone="error"
      className="mt-3"
      title={file === '' ? 'Upload failed' : <span className="break-all">Upload failed: {file}</span>}
      // The toast has already announced it.
      live={false}
      onDismiss={onDismiss}
    >
      <p>{sentence}</p>
      {lines.length > 0 && (
        <ul
          tabIndex={0}
          aria-label="Lines to correct"
          className="nums relative mt-1.5 max-h-64 list-disc overflow-y-auto rounded-xs pl-5"
        >
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
