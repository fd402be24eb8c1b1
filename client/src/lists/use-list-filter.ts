import { useAddressParams } from '@/lib/use-address-params'

export type ListFilter = {
  q: string
  category: string
  narrowed: boolean
  search: (q: string) => void
  narrow: (category: string) => void
  clear: () => void
}

/** What a list that is here whole is searched for, and the category it is narrowed to; both are kept in the address. */
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
