import { keyOf, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'

export const FAQ_LIST = keyOf('GET /api/faqs')
const shown = ['/api/faqs'] as const

/**
 * The FAQs for the user's role by priority. Refetched when a screen opens, because an admin may
 * have changed them.
 */
export function useFaqs() {
  useRefetchOnMount(shown)
  return useApiQuery('GET /api/faqs')
}
