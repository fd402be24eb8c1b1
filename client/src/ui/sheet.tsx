import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useFocusReturn } from '@/lib/use-focus-return'
import { isInToaster } from './dialog'
import { DialogBody } from './dialog-body'

type SheetProps = {
  /** The accessible name; the visible heading is among the children. */
  label: string
  onClose: () => void
  /** Stays at the top while the rest scrolls; it must contain a way to close. */
  top: ReactNode
  children: ReactNode
}

/** A modal dialog that fills a phone's screen, or 1104 px, open while it is mounted. */
export function Sheet({ label, onClose, top, children }: SheetProps) {
  const focus = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="enter-fade fixed inset-0 z-scrim bg-scrim max-md:hidden" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            focus.remember(event)
            // Focusing the first field would open a phone's keyboard.
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
          onInteractOutside={(event) => isInToaster(event) && event.preventDefault()}
          data-print="alone"
          className="enter-rise fixed inset-0 z-dialog flex flex-col overflow-hidden bg-canvas text-ink outline-none md:m-auto md:h-[min(92dvh,60rem)] md:w-[min(69rem,calc(100vw-4rem))] md:rounded-xl md:shadow-e3"
        >
          <Radix.Title asChild>
            <p className="sr-only">{label}</p>
          </Radix.Title>
          <div data-print="hide" className="shrink-0">
            {top}
          </div>
          <DialogBody>{children}</DialogBody>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
