import { cva } from 'class-variance-authority'

/**
 * The box of a text field, text area or select. `md` is 48 px for forms, `sm` 40 px for toolbars (44 px below
 * 768 px). The text is 16 px below 768 px, so that phones do not zoom in.
 */
export const controlClass = cva(
  [
    'w-full min-w-0 rounded-sm border border-line-strong bg-surface text-base text-ink placeholder:text-ink-3',
    'aria-invalid:border-high disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
    'disabled:text-ink-3',
  ],
  {
    variants: {
      size: { md: 'md:text-body', sm: 'md:text-small' },
      kind: { line: '', area: 'px-3.5 py-2.5' },
    },
    compoundVariants: [
      { kind: 'line', size: 'md', class: 'h-12' },
      { kind: 'line', size: 'sm', class: 'h-10 max-md:h-11' },
    ],
    defaultVariants: { size: 'md', kind: 'line' },
  },
)

export type ControlSize = 'sm' | 'md'
