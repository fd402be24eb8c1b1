import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import type { IconType } from './icon-type'

type MenuProps = {
  /** One Button or IconButton. */
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}

/** A menu that drops from its trigger, with arrow keys and type-ahead. Children are MenuItems. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="enter-menu z-dialog max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-e2"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type MenuItemProps = Omit<ComponentProps<typeof Radix.Item>, 'asChild'> & {
  icon?: IconType
  destructive?: boolean
}

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 text-small font-medium outline-none max-md:min-h-11 data-disabled:cursor-not-allowed data-disabled:text-ink-3'

/** One choice; `onSelect` runs when it is clicked or chosen by key, and the menu closes. */
export function MenuItem({ icon: Icon, destructive = false, className, children, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      className={cn(
        itemClass,
        destructive
          ? 'text-high-text data-highlighted:bg-high-soft'
          : 'text-ink-2 data-highlighted:bg-sunken data-highlighted:text-ink',
        className,
      )}
      {...rest}
    >
      {Icon && <Icon className="size-4.5" />}
      {children}
    </Radix.Item>
  )
}

/** One choice that is a link: the child must be one anchor or router Link, with its icon inside. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Radix.Item
      asChild
      className={cn(itemClass, 'text-ink-2 data-highlighted:bg-sunken data-highlighted:text-ink')}
    >
      {children}
    </Radix.Item>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />
}

/** A line of plain text in the menu, such as who is signed in. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-1.5 text-caption text-ink-3">{children}</Radix.Label>
}
