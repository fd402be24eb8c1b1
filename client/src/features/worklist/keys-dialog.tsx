import type { WithClose } from '@/ui/dialog-host'
import { Dialog } from '@/ui/dialog'
import { KeyCap } from '@/ui/key-cap'

const keys: [keys: string[], what: string][] = [
  [['j'], 'Next row'],
  [['k'], 'Previous row'],
  [['Enter'], 'Open the chosen row in full'],
  [['l'], 'Link to the chosen client'],
  [['c'], 'Confirm'],
  [['r'], 'Release'],
  [['a'], 'Assign to the chosen practitioner'],
  [['i'], 'Invite'],
  [['?'], 'Show these keys'],
  [['Ctrl', 'K'], 'Search or jump to a person, a sample or a screen'],
]

/** Lists the keyboard shortcuts. */
export default function KeysDialog({ onClose }: WithClose<object>) {
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title="Keyboard shortcuts"
      description="They work while you are not typing."
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-small">
        {keys.map(([names, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <KeyCap key={name}>{name}</KeyCap>
              ))}
            </dt>
            <dd className="text-ink-2">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
