import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { useFocusReturn } from '@/lib/use-focus-return'
import { useOnBack } from '@/lib/use-on-back'
import { DialogBody } from './dialog-body'
import { IconButton } from './icon-button'

const widths = { sm: 'md:w-[28rem]', md: 'md:w-[34rem]', lg: 'md:w-[47rem]', xl: 'md:w-[60rem]' }

type DialogProps = {
  /** Called by the close button, Esc, a click outside and the browser's Back. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** 448, 544, 752 or 960 px from 768 px up; below that it is a sheet at the bottom. */
  size?: keyof typeof widths
  /** Buttons in the grey footer, primary last; a submit button needs `form="<id>"`. */
  footer?: ReactNode
  /** False while closing would lose work: no close button, no Esc, no click outside, no Back. */
  dismissable?: boolean
  /** Shown left of the title, such as a food dish. */
  media?: ReactNode
  /** Prints the whole dialog in place of the page behind it; otherwise the page is printed. */
  printed?: boolean
  children?: ReactNode
}

/** A modal dialog, open while it is mounted: traps the focus and returns it to the opener. */
export function Dialog(props: DialogProps) {
  const {
    onClose,
    title,
    description,
    size = 'md',
    footer,
    dismissable = true,
    media,
    printed,
    children,
  } = props

  const focus = useFocusReturn()
  useOnBack(true, () => dismissable && onClose())

  function holdWhenLocked(event: Event) {
    if (!dismissable || isInToaster(event)) event.preventDefault()
  }

  return (
    <Radix.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="enter-fade fixed inset-0 z-scrim bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={(event) => {
            // Esc closes the list below a field first.
            if (isInOpenList(event)) event.preventDefault()
            else holdWhenLocked(event)
          }}
          onInteractOutside={holdWhenLocked}
          data-print={printed ? 'alone' : undefined}
          className={cn(dialogClass, widths[size])}
        >
          <header className="flex items-start gap-3 px-5 pt-5 pb-3.5 md:px-7 md:pt-6">
            {media}
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-h2 break-words">{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="mt-0.5 text-body text-ink-2">{description}</div>
                </Radix.Description>
              )}
            </div>
            {dismissable && (
              <Radix.Close asChild>
                <IconButton icon={X} label="Close" className="-mt-1 -mr-2" data-print="hide" />
              </Radix.Close>
            )}
          </header>
          <DialogBody>{children}</DialogBody>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Whether it happened on a toast, which must not close the dialog below it. */
export function isInToaster({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-toaster]') !== null
}

const isInOpenList = ({ target }: Event) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')

/** The box of a modal: a sheet at the bottom below 768 px, centred from there up. */
export const dialogClass = cn(
  'enter-rise fixed inset-x-0 bottom-0 z-dialog flex max-h-[94dvh] flex-col overflow-hidden rounded-t-xl bg-raised',
  'shadow-e3 md:inset-x-0 md:inset-y-0 md:m-auto md:h-fit md:max-h-[92dvh] md:max-w-[calc(100vw-4rem)] md:rounded-xl',
)

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer
      data-print="hide"
      className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-5 py-4 max-sm:[&>button]:flex-1 md:px-7"
    >
      {children}
    </footer>
  )
}
