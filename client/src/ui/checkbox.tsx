import { Check, Minus } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { useFieldControl } from './field'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> & {
  label: ReactNode
  /** Keeps the label for screen readers only, as in the first column of a table. */
  hideLabel?: boolean
  hint?: ReactNode
  /** Some but not all of its items are checked: shows a bar. */
  indeterminate?: boolean
  ref?: (element: HTMLInputElement | null) => void
  onCheckedChange?: (checked: boolean) => void
}

/** A 24 px box in a 44 px row; a native checkbox underneath. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    hideLabel,
    hint,
    indeterminate = false,
    className,
    ref,
    onCheckedChange,
    onChange,
    ...rest
  } = props
  const control = useFieldControl(rest)
  const box = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <label
      className={cn(
        'flex min-h-11 items-center gap-2.5 text-small',
        hideLabel && 'w-11 justify-center',
        className,
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...control}
          ref={(element) => {
            box.current = element
            ref?.(element)
          }}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
          className={cn(
            'peer absolute inset-0 appearance-none rounded-[6px] border-2 border-line-strong bg-surface',
            'checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand',
            'aria-invalid:border-high disabled:border-line disabled:bg-sunken disabled:checked:bg-ink-3',
          )}
        />
        <Check className="pointer-events-none relative hidden size-4.5 text-on-brand forced-colors:text-[CanvasText] peer-checked:block peer-indeterminate:hidden" />
        <Minus className="pointer-events-none relative hidden size-4.5 text-on-brand forced-colors:text-[CanvasText] peer-indeterminate:block" />
      </span>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        {label}
        {hint && <span className="block text-body text-ink-3">{hint}</span>}
      </span>
    </label>
  )
}
