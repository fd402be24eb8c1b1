import type { ReportFileType } from '@shared/domain/text/file-name'
import { CircleCheck, FileCode, FileText, Plus, Table2, X } from 'lucide-react'
import { IconButton } from '@/ui/icon-button'
import type { IconType } from '@/ui/icon-type'
import { useFilePicker } from '@/ui/use-file-picker'
import { fileTypeWords } from './tray'
import { sizeText } from './tray-progress'

const icons: Record<ReportFileType, IconType> = { html: FileCode, pdf: FileText, csv: Table2 }
const accepted: Record<ReportFileType, string> = { html: '.html,.htm', pdf: '.pdf', csv: '.csv' }

type FileSlotProps = {
  type: ReportFileType
  file: File
  /** The share of the file that has been sent, 0 to 1; undefined while nothing is being sent. */
  fraction?: number
  sent: boolean
  /** Removes the file, or stops its sample's upload; undefined when neither is possible. */
  onRemove?: () => void
}

export function FileSlot({ type, file, fraction, sent, onRemove }: FileSlotProps) {
  const Icon = sent ? CircleCheck : icons[type]
  const sending = fraction !== undefined && !sent
  const percent = Math.floor((fraction ?? 0) * 100)
  return (
    <div className="relative flex h-13 items-center gap-2.5 overflow-hidden rounded-sm border border-line bg-surface pr-1 pl-3">
      <Icon className={sent ? 'size-5 text-ok' : 'size-5 text-brand-text'} />
      <span className="min-w-0 flex-1 text-small leading-tight" title={file.name}>
        <b className="block font-semibold">{fileTypeWords[type]}</b>
        <span className="nums text-ink-3">
          {sending ? `${percent}% of ${sizeText(file.size)}` : sizeText(file.size)}
          {sent && <span className="sr-only">, sent</span>}
        </span>
      </span>
      {onRemove && (
        <IconButton
          icon={X}
          size="xs"
          label={sending ? `Stop the upload of ${file.name}` : `Remove ${file.name}`}
          onClick={onRemove}
        />
      )}
      {sending && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-sunken">
          <span className="block h-full bg-brand" style={{ width: `${percent}%` }} />
        </span>
      )}
    </div>
  )
}

type EmptySlotProps = {
  type: ReportFileType
  sampleId: string
  /** Takes the focus from the removed file's button. */
  focused: boolean
  onChoose: (file: File) => void
}

export function EmptySlot({ type, sampleId, focused, onChoose }: EmptySlotProps) {
  const word = fileTypeWords[type]
  const { pick, input } = useFilePicker({
    accept: accepted[type],
    'aria-label': `${word} file of ${sampleId}`,
    onFiles: ([file]) => file && onChoose(file),
  })
  return (
    <div className="grid">
      <button
        type="button"
        autoFocus={focused}
        className="flex h-13 items-center gap-2.5 rounded-sm border-[1.5px] border-dashed border-mod bg-mod-soft px-3 text-left text-mod-text hover:bg-surface"
        onClick={pick}
      >
        <Plus className="size-4.5" />
        <span className="text-small leading-tight">
          <b className="block font-semibold">{word} missing</b>
          Choose file
          <span className="sr-only"> for {sampleId}</span>
        </span>
      </button>
      {input}
    </div>
  )
}
