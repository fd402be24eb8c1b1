import { useAddressParams } from '@/lib/use-address-params'

export type ListFilter = {
  q: string
  category: string
  narrowed: boolean
  search: (q: string) => void
  narrow: (category: string) => void
  clear: () => void
}

/** Search term and category for a list that is loaded completely; both are kept in the address. */
export function useListFilter(): ListFilter {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const category = params.get('category') ?? ''
  const set = (changes: Record<string, string>) => change({ ...changes, page: '' }, { replace: true })
  return {
    q,
    category,
    narrowed: q !== '' || category !== '',
    search: (text) => set({ q: text }),
    narrow: (name) => set({ category: name }),
    clear: () => set({ q: '', category: '' }),
  }
}
