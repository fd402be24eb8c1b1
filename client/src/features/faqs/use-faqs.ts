import { keyOf, useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'

export const FAQ_LIST = keyOf('GET /api/faqs')
const shown = ['/api/faqs'] as const

/**
 * The FAQs for the user's role by priority. Refetched when a screen opens, because an admin may
 * have changed them.
 */
export function useFaqs() {
  useFreshOnOpening(shown)
  return useApiQuery('GET /api/faqs')
}
