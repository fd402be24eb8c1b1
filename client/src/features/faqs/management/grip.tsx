import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

const base =
  'grid w-10 shrink-0 place-items-center self-stretch rounded-sm text-ink-3 touch:min-h-11 touch:w-11'

/** A card's drag handle. */
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

/** A placeholder of the same size when dragging is unavailable. */
export function NoGrip() {
  return (
    <span aria-hidden="true" className={cn(base, 'opacity-45')}>
      <GripVertical className="size-5" />
    </span>
  )
}
