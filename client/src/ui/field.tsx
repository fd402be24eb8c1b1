import { CircleAlert } from 'lucide-react'
import { createContext, useContext, useId, useMemo, type HTMLAttributes, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type FieldLink = { id: string; describedBy: string | undefined; invalid: boolean }

const FieldContext = createContext<FieldLink | null>(null)

type ControlProps = Pick<HTMLAttributes<HTMLElement>, 'id' | 'aria-describedby' | 'aria-invalid'>

/** Adds the attributes that tie a control to its Field; attributes set on the control win. */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = useContext(FieldContext)
  if (!field) return props
  return {
    ...props,
    id: props.id ?? field.id,
    'aria-describedby': props['aria-describedby'] ?? field.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  }
}

type FieldProps = {
  label: ReactNode
  /** One control of this folder, which gets its id and its messages from the Field. */
  children: ReactNode
  hint?: ReactNode
  /** The message of a failed check; an empty one counts as none. */
  error?: string
  optional?: boolean
  hideLabel?: boolean
  id?: string
  className?: string
}

/** A label above one control, with a hint or an error message below, tied by `aria-describedby`. */
export function Field({ label, children, hint, error, optional, hideLabel, id, className }: FieldProps) {
  const fallback = useId()
  const controlId = id ?? fallback
  const invalid = Boolean(error)
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = invalid ? `${controlId}-error` : ''
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const link = useMemo(() => ({ id: controlId, describedBy, invalid }), [controlId, describedBy, invalid])

  return (
    <div className={cn('min-w-0', className)}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-small font-semibold text-ink'}
      >
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      <FieldContext value={link}>{children}</FieldContext>
      {invalid && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-body font-medium text-high-text">
          <CircleAlert className="mt-px size-4" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-body text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
