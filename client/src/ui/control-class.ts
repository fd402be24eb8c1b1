import { cn } from '@/lib/class-names'

const base = cn(
  'w-full min-w-0 rounded-sm border border-line-strong bg-surface text-base text-ellipsis text-ink placeholder:text-ink-3',
  'aria-invalid:border-high disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
  'disabled:text-ink-3',
)
const text = { md: 'md:text-body', sm: 'md:text-small' }
const height = { md: 'h-12', sm: 'h-10 touch:h-11' }

export type ControlSize = keyof typeof text

/** `md` is 48 px, `sm` 40 px (44 for touch); text is 16 px on phones so they do not zoom. */
export function controlClass({
  size = 'md',
  kind = 'line',
}: { size?: ControlSize; kind?: 'line' | 'area' } = {}): string {
  return cn(base, text[size], kind === 'area' ? 'px-3.5 py-2.5' : height[size])
}
