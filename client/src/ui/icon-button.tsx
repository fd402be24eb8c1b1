import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import type { IconType } from './icon-type'
import { Spinner } from './spinner'

const iconButton = cva(
  [
    'inline-grid shrink-0 place-items-center rounded-sm transition-colors duration-fast max-md:size-11',
    'disabled:cursor-not-allowed disabled:opacity-45',
  ],
  {
    variants: {
      size: { md: 'size-10', sm: 'size-9', xs: 'size-8' },
      tone: {
        plain: 'text-ink-2 hover:bg-sunken hover:text-ink',
        destructive: 'text-ink-2 hover:bg-high-soft hover:text-high-text',
        inherit: 'text-inherit hover:bg-sunken',
      },
    },
    defaultVariants: { size: 'md', tone: 'plain' },
  },
)

const iconSize = { md: 'size-5', sm: 'size-4.5', xs: 'size-4' }

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  VariantProps<typeof iconButton> & {
    icon: IconType
    /** The accessible name, shown as the tooltip too. */
    label: string
    pending?: boolean
  }

/** 40 px (`sm` 36 for tables, `xs` 32 inside notices), always 44 px below 768 px. */
export function IconButton({
  icon: Icon,
  label,
  size,
  tone,
  pending,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const mark = iconSize[size ?? 'md']
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-busy={pending ?? undefined}
      className={cn(iconButton({ size, tone }), className)}
      {...rest}
    >
      {pending ? <Spinner className={mark} /> : <Icon className={mark} />}
    </button>
  )
}
