import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type RadioCardProps = {
  name: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  label: string
  /** An explanation below the label. */
  note?: ReactNode
}

/** A radio button in a pressable box; wrap the group in a fieldset with a legend. */
export function RadioCard({ name, checked, disabled, onChoose, label, note }: RadioCardProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 items-start gap-2.5 rounded-sm border px-3 py-2.5 text-small',
        checked ? 'border-brand bg-brand-softer' : 'border-line-strong bg-surface hover:border-brand',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        className="mt-px size-5 shrink-0 accent-brand"
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1 break-words">
        {label}
        {note && <span className="block text-small text-ink-2">{note}</span>}
      </span>
    </label>
  )
}
