import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
  /** Puts the words first and the switch at the end of the row, as settings lists do. */
  end?: boolean
  onCheckedChange?: (checked: boolean) => void
}

/** An on/off control in a 44 px row; the knob has a tick when on. */
export function Switch(props: SwitchProps) {
  const { label, hint, end, className, onCheckedChange, onChange, ...rest } = props
  return (
    <label
      className={cn(
        'flex min-h-11 items-center gap-2.5 text-small',
        end && 'flex-row-reverse justify-between gap-4',
        className,
      )}
    >
      <span className="relative h-6 w-11 shrink-0">
        <input
          type="checkbox"
          role="switch"
          {...rest}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
          className={cn(
            'peer absolute inset-0 appearance-none rounded-full border-2 border-line-strong bg-surface',
            'transition-colors duration-fast checked:border-brand checked:bg-brand',
            'disabled:border-line disabled:bg-sunken',
          )}
        />
        <span
          className={cn(
            'pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong text-brand forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]',
            'transition-transform duration-fast peer-checked:top-0.5 peer-checked:left-0.5 peer-checked:size-5',
            'grid place-items-center peer-checked:translate-x-5 peer-checked:bg-on-brand',
            'forced-colors:peer-checked:bg-[CanvasText] [&>svg]:invisible peer-checked:[&>svg]:visible',
          )}
        >
          <Check className="size-3.5" />
        </span>
      </span>
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-body text-ink-3">{hint}</span>}
      </span>
    </label>
  )
}
