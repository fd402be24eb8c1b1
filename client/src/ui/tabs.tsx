import * as Radix from 'radix-ui/tabs'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names'

/** Tabs with arrow keys. `value` with `onValueChange`, or `defaultValue`; children are one TabList and the TabPanels. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />
}

/** The row of tabs; it scrolls sideways when the tabs do not fit. */
export function TabList({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cn('relative overflow-x-auto overflow-y-hidden border-b border-line', className)}>
      <Radix.List aria-label={label} className="flex w-max min-w-full gap-6">
        {children}
      </Radix.List>
    </div>
  )
}

type TabProps = {
  value: string
  /** Shown in a pill after the words. */
  count?: number
  children: ReactNode
}

export function Tab({ value, count, children }: TabProps) {
  return (
    <Radix.Trigger
      value={value}
      className={cn(
        'group flex h-11 min-w-11 items-center justify-center gap-2 border-b-[3px] border-transparent text-small font-semibold whitespace-nowrap',
        'text-ink-2 hover:text-ink -outline-offset-2! data-[state=active]:border-brand data-[state=active]:text-brand-text',
      )}
    >
      {children}
      {count !== undefined && (
        <span className="nums inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-sunken px-1.5 text-micro font-semibold text-ink-2 group-data-[state=active]:bg-brand-soft group-data-[state=active]:text-brand-text">
          {count.toLocaleString('en-GB')}
        </span>
      )}
    </Radix.Trigger>
  )
}

/** What one tab shows; it is in the page only while its tab is chosen. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-4', className)} {...rest} />
}
