import { countText, formatCount } from '@shared/domain/text/counts'
import { Download, ListChecks, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { usePending } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { Menu } from '@/ui/menu'
import { toast } from '@/ui/use-toast'
import { download, downloads } from './download'
import type { DownloadKind } from './make-download'
import { ReplaceQuestion } from './replace-question'
import type { GenerationView } from './use-generation'
import type { Selection } from './use-selection'

/** The most foods of one order (the contract of generate-selected). */
const MOST_AT_ONCE = 2000

const refuse = (title: string, description: string) =>
  void toast({ title, description, variant: 'destructive' })

type SelectionBarProps = { selection: Selection; generation: GenerationView }

/** The bulk actions, and selection mode with its count. */
export default function SelectionBar({ selection, generation }: SelectionBarProps) {
  const { on, turn, foods, found, foundSelected } = selection
  const isRunning = generation.progress?.state === 'running'
  const [asking, setAsking] = useState(false)
  const replaces = foods.filter(({ description }) => description !== '').length
  const start = () =>
    generation.start(
      foods.map(({ id }) => id),
      replaces,
    )

  function generate() {
    if (foods.length > MOST_AT_ONCE)
      return refuse('Generation failed', 'You can do up to 2,000 foods at a time.')
    if (replaces > 0) return setAsking(true)
    if (foods.length > 0) return start()
    refuse('No foods selected', 'Please select foods to regenerate descriptions.')
    turn(true)
  }

  return (
    <CardToolbar className="justify-between">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full">
        {on && (
          <>
            <Checkbox
              label={`Select all ${countText(found, 'food')} found`}
              checked={foundSelected === found}
              indeterminate={foundSelected > 0 && foundSelected < found}
              onCheckedChange={selection.selectFound}
            />
            <span role="status" className="nums text-small font-semibold text-ink-2">
              {formatCount(foods.length)} selected
            </span>
          </>
        )}
        <Button
          variant={on ? 'quiet' : 'secondary'}
          block="phone"
          icon={ListChecks}
          aria-pressed={on}
          onClick={() => turn(!on)}
        >
          {on ? 'End selection' : 'Select foods'}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {on && <DownloadMenu selection={selection} />}
        <Button
          block="phone"
          icon={Sparkles}
          disabled={isRunning}
          pending={generation.isStarting}
          onClick={generate}
        >
          {isRunning ? 'Generating...' : 'Regenerate selected'}
        </Button>
        <ReplaceQuestion
          order={asking ? { count: foods.length, replaces } : undefined}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            start()
          }}
        />
      </div>
    </CardToolbar>
  )
}

function DownloadMenu({ selection: { foods } }: { selection: Selection }) {
  const [pending, run] = usePending()

  async function choose(kind: DownloadKind) {
    if (foods.length === 0) return refuse('No foods selected', 'Please select foods to download.')
    await download(kind, foods)
  }

  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          block="phone"
          icon={Download}
          pending={pending}
          pendingLabel="Preparing..."
        >
          Download selected
        </Button>
      }
      entries={downloads.map(({ kind, label, icon }) => ({
        label,
        icon,
        onSelect: () => void run(() => choose(kind)),
      }))}
    />
  )
}
