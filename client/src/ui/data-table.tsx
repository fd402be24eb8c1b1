import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { useMediaQuery } from '@/lib/use-media-query'
import {
  ActionsCell,
  CardList,
  CardListItem,
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from './table'

export type Column<Item> = {
  header: string
  cell: (item: Item) => ReactNode
  align?: 'left' | 'right' | 'center'
  look?: 'plain' | 'strong' | 'mono'
  /** A column of buttons, aligned right with its header. */
  actions?: boolean
  /** The header is for screen readers only, as above checkboxes. */
  hideHeader?: boolean
  /** For the header and every cell, for example a width or `max-lg:hidden`. */
  className?: string
}

type DataTableProps<Item> = {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  columns: Column<Item>[]
  /** The same item as a card, shown where the columns do not fit. */
  card: (item: Item) => ReactNode
  /** The media query where the columns fit beside the sidebar; 768 px and up by default. */
  fits?: string
  /** Which rows are tinted. */
  selected?: (item: Item) => boolean
  /** More classes for single rows and cards. */
  rowClass?: (item: Item) => string | undefined
  /** Less space between columns, where there are many. */
  tight?: boolean
  /** For the table and for the list of cards. */
  className?: string
}

/** A table where its columns fit, else a list of cards; only one is in the page. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { label, items, itemKey, columns, card, selected = () => false, rowClass, tight, className } = props
  const lookOf = (item: Item) => cn(selected(item) && 'bg-brand-softer', rowClass?.(item))
  if (!useMediaQuery(props.fits ?? '(min-width: 48rem)')) {
    return (
      <CardList label={label} className={className}>
        {items.map((item) => (
          <CardListItem key={itemKey(item)} className={lookOf(item)}>
            {card(item)}
          </CardListItem>
        ))}
      </CardList>
    )
  }
  return (
    <Table
      label={label}
      className={cn(tight && '[&_:is(td,th)]:px-1.5 [&_:is(td,th):first-child]:pl-5', className)}
    >
      <TableHead>
        <tr>
          {columns.map(({ header, align, actions, hideHeader, className: width }) => (
            <HeadCell key={header} align={actions ? 'right' : align} className={width}>
              {hideHeader ? <span className="sr-only">{header}</span> : header}
            </HeadCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <Row key={itemKey(item)} className={lookOf(item)}>
            {columns.map((column) =>
              column.actions ? (
                <ActionsCell key={column.header} className={column.className}>
                  {column.cell(item)}
                </ActionsCell>
              ) : (
                <Cell
                  key={column.header}
                  align={column.align}
                  look={column.look}
                  className={column.className}
                >
                  {column.cell(item)}
                </Cell>
              ),
            )}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
