import type { WorklistItemType } from '@shared/features/worklist'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { requestPage } from '@/api/request-page'
import { keyOf, refresh } from '@/api/use-api'
import { CountBadge } from '@/ui/badge'
import { countsIn } from './worklist-words'

const input = { query: { pageSize: 1 } }

/** The number of open items, or of some types, beside a menu entry; nothing until loaded. */
export default function WaitingBadge({ of }: { of?: readonly WorklistItemType[] }) {
  useRefetchOnNavigation()
  const { data: waiting = 0 } = useQuery({
    queryKey: [...keyOf('GET /api/worklist', input), 'count'],
    queryFn: ({ signal }) => requestPage('GET /api/worklist', input, signal),
    select: ({ headers }) => {
      const counts = countsIn(headers)
      return of ? of.reduce((sum, type) => sum + counts[type], 0) : counts.all
    },
  })
  return (
    <>
      {waiting > 0 && <span className="sr-only">, {waiting} waiting</span>}
      <CountBadge count={waiting} />
    </>
  )
}

/** Refetches on each screen, as others may have resolved items. */
function useRefetchOnNavigation() {
  const client = useQueryClient()
  const [path] = useLocation()
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    void refresh(client, ['/api/worklist'])
  }, [client, path])
}
