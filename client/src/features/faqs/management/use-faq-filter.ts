import { useMemo } from 'react'
import type { FaqList } from '@shared/domain/faqs/faq-order'
import { useAddressParams } from '@/lib/use-address-params'
import { useListFilter } from '@/lists/use-list-filter'
import { findFaqs, type Faq } from '../faq-words'
import { faqsOf } from './order'

const lists: readonly FaqList[] = ['client', 'practitioner', 'all']

/** The open list and its matches for search and category; all three are in the URL. */
export function useFaqFilter(faqs: readonly Faq[] | undefined) {
  const { params, change } = useAddressParams()
  const list = lists.find((one) => one === params.get('tab')) ?? 'client'
  const narrowing = useListFilter()
  const { q, category } = narrowing
  const all = useMemo(() => faqs && faqsOf(list, faqs), [faqs, list])
  const found = useMemo(() => all && findFaqs(all, { q, category }), [all, q, category])
  return {
    ...narrowing,
    list,
    /** The complete list in order. */
    all,
    found,
    // Another list may not have the category.
    choose: (next: string) => change({ tab: next === 'client' ? '' : next, category: '' }, { replace: true }),
  }
}

export type FaqFilter = ReturnType<typeof useFaqFilter>
