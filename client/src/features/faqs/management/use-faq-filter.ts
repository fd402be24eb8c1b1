import { useMemo } from 'react'
import type { FaqList } from '@shared/domain/faq-order'
import { useAddressParams } from '@/lib/use-address-params'
import { findFaqs, type Faq } from '../faq-words'
import { faqsOf } from './order'

const lists: readonly FaqList[] = ['client', 'practitioner', 'all']

/** The chosen list, and what a search and a category leave of it; all three are kept in the address. */
export function useFaqFilter(faqs: readonly Faq[] | undefined) {
  const { params, change } = useAddressParams()
  const list = lists.find((one) => one === params.get('tab')) ?? 'client'
  const q = (params.get('q') ?? '').trim()
  const category = params.get('category') ?? ''
  const all = useMemo(() => faqs && faqsOf(list, faqs), [faqs, list])
  const found = useMemo(() => all && findFaqs(all, { q, category }), [all, q, category])
  return {
    list,
    q,
    category,
    narrowed: q !== '' || category !== '',
    /** The whole list, in its order. */
    all,
    found,
    // A category of one list may be unknown to another.
    choose: (next: string) => change({ tab: next === 'client' ? '' : next, category: '' }, { replace: true }),
    search: (text: string) => change({ q: text }, { replace: true }),
    narrow: (name: string) => change({ category: name }, { replace: true }),
    clear: () => change({ q: '', category: '' }, { replace: true }),
  }
}

export type FaqFilter = ReturnType<typeof useFaqFilter>
