import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { lastPageOf, type Count } from '@/lib/counts'
import { pageChange, pageIn, useAddressParams } from '@/lib/use-address-params'

type ReadPage = Pick<UseQueryResult<{ rows: readonly unknown[] }>, 'data' | 'isPlaceholderData'>

/**
 * The page of a list in the address. A page beyond the last of `total` (undefined while unknown) is
 * replaced by the last; until then `beyond` is true, and an empty page does not mean an empty list.
 * `turnTo` scrolls to `top`.
 */
export function usePaging(list: ReadPage, total: Count | undefined, pageSize: number) {
  const { params, change } = useAddressParams()
  const top = useRef<HTMLDivElement>(null)
  const page = pageIn(params)
  const rows = list.data?.rows.length ?? 0
  const lastPage = total ? lastPageOf(total, pageSize, { page, rows }) : page
  const beyond = !list.isPlaceholderData && page > lastPage
  useEffect(() => {
    if (beyond) change(pageChange(lastPage), { replace: true })
  })

  function turnTo(next: number) {
    change(pageChange(next))
    top.current?.scrollIntoView({ block: 'start' })
  }

  return { top, page, beyond, turnTo }
}
