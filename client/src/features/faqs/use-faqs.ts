import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, useApiQuery } from '@/api/use-api'

export const FAQ_LIST = keyOf('GET /api/faqs')

/** The FAQs for one's role, by priority. Fetched anew when a screen opens, since an admin may have changed them. */
export function useFaqs() {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: FAQ_LIST }, { cancelRefetch: false })
  }, [queries])
  return useApiQuery('GET /api/faqs')
}
