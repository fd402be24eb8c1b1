import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'

type ListAddress = {
  q: string
  page: number
  setSearch: (q: string) => void
  /** `replace` leaves no step for Back. */
  setPage: (page: number, options?: { replace: boolean }) => void
}

/** The search term, as it is typed, and the page of a list, kept in the address so that links, reload and Back bring them again. */
export function useListAddress(): ListAddress {
  const [path, navigate] = useLocation()
  const params = new URLSearchParams(useSearch())
  const q = params.get('q') ?? ''
  const asked = Number(params.get('page'))
  const page = Number.isInteger(asked) && asked > 0 && asked < 1_000_000 ? asked : 1

  const setSearch = useCallback(
    (term: string) => navigate(addressOf(path, term, 1), { replace: true }),
    [navigate, path],
  )
  return { q, page, setSearch, setPage: (next, options) => navigate(addressOf(path, q, next), options) }
}

function addressOf(path: string, q: string, page: number): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${path}?${params}` : path
}
