import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import { controlClass, type ControlSize } from './control-class'
import { useFieldControl } from './field'

type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & { size?: ControlSize }

/** A native select with `option` children; `className` goes to the outer box. */
export function Select({ size, className, children, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  return (
    <span className={cn('relative block min-w-0', className)}>
      <select {...control} className={cn('appearance-none truncate pr-10 pl-3', controlClass({ size }))}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-2" />
    </span>
  )
}
