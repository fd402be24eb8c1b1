import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { sentenceOf } from '@/api/request'
import { useUser } from '@/session/session'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Pager } from '@/ui/pager'
import { Loading, Skeleton } from '@/ui/skeleton'
import type { Recipe } from '../recipe-words'
import { RecipeCard } from './recipe-card'
import { RecipeFilters } from './recipe-filters'
import { PAGE_SIZE, useRecipeSearch } from './use-recipe-search'

const grid = 'mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
const FAILED = 'Failed to load recipes. Please try again later.'

/** Filters, cards and pages, with the loading, error and empty states. */
export function RecipeList({ list }: { list: UseQueryResult<Recipe[]> }) {
  const top = useRef<HTMLDivElement>(null)
  const search = useRecipeSearch(list.data)
  const { found } = search

  function turnTo(page: number) {
    search.turnTo(page)
    top.current?.scrollIntoView({ block: 'start' })
  }

  function clear() {
    search.clear()
    top.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={top} className="mt-5 scroll-mt-20" aria-busy={list.isFetching}>
      <RecipeFilters recipes={list.data} search={search} />
      {list.isPending && (
        <Loading label="Loading recipes..." hideLabel>
          <div className={grid}>
            {Array.from({ length: 6 }, (_, card) => (
              <Skeleton key={card} className="h-72 rounded-lg!" />
            ))}
          </div>
        </Loading>
      )}
      {list.isError && !found && (
        <Card className="mt-4">
          <QueryError query={list} level={2} title={FAILED} />
        </Card>
      )}
      {list.isError && found && (
        <p
          role="alert"
          className="mt-4 rounded-md border border-mod-line bg-mod-soft px-4 py-3 text-body text-mod-text"
        >
          {FAILED} What you see may be out of date. {sentenceOf(list.error)}
        </p>
      )}
      {found?.length === 0 && <NoRecipes narrowed={search.narrowed} onClear={clear} />}
      {found && found.length > 0 && (
        <>
          <ul aria-label="Recipes" className={grid}>
            {search.rows.map((recipe) => (
              <li key={recipe.id} className="min-w-0">
                <RecipeCard recipe={recipe} />
              </li>
            ))}
          </ul>
          {found.length > PAGE_SIZE && (
            <Card flush className="mt-4 [&>nav]:border-t-0">
              <Pager
                noun="Recipes"
                page={search.page}
                pageSize={PAGE_SIZE}
                total={found.length}
                onPage={turnTo}
              />
            </Card>
          )}
        </>
      )}
    </div>
  )
}

function NoRecipes({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const staff = useUser().role === 'admin'
  const sentence = staff
    ? 'Press New Recipe to make one.'
    : 'None of these recipes avoids all your foods. Press New Recipe to get one that does.'
  return (
    <Card className="mt-4">
      <EmptyState
        level={2}
        title="No recipes found"
        description={narrowed ? 'Nothing matches this search.' : sentence}
        action={
          narrowed && (
            <Button variant="secondary" onClick={onClear}>
              Clear Search
            </Button>
          )
        }
      />
    </Card>
  )
}
