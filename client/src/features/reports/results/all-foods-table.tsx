import { useMemo, useState } from 'react'
import { CardToolbar } from '@/ui/card'
import { SearchBox } from '@/ui/search-box'
import { searchFoods, strongestFirst } from './all-foods'
import type { TestedFoods } from './report-types'
import { ResultsTable } from './results-table'

/** All tested foods, highest first, narrowed by what is typed. */
export default function AllFoodsTable({ results, scale, onOpen }: TestedFoods) {
  const [typed, setTyped] = useState('')
  const all = useMemo(() => strongestFirst(results), [results])
  const found = searchFoods(all, typed)
  return (
    <>
      <div data-print="hide">
        <CardToolbar>
          <SearchBox
            label="Search tested foods..."
            value={typed}
            onSearch={setTyped}
            count={`Showing ${found.length} of ${all.length} foods`}
          />
        </CardToolbar>
      </div>
      {found.length === 0 ? (
        <p className="border-t border-line px-4 py-8 text-center text-small text-ink-2 sm:px-5">
          This test has no food of that name.
        </p>
      ) : (
        <ResultsTable label="Table of all tested foods" results={found} scale={scale} onOpen={onOpen} />
      )}
    </>
  )
}
