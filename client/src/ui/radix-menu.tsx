import * as Radix from 'radix-ui/dropdown-menu'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import type { MenuEntry, MenuProps } from './menu-entry'

/** The menu itself, open from the moment it appears; see Menu. */
export function RadixMenu({ trigger, entries }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Within the screen's landmark, like the button that opens it. */}
      <Radix.Portal container={document.getElementById('main')}>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="enter-menu z-dialog max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-e2 scrolls"
        >
          {entries.map((entry, place) => (
            <Entry key={entry === 'separator' ? place : entry.label} entry={entry} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 text-small font-medium outline-none touch:min-h-11 data-disabled:cursor-not-allowed data-disabled:text-ink-3'
const plainClass = 'text-ink-2 data-highlighted:bg-sunken data-highlighted:text-ink'
const destructiveClass = 'text-high-text data-highlighted:bg-high-soft'

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Radix.Separator className="my-1.5 h-px bg-line" />
  const { label, icon: Icon } = entry
  const note = 'note' in entry && entry.note
  const content = (
    <>
      {Icon && <Icon className={cn('size-4.5', note && 'mt-0.5 self-start')} />}
      {note ? (
        <span className="max-w-64">
          {label}
          <span className="block text-small font-normal text-ink-2">{note}</span>
        </span>
      ) : (
        label
      )}
    </>
  )
  if ('href' in entry) {
    return (
      <Radix.Item asChild className={cn(itemClass, plainClass)} onSelect={entry.onSelect}>
        {entry.download ? (
          <a href={entry.href} download>
            {content}
          </a>
        ) : (
          <Link href={entry.href}>{content}</Link>
        )}
      </Radix.Item>
    )
  }
  if (note && entry.disabled) {
    return (
      <Radix.Item
        aria-disabled
        className={cn(itemClass, 'cursor-not-allowed! text-ink-3 data-highlighted:bg-sunken')}
        onSelect={(event) => event.preventDefault()}
      >
        {content}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item
      className={cn(itemClass, entry.destructive ? destructiveClass : plainClass)}
      disabled={entry.disabled}
      onSelect={entry.onSelect}
    >
      {content}
    </Radix.Item>
  )
}
