import { cloneElement, useId, type ReactElement, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type PopupProps = {
  /** One button. */
  trigger: ReactElement<{ popoverTarget?: string }>
  label: string
  className?: string
  children: ReactNode
}

/** A panel below a button of the top bar; as a native popover it needs less code than Menu. */
export function Popup({ trigger, label, className, children }: PopupProps) {
  const id = useId()
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id })}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={cn(
          'enter-menu fixed inset-auto top-14 right-2 max-h-[calc(100dvh-5rem)] overflow-y-auto rounded-md border border-line bg-raised p-1.5 text-ink shadow-e2 md:right-8',
          className,
        )}
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
        }}
      >
        {children}
      </div>
    </>
  )
}

/** The look of one link or button in a Popup. */
export const popupItemClass =
  'flex min-h-10 w-full items-center gap-2.5 rounded-sm px-3 py-1.5 text-left text-small font-medium text-ink-2 hover:bg-sunken hover:text-ink touch:min-h-11'

export function PopupSeparator() {
  return <hr className="my-1.5 border-line" />
}
