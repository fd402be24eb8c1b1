import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

type TableProps = ComponentProps<'table'> & {
  /** Names the table and the area that scrolls sideways when the columns do not fit. */
  label: string
}

/** A table that scrolls sideways, from 768 px up; use a CardList below that width. */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className={cn('w-full text-small', className)} aria-label={label} {...rest} />
    </div>
  )
}

/** The header rows. `plain` drops the grey background, for tables inside a group panel. */
export function TableHead({
  plain = false,
  className,
  ...rest
}: ComponentProps<'thead'> & { plain?: boolean }) {
  return <thead className={cn(!plain && 'bg-sunken', className)} {...rest} />
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

type Align = { align?: 'left' | 'right' | 'center' }
const alignment = { left: 'text-left', right: 'text-right', center: 'text-center' }

export function HeadCell({
  align = 'left',
  className,
  ...rest
}: Omit<ComponentProps<'th'>, 'align'> & Align) {
  return (
    <th
      scope="col"
      className={cn(
        'px-3 py-2 text-small font-semibold text-ink-3 first:pl-5 last:pr-5',
        alignment[align],
        className,
      )}
      {...rest}
    />
  )
}

/** A row of at least 48 px. `selected` tints it. */
export function Row({ selected = false, className, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr
      className={cn(
        'h-12 border-t border-line',
        selected ? 'bg-pear-soft' : 'hover:bg-brand-softer',
        className,
      )}
      {...rest}
    />
  )
}

type CellProps = Omit<ComponentProps<'td'>, 'align'> &
  Align & {
    /** `strong` for the name of the row, `mono` for sample IDs and file names. */
    look?: 'plain' | 'strong' | 'mono'
  }

const looks = {
  plain: 'text-ink-2',
  strong: 'font-medium text-ink',
  mono: 'font-mono text-small font-medium text-ink',
}

export function Cell({ align = 'left', look = 'plain', className, ...rest }: CellProps) {
  return (
    <td
      className={cn('px-3 py-1.5 first:pl-5 last:pr-5', alignment[align], looks[look], className)}
      {...rest}
    />
  )
}

/** The last cell of a row, with its buttons at the right. */
export function ActionsCell({ children, className }: ComponentProps<'td'>) {
  return (
    <td className={cn('py-1 pr-3 pl-3', className)}>
      <span className="flex items-center justify-end">{children}</span>
    </td>
  )
}

/** A table below 768 px: a list of cards divided by lines, each with the same actions. */
export function CardList({ label, className, ...rest }: ComponentProps<'ul'> & { label: string }) {
  return <ul aria-label={label} className={cn('divide-y divide-line', className)} {...rest} />
}

export function CardListItem({ className, ...rest }: ComponentProps<'li'>) {
  return <li className={cn('px-4 py-3 text-small', className)} {...rest} />
}
