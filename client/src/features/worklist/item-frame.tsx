import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Alert } from '@/ui/alert'
import { Button, type ButtonProps } from '@/ui/button'

type ItemFrameProps = {
  /** Beside the question where there is room, else below it. */
  aside?: ReactNode
  /** Why the last action was refused. */
  failure?: string | undefined
  /** The actions, which stay in view, the next step first. */
  actions: ReactNode
  /** Why some of them are disabled. */
  note?: string
  children: ReactNode
}

/** The layout of an open item: its question and its actions. */
export function ItemFrame({ aside, failure, actions, note, children }: ItemFrameProps) {
  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div
        className={cn(
          'min-h-0 flex-1 overflow-y-auto',
          aside && '@xl:grid @xl:grid-cols-[15rem_minmax(0,1fr)]',
        )}
      >
        <div className="min-w-0 space-y-4 p-4">
          {failure && <Alert tone="error">{failure}</Alert>}
          {children}
        </div>
        {aside && <div className="min-w-0 bg-sunken p-4 @xl:order-first">{aside}</div>}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 max-lg:min-h-20 max-lg:pr-22 max-lg:pb-[calc(env(safe-area-inset-bottom)+0.75rem)]">
        {actions}
        {note && <p className="min-w-32 flex-1 text-small text-ink-2">{note}</p>}
      </div>
    </div>
  )
}

/** The shortcut keys of the actions. */
export const actionKeys = ['l', 'c', 'r', 'a', 'i'] as const

type KeyButtonProps = ButtonProps & { shortcut: (typeof actionKeys)[number] }

/** A button with a shortcut key, which the list's `useKeys` presses. */
export function KeyButton({ shortcut, ...rest }: KeyButtonProps) {
  return <Button aria-keyshortcuts={shortcut} {...rest} />
}
