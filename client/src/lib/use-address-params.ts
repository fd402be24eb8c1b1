import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

type Changes = Record<string, string | number>

/** `change` sets names and drops those given as ''; `replace` adds no history entry. */
export function useAddressParams() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const params = useMemo(() => new URLSearchParams(search), [search])

  const change = useCallback(
    (changes: Changes, options?: { replace?: boolean; state?: unknown }) =>
      navigate(path + changed(search, changes), options),
    [navigate, path, search],
  )
  return { params, change }
}

function changed(search: string, changes: Changes): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name)
    else params.set(name, String(value))
  }
  return params.size > 0 ? `?${params}` : ''
}

/** The page, from 1, in an address. */
export function pageIn(params: URLSearchParams): number {
  return numberIn(params, 'page', 999_999) ?? 1
}

/** The row's id under `name` in an address; undefined if there is none or it is not an id. */
export function idIn(params: URLSearchParams, name: string): number | undefined {
  return numberIn(params, name, 2_147_483_647)
}

function numberIn(params: URLSearchParams, name: string, max: number): number | undefined {
  const text = params.get(name) ?? ''
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= max ? Number(text) : undefined
}

/** The change that shows a page; the first page needs no parameter. */
export const pageChange = (page: number): Changes => ({ page: page > 1 ? page : '' })
