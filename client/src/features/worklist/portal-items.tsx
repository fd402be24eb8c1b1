import { Copy, Play, RotateCw } from 'lucide-react'
import { useApiMutation } from '@/api/use-api'
import { UploadButton } from '@/features/reports/results/deciding.public'
import { copyText } from '@/lib/copy-text'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'
import { ItemFrame } from './item-frame'
import { useItemAction } from './use-item-action'
import type { WorklistRow } from './worklist-words'

type ItemProps = { row: WorklistRow }

/** A sample in the intake folder that lacks a file. */
export function IncompleteItem({ row }: ItemProps) {
  return (
    <ItemFrame
      actions={<UploadButton label="Upload it here" />}
      note="Or put the missing file into the folder. The portal then adds the sample."
    >
      <p className="text-small break-words">
        <b className="font-mono font-medium">{row.sampleId}</b> of{' '}
        <b className="font-semibold">{row.title}</b> is not a report yet.
      </p>
      <p className="text-small break-words text-ink-2">{row.reason}.</p>
    </ItemFrame>
  )
}

/** A person's data export that failed. */
export function ExportItem({ row }: ItemProps) {
  const again = useApiMutation('POST /api/exports/:id/again')
  const { act, pending, failure } = useItemAction()
  const prepare = (id: number) =>
    act(async () => {
      await again.mutateAsync({ params: { id }, body: {} })
      toast({ title: 'Preparing again', description: `${row.title} gets a message when the data is ready.` })
    })
  return (
    <ItemFrame
      failure={failure}
      actions={
        <Button
          icon={RotateCw}
          pending={pending}
          onClick={() => row.exportId !== null && prepare(row.exportId)}
        >
          Prepare again
        </Button>
      }
      note="Only they can download it."
    >
      <p className="text-small break-words">
        <b className="font-semibold">{row.title}</b> asked for a copy of their data and has not received it
        yet.
      </p>
      <p className="text-small break-words text-ink-2">{row.reason}.</p>
    </ItemFrame>
  )
}

const ended = {
  done: { title: 'It worked' },
  failed: {
    title: 'It failed again',
    description: 'The server’s log says why. Whoever runs the server can fix it.',
    variant: 'destructive',
  },
  waiting: { title: 'Running now', description: 'The item disappears once it works.' },
} as const

/** A portal job that fails, or does not look at the intake folder. */
export function JobItem({ row }: ItemProps) {
  const run = useApiMutation('POST /api/jobs/:name/run')
  const { act, pending, failure } = useItemAction()
  const isIntake = row.kind === 'intake'
  const runNow = (name: string) =>
    act(async () => {
      const { state } = await run.mutateAsync({ params: { name }, body: {} })
      toast(ended[state])
    })
  return (
    <ItemFrame
      failure={failure}
      actions={
        <Button
          icon={Play}
          pending={pending}
          pendingLabel="Running..."
          onClick={() => row.job !== null && runNow(row.job)}
        >
          {isIntake ? 'Look now' : 'Run now'}
        </Button>
      }
    >
      <p className="text-small break-words">
        <b className="font-semibold">{row.title}</b>
      </p>
      <p className="text-small break-words text-ink-2">{row.reason}.</p>
      <p className="text-small text-ink-2">
        {isIntake
          ? 'Check that the folder exists and that the portal can read from and write to it. Until then, upload reports here.'
          : 'It runs again on its own. If it still fails, the server’s log says why.'}
      </p>
    </ItemFrame>
  )
}

const BACKUP = 'npm run backup -- --encrypt FOLDER'

/** A backup is due, which is made on the server. */
export function BackupItem({ row }: ItemProps) {
  const copy = async () =>
    toast(
      (await copyText(BACKUP))
        ? { title: 'Command copied' }
        : { title: 'Not copied', description: 'Please select the command and copy it yourself.' },
    )
  return (
    <ItemFrame
      actions={
        <Button icon={Copy} onClick={() => void copy()}>
          Copy the command
        </Button>
      }
      note="The item disappears once the backup is complete."
    >
      <p className="text-small break-words">
        <b className="font-semibold">{row.reason}.</b> Anything newer would be lost with the server.
      </p>
      <p className="text-small text-ink-2">The person who runs the server can make one there:</p>
      <code className="block rounded-xs border border-line bg-sunken px-3 py-2 font-mono text-small wrap-anywhere">
        {BACKUP}
      </code>
    </ItemFrame>
  )
}
