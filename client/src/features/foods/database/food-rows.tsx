import { isCategory } from '@shared/domain/foods/food-category'
import { SquarePen, Trash2 } from 'lucide-react'
import { useMediaQuery } from '@/lib/use-media-query'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
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
} from '@/ui/table'
import { useOpener } from '@/ui/dialog-host'
import { ariaSort, SortHead } from '@/ui/sort-head'
import { cn } from '@/lib/class-names'
import { FoodPicture } from '../food-picture'
import type { Food, FoodSort } from '../food-words'
import type { FoodSearch } from '../use-food-search'
import { loadDelete, loadEditCategory, loadEditFood } from './food-dialogs'

type FoodRowsProps = { items: Food[]; search: Pick<FoodSearch, 'order' | 'sortBy'> }

/** A page of foods: a table where five columns fit beside the sidebar, else cards. */
export function FoodRows({ items, search }: FoodRowsProps) {
  const wide = useMediaQuery('(min-width: 67rem)')
  if (wide) return <FoodTable items={items} search={search} />
  return (
    <CardList label="Foods">
      {items.map((item) => (
        <CardListItem key={item.id} className="flex items-start gap-3">
          <FoodPicture food={item} size={46} />
          <p className="min-w-0 flex-1 font-semibold break-words">
            {item.name}
            {item.latinName !== '' && (
              <i lang="la" className="block text-small font-normal text-ink-2">
                {item.latinName}
              </i>
            )}
            <span className="nums block text-small font-normal text-ink-3">
              ID {item.id}, {item.category}
            </span>
            {isCategory(item) && <CategoryBadge />}
          </p>
          <span className="-mr-2 flex shrink-0">
            <RowButtons item={item} />
          </span>
        </CardListItem>
      ))}
    </CardList>
  )
}

const columns: [FoodSort, string, className?: string][] = [
  ['id', 'ID', 'w-20'],
  ['name', 'Food Name'],
  ['latinName', 'Latin Name', 'w-[26%]'],
  ['category', 'Category', 'w-[20%]'],
]

function FoodTable({ items, search: { order, sortBy } }: FoodRowsProps) {
  return (
    <Table label="Foods" className="table-fixed">
      <TableHead>
        <tr>
          {columns.map(([sort, word, className]) => {
            const sorted = order?.sort === sort ? order.order : undefined
            return (
              <HeadCell key={sort} aria-sort={ariaSort(sorted)} className={cn('py-0', className)}>
                <SortHead order={sorted} onSort={() => sortBy(sort)}>
                  {word}
                </SortHead>
              </HeadCell>
            )
          })}
          <HeadCell align="right" className="w-28">
            Actions
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <Row key={item.id}>
            <Cell className="nums">{item.id}</Cell>
            <Cell look="strong">
              <span className="flex items-center gap-3">
                <FoodPicture food={item} />
                <span className="min-w-0 break-words">{item.name}</span>
                {isCategory(item) && <CategoryBadge />}
              </span>
            </Cell>
            <Cell className="break-words">
              <i lang="la">{item.latinName}</i>
            </Cell>
            <Cell className="break-words">{item.category}</Cell>
            <ActionsCell>
              <RowButtons item={item} />
            </ActionsCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function CategoryBadge() {
  return (
    <Badge tone="outline" title="A category to choose, not a food">
      Category
    </Badge>
  )
}

function RowButtons({ item }: { item: Food }) {
  const opens = useOpener()
  const load = isCategory(item) ? loadEditCategory : loadEditFood
  return (
    <>
      <IconButton size="sm" icon={SquarePen} label={`Edit ${item.name}`} {...opens(load, { food: item })} />
      <IconButton
        size="sm"
        tone="destructive"
        icon={Trash2}
        label={`Delete ${item.name}`}
        {...opens(loadDelete, { food: item })}
      />
    </>
  )
}
