import { useEffect } from 'react'
import { pageChange, pageIn, useAddressParams } from '@/lib/use-address-params'

export type Pages<Row> = {
  page: number
  /** The rows of this page. */
  rows: Row[]
  turnTo: (page: number) => void
}

/** The page in the address of a fully loaded list; beyond the last it becomes the last. */
export function usePagesOf<Row>(found: readonly Row[] | undefined, pageSize: number): Pages<Row> {
  const { params, change } = useAddressParams()
  const asked = pageIn(params)
  const page = found ? Math.min(asked, Math.max(1, Math.ceil(found.length / pageSize))) : asked
  useEffect(() => {
    if (page !== asked) change(pageChange(page), { replace: true })
  })
  return {
    page,
    rows: found?.slice((page - 1) * pageSize, page * pageSize) ?? [],
    turnTo: (next) => change(pageChange(next)),
  }
}
