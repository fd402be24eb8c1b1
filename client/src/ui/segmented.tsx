import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type Option<Value extends string> = { value: Value; label: string; count?: number | string; mark?: ReactNode }

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
}

/** A filter of two to four choices, as toggle buttons; `mark` goes before the word. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex flex-wrap rounded-sm border border-line-strong bg-surface p-0.5 text-small font-semibold max-sm:w-full"
    >
      {options.map((option) => {
        const pressed = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            className={cn(
              'flex h-9 items-center justify-center gap-1.5 rounded-[6px] px-3 transition-colors duration-fast',
              'touch:h-11 max-sm:flex-auto max-sm:px-1.5',
              pressed ? 'bg-brand text-on-brand' : 'text-ink-2 hover:bg-sunken',
            )}
            onClick={() => onChange(option.value)}
          >
            {option.mark}
            {option.label}
            {option.count !== undefined && (
              <span className={cn('nums font-medium', !pressed && 'text-ink-3')}>{option.count}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}
