import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import type { IconType } from './icon-type'
import { Spinner } from './spinner'

const base = cn(
  'inline-grid shrink-0 place-items-center rounded-sm transition-colors duration-fast touch:size-11',
  'disabled:cursor-not-allowed disabled:opacity-45',
)
const sizes = {
  md: { button: 'size-10', icon: 'size-5' },
  sm: { button: 'size-9', icon: 'size-4.5' },
  xs: { button: 'size-8', icon: 'size-4' },
}
const tones = {
  plain: 'text-ink-2 hover:bg-sunken hover:text-ink',
  destructive: 'text-ink-2 hover:bg-high-soft hover:text-high-text',
  inherit: 'text-inherit hover:bg-sunken',
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconType
  /** The accessible name, shown as the tooltip too. */
  label: string
  size?: keyof typeof sizes
  tone?: keyof typeof tones
  pending?: boolean
}

/** 40 px (`sm` 36 for tables, `xs` 32 inside notices), always 44 px for touch. */
export function IconButton({
  icon: Icon,
  label,
  size = 'md',
  tone = 'plain',
  pending,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { button, icon } = sizes[size]
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-busy={pending ?? undefined}
      className={cn(base, button, tones[tone], className)}
      {...rest}
    >
      {pending ? <Spinner className={icon} /> : <Icon className={icon} />}
    </button>
  )
}
