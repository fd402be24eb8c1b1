import { formatCount } from '@shared/domain/text/counts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { sentenceOf } from '@/api/request'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Pager } from '@/ui/pager'
import { SearchBox } from '@/ui/search-box'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { categoriesOf, type Food } from './food-words'
import { PAGE_SIZE, type FoodSearch } from './use-food-search'

type FoodListProps = {
  list: UseQueryResult<Food[]>
  /** The part of the list this screen shows. */
  items: Food[] | undefined
  found: FoodSearch
  /** The plural, capitalised noun of the pager. */
  noun: string
  /** Between the search and the rows. */
  toolbar?: ReactNode
  children: (rows: Food[]) => ReactNode
}

/** A card's content: search, category, count, a page of rows and the pager, or the empty state. */
export function FoodList({ list, items, found: search, noun, toolbar, children }: FoodListProps) {
  const top = useRef<HTMLDivElement>(null)
  const { found, page, q } = search

  function turnTo(next: number) {
    search.turnTo(next)
    top.current?.scrollIntoView({ block: 'start' })
  }

  function clear() {
    search.clear()
    top.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={top} className="scroll-mt-20" aria-busy={list.isFetching}>
      <CardToolbar>
        <SearchBox
          label="Search foods by name or category..."
          className="[&>label]:sm:max-w-92"
          value={q}
          onSearch={search.search}
          count={
            found && items
              ? `Showing ${formatCount(found.length)} of ${formatCount(items.length)} ${noun.toLowerCase()}`
              : ''
          }
        />
        <CategoryFilter items={items ?? []} search={search} />
      </CardToolbar>
      {found && found.length > 0 && toolbar}
      {list.isPending && (
        <Loading label="Loading foods..." hideLabel className="border-t border-line px-5 py-3">
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {list.isError && !found && (
        <QueryError query={list} title="Failed to fetch foods" className="border-t border-line" />
      )}
      {list.isError && found && (
        <div className="border-t border-line px-4 py-3 sm:px-5">
          <Alert tone="warning" title="These foods may be out of date">
            {sentenceOf(list.error)}
          </Alert>
        </div>
      )}
      {found?.length === 0 && (
        <EmptyState
          title="No foods found in the database."
          description={
            search.narrowed ? 'Nothing matches this search.' : 'Upload a CSV file or add a food by hand.'
          }
          className="border-t border-line"
          action={
            search.narrowed && (
              <Button variant="secondary" onClick={clear}>
                Clear Search
              </Button>
            )
          }
        />
      )}
      {found && found.length > 0 && (
        <>
          {children(search.rows)}
          <Pager noun={noun} page={page} pageSize={PAGE_SIZE} total={found.length} onPage={turnTo} />
        </>
      )}
    </div>
  )
}

function CategoryFilter({ items, search }: { items: Food[]; search: FoodSearch }) {
  const categories = categoriesOf(items)
  const isUnknown = search.category !== '' && !categories.includes(search.category)
  return (
    <label className="max-w-full max-sm:w-full">
      <span className="sr-only">Filter by category</span>
      <Select size="sm" value={search.category} onChange={(event) => search.narrow(event.target.value)}>
        <option value="">All categories</option>
        {isUnknown && <option>{search.category}</option>}
        <Options values={categories} />
      </Select>
    </label>
  )
}
