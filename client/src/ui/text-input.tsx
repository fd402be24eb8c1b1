import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { controlClass, type ControlSize } from './control-class'
import { useFieldControl } from './field'
import type { IconType } from './icon-type'

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: ControlSize
  /** Decorative, inside the box before the text. */
  icon?: IconType
  /** One button of at most 44 px inside the box at its end. */
  action?: ReactNode
  /** For sample IDs, codes and file names. */
  mono?: boolean
}

/** A one-line field for react-hook-form's `register(...)`; `className` is for the box. */
export function TextInput({ size, icon: Icon, action, mono, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  return (
    <span className={cn('relative block', className)}>
      {Icon && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-3">
          <Icon className={size === 'sm' ? 'size-4.5' : 'size-5'} />
        </span>
      )}
      <input
        type="text"
        {...control}
        className={cn(
          controlClass({ size }),
          Icon ? 'pl-11' : 'pl-3.5',
          action ? 'pr-12' : 'pr-3.5',
          mono && 'font-mono',
          'read-only:bg-sunken',
        )}
      />
      {action && <span className="absolute inset-y-0 right-0.5 flex items-center">{action}</span>}
    </span>
  )
}
