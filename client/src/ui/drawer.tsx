import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useFocusReturn } from '@/lib/use-focus-return'
import { useOnBack } from '@/lib/use-on-back'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The accessible name, not shown. */
  label: string
  children: ReactNode
}

/** A 256 px panel from the left, with its own close button; the caller closes it on navigation. */
export function Drawer({ open, onOpenChange, label, children }: DrawerProps) {
  const focus = useFocusReturn()
  const close = () => onOpenChange(false)
  useOnBack(open, close)

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className="enter-fade fixed inset-0 z-scrim bg-scrim"
          onWheel={close}
          onTouchMove={close}
        />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className="enter-drawer fixed inset-y-0 left-0 z-dialog flex w-(--sidebar) flex-col bg-surface shadow-e3"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
