import { keyOf, useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'

export const FAQ_LIST = keyOf('GET /api/faqs')
const shown = ['/api/faqs'] as const

/** The FAQs for one's role, by priority. Fetched anew when a screen opens, since an admin may have changed them. */
export function useFaqs() {
  useFreshOnOpening(shown)
  return useApiQuery('GET /api/faqs')
}
