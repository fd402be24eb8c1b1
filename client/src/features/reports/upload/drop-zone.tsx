import { FolderOpen, Upload } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { useFilePicker } from '@/ui/use-file-picker'

type DropZoneProps = {
  over: boolean
  disabled: boolean
  onFiles: (files: File[]) => void
  browseRef?: Ref<HTMLButtonElement>
  /** Replaces the explanation of file names. */
  lead?: ReactNode
}

/**
 * Explains how files are named and opens the file picker. It shows `over` only; the drop itself is
 * taken by `useFileDrop`.
 */
export function DropZone({ over, disabled, onFiles, browseRef, lead = <Naming /> }: DropZoneProps) {
  const { pick, input } = useFilePicker({
    accept: '.html,.htm,.pdf,.csv',
    'aria-label': 'Report files',
    multiple: true,
    disabled,
    onFiles,
  })
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border-2 px-4 py-3.5 transition-colors duration-fast',
        over && 'border-solid border-brand bg-brand-soft',
        !over &&
          (disabled ? 'border-dashed border-line bg-sunken' : 'border-dashed border-brand bg-brand-softer'),
      )}
    >
      <span
        className={cn(
          'grid size-11 shrink-0 place-items-center rounded-full text-brand-text',
          over ? 'bg-surface' : 'bg-brand-soft',
        )}
      >
        <Upload className="size-5" />
      </span>
      <p className="min-w-44 flex-1 text-small">
        <b className="block font-semibold">{over ? 'Drop to add the files' : 'Drop report files here'}</b>
        <span className="text-small text-ink-2">{lead}</span>
      </p>
      <Button
        ref={browseRef}
        variant="secondary"
        block="phone"
        icon={FolderOpen}
        disabled={disabled}
        onClick={pick}
      >
        Browse files
      </Button>
      {input}
    </div>
  )
}

function Naming() {
  return (
    <>
      Name them{' '}
      <span className="font-mono text-small font-medium text-ink">
        SampleID_
        <wbr />
        ClientName
        <wbr />
        .extension
      </span>{' '}
      and they sort themselves by sample.
    </>
  )
}
