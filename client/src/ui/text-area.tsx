import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import { controlClass, type ControlSize } from './control-class'
import { useFieldControl } from './field'

type TextAreaProps = ComponentProps<'textarea'> & { size?: ControlSize }

/** A text field of several lines, 4 unless `rows` says otherwise. */
export function TextArea({ size, className, rows = 4, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest)
  return (
    <textarea
      rows={rows}
      {...control}
      className={cn('block read-only:bg-sunken', controlClass({ size, kind: 'area' }), className)}
    />
  )
}
