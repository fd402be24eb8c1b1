import { useMemo } from 'react'
import { strongestFirst } from './all-foods'
import type { TestedFoods } from './report-types'
import { ResultsTable } from './results-table'

/** All tested foods, highest first. */
export default function AllFoodsTable({ results, scale, onOpen }: TestedFoods) {
  const all = useMemo(() => strongestFirst(results), [results])
  return <ResultsTable label="Table of all tested foods" results={all} scale={scale} onOpen={onOpen} />
}
