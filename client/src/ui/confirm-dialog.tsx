import { Trash2 } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { useRef, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { useFocusReturn } from '@/lib/use-focus-return'
import { useOnBack } from '@/lib/use-on-back'
import { Button } from './button'
import { dialogClass } from './dialog'
import type { IconType } from './icon-type'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the action and its object: "Delete Client Account". */
  title: string
  /** Names the row and what happens to it. */
  description: ReactNode
  /** Repeats the verb: "Delete account". */
  confirmLabel: string
  pendingLabel?: string
  /** The action is under way: the dialog cannot be closed. The caller closes it when done. */
  pending?: boolean
  onConfirm: () => void
  /** False for actions that lose nothing: a plain primary button and a brand-coloured icon. */
  destructive?: boolean
  icon?: IconType
  /** More fields under the description. */
  children?: ReactNode
}

/** Asks for confirmation before an action that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, pendingLabel, pending = false } = props
  const { onConfirm, destructive = true, icon: Icon = Trash2, children } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const focus = useFocusReturn()
  const change = (next: boolean) => !pending && onOpenChange(next)
  useOnBack(open, () => change(false))

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="enter-fade fixed inset-0 z-scrim bg-scrim" />
        <Radix.Content
          role="alertdialog"
          className={cn(dialogClass, 'md:w-[28rem]')}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focus.remember()
            cancel.current?.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className="relative min-h-0 overflow-y-auto p-5 md:p-6">
            <div className="flex gap-3.5">
              <span
                className={cn(
                  'grid size-10 shrink-0 place-items-center rounded-full',
                  destructive ? 'bg-high-soft text-high-text' : 'bg-brand-soft text-brand-text',
                )}
              >
                <Icon className="size-5" />
              </span>
              <div className="min-w-0">
                <Radix.Title className="text-h3">{title}</Radix.Title>
                <Radix.Description asChild>
                  <div className="mt-1 text-body text-ink-2">{description}</div>
                </Radix.Description>
              </div>
            </div>
            {children && <div className="mt-4">{children}</div>}
            <div className="mt-5 flex justify-end gap-2 max-sm:[&>button]:flex-1">
              <Button ref={cancel} variant="quiet" disabled={pending} onClick={() => onOpenChange(false)}>
                Cancel
              </Button>
              <Button
                variant={destructive ? 'destructive' : 'primary'}
                pending={pending}
                pendingLabel={pendingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
