import { Check, Plus } from 'lucide-react'
import { cn } from '@/lib/class-names'

type ToggleChipProps = {
  label: string
  pressed: boolean
  /** Shown as pressed and cannot be changed here. */
  fixed?: boolean
  onPress: () => void
}

/** A choice that is on or off, among others in a row. */
export function ToggleChip({ label, pressed, fixed = false, onPress }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={fixed}
      className={cn(
        'inline-flex h-9 items-center gap-1 rounded-full border px-3 text-small font-semibold transition-colors duration-fast touch:h-11',
        pressed
          ? 'border-brand bg-brand-soft text-brand-text'
          : 'border-line-strong bg-surface text-ink-2 hover:border-brand hover:bg-brand-softer',
      )}
      onClick={onPress}
    >
      {pressed ? <Check className="size-4" /> : <Plus className="size-4" />}
      {label}
    </button>
  )
}
