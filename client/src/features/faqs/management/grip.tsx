import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

const base =
  'grid w-10 shrink-0 place-items-center self-stretch rounded-sm text-ink-3 touch:min-h-11 touch:w-11'

/** What a card is dragged by. */
export function Grip({ lifted = false, ...rest }: ComponentProps<'button'> & { lifted?: boolean }) {
  return (
    <button
      type="button"
      className={cn(
        base,
        'cursor-grab touch-manipulation hover:bg-sunken hover:text-ink active:cursor-grabbing',
        lifted && 'bg-brand-soft text-brand-text',
      )}
      {...rest}
    >
      <GripVertical className="size-5" />
    </button>
  )
}

/** Keeps the grip's place while there is nothing to drag. */
export function NoGrip() {
  return (
    <span aria-hidden="true" className={cn(base, 'opacity-45')}>
      <GripVertical className="size-5" />
    </span>
  )
}
