import { countText } from '@shared/domain/text/counts'
import { localDay } from '@shared/domain/text/dates'
import { Check, Printer } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { useState } from 'react'
import { useFocusReturn } from '@/lib/use-focus-return'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { useOnBack } from '@/lib/use-on-back'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import { LetterPage } from './letter-page'
import type { Letter, Sender } from './letter-words'

type LettersDialogProps = WithClose<{ letters: Letter[]; sender: Sender; portalUrl: string }>

/** Letters to print; their codes are shown only this once, so every way out asks first. */
export default function LettersDialog({ letters, sender, portalUrl, onClose }: LettersDialogProps) {
  const [day] = useState(() => localDay(new Date()))
  const [asking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  const focus = useFocusReturn()
  useLeaveWarning(true)
  useOnBack(true, ask)
  return (
    <Radix.Root open onOpenChange={ask}>
      <Radix.Portal>
        <Radix.Content
          data-letters
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-0 z-scrim flex flex-col bg-canvas"
        >
          <header
            data-print="hide"
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-3 md:px-8"
          >
            <div className="min-w-0 flex-1 max-sm:basis-full">
              <Radix.Title className="text-h2">{countText(letters.length, 'letter')}</Radix.Title>
              <Radix.Description className="text-small text-ink-2">
                We show these codes only once. Print the letters before you leave.
              </Radix.Description>
            </div>
            <Button icon={Printer} className="max-sm:flex-1" onClick={() => window.print()}>
              Print
            </Button>
            <Button variant="secondary" className="max-sm:flex-1" onClick={ask}>
              Done
            </Button>
          </header>
          <div className="letters" role="region" aria-label="Letters" tabIndex={0}>
            {letters.map((letter) => (
              <LetterPage
                key={letter.userId}
                letter={letter}
                sender={sender}
                portalUrl={portalUrl}
                day={day}
              />
            ))}
          </div>
        </Radix.Content>
      </Radix.Portal>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave Without Printing?"
        description="These codes will not be shown again. Anyone without a printed letter will need a new code."
        confirmLabel="Leave"
        destructive={false}
        icon={Check}
        onConfirm={onClose}
      />
    </Radix.Root>
  )
}
