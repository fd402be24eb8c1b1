import { countText } from '@shared/domain/text/counts'
import { SearchBox } from '@/ui/search-box'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { categoriesOf, recipeSorts, type RecipeSort } from '../find-recipes'
import { sentenceCase, type Recipe } from '../recipe-words'
import type { RecipeSearch } from './use-recipe-search'

const sortWords: Record<RecipeSort, string> = {
  newest: 'Newest first',
  title: 'Title A-Z',
  time: 'Cooking time',
}

export function RecipeFilters({
  recipes,
  search,
}: {
  recipes: readonly Recipe[] | undefined
  search: RecipeSearch
}) {
  const categories = categoriesOf(recipes ?? [])
  const isUnknown = search.category !== '' && !categories.includes(search.category)
  const { found } = search
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SearchBox
        label="Search recipes..."
        className="max-lg:basis-full"
        value={search.q}
        onSearch={search.search}
        count={found && recipes ? countWords(found.length, recipes.length) : ''}
      />
      <label className="max-sm:w-full">
        <span className="sr-only">Category</span>
        <Select size="sm" value={search.category} onChange={(event) => search.narrow(event.target.value)}>
          <option value="">All categories</option>
          {isUnknown && <option value={search.category}>{sentenceCase(search.category)}</option>}
          <Options values={categories} words={sentenceCase} />
        </Select>
      </label>
      <label className="max-sm:w-full">
        <span className="sr-only">Sort by</span>
        <Select size="sm" value={search.sort} onChange={(event) => search.order(event.target.value)}>
          <Options values={recipeSorts} words={(sort) => sortWords[sort]} />
        </Select>
      </label>
    </div>
  )
}

const countWords = (found: number, all: number): string =>
  (found === all ? '' : `Showing ${found} of `) + countText(all, 'recipe')
