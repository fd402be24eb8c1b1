import { useMemo } from 'react'
import { strongestFirst } from './all-foods'
import type { Report, TestedFoods } from './report-types'
import { ResultsTable } from './results-table'

type AllFoodsProps = TestedFoods & Pick<Report, 'unread'> & { own: boolean }

/** All tested foods, highest first, followed by those that cannot be read. */
export default function AllFoodsTable({ own, results, unread, scale, onOpen }: AllFoodsProps) {
  const all = useMemo(() => strongestFirst(results), [results])
  return (
    <ResultsTable
      label="Table of all tested foods"
      own={own}
      results={all}
      unread={unread}
      scale={scale}
      onOpen={onOpen}
    />
  )
}
