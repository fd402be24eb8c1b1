import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '@/lib/class-names'
import type { IconType } from './icon-type'
import { Spinner } from './spinner'

const base = cn(
  'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold whitespace-nowrap',
  'transition-colors duration-fast disabled:cursor-not-allowed disabled:border-transparent!',
  "disabled:bg-sunken! disabled:text-ink-3! [&>svg:not([class*='size-'])]:size-4.5",
)
const variants = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active',
  secondary: 'border-line-strong bg-surface text-ink hover:border-brand hover:bg-brand-softer',
  soft: 'border-transparent bg-brand-soft text-brand-text hover:bg-brand-line',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken',
  link: 'border-transparent text-brand-text hover:bg-brand-softer',
  destructive: 'border-transparent bg-high text-surface hover:bg-high-text',
}
const sizes = {
  sm: 'h-9 px-3 text-small touch:h-11',
  md: 'h-10 px-4 text-small touch:h-11',
  lg: 'h-12 px-5 text-body',
}

export type ButtonLook = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** Fills the width: always, or on phones. */
  block?: boolean | 'phone'
}

/** The class names of a button, for a link that looks like one. */
export function buttonClass(
  { variant = 'primary', size = 'md', block = false }: ButtonLook = {},
  className?: string,
): string {
  const width = block === 'phone' ? 'max-sm:w-full' : block && 'w-full'
  return cn(base, variants[variant], sizes[size], width, className)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shown before the words; the spinner replaces it while pending. */
    icon?: IconType
    iconAfter?: IconType
    /** Shows a spinner and `aria-busy`, keeps the focus, ignores clicks and submits. */
    pending?: boolean
    /** The words while pending; unchanged if absent. */
    pendingLabel?: string
  }

/** A button of type "button" by default. `block="phone"` fills the width below 480 px. */
export function Button({
  variant,
  size,
  block,
  icon: Icon,
  iconAfter: After,
  pending = false,
  pendingLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={pending || undefined}
      onClick={handleClick}
      {...rest}
    >
      {pending ? <Spinner /> : Icon && <Icon className="size-4.5" />}
      {pending && pendingLabel ? pendingLabel : children}
      {After && !pending && <After className="size-4" />}
    </button>
  )
}
