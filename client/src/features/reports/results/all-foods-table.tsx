import { useMemo } from 'react'
import { strongestFirst } from './all-foods'
import type { TestedFoods } from './report-types'
import { ResultsTable } from './results-table'

/** All tested foods, highest first. */
export default function AllFoodsTable({ own, results, scale, onOpen }: TestedFoods & { own: boolean }) {
  const all = useMemo(() => strongestFirst(results), [results])
  return (
    <ResultsTable label="Table of all tested foods" own={own} results={all} scale={scale} onOpen={onOpen} />
  )
}
