import { keyOf, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'

export const FAQ_LIST = keyOf('GET /api/faqs')
const shown = ['/api/faqs'] as const

/** The role's FAQs by priority, refetched on mount, as an admin may have changed them. */
export function useFaqs() {
  useRefetchOnMount(shown)
  return useApiQuery('GET /api/faqs')
}
