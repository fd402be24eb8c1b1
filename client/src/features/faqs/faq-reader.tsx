import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '@/api/request'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { FaqAccordion } from './faq-accordion'
import type { Faq } from './faq-words'

export const LOAD_FAILED = 'Failed to load FAQs. Please try again.'

type FaqReaderProps = {
  label: string
  list: UseQueryResult<Faq[]>
  /** The FAQs to show after search and filter. */
  found: readonly Faq[]
  /** Whether a search is active. */
  searched: boolean
  onClear: () => void
  /** The empty state without a search. */
  nothing: { title: string; description: string }
}

/** A readable list of FAQs, or its loading, error or empty state. */
export function FaqReader({ label, list, found, searched, onClear, nothing }: FaqReaderProps) {
  return (
    <FaqState list={list}>
      {found.length > 0 && <FaqAccordion label={label} faqs={found} />}
      {found.length === 0 && searched && (
        <EmptyState
          level={2}
          title="No FAQs match your search."
          description="Try different words, or fewer of them."
          className="border-t border-line"
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear Search
            </Button>
          }
        />
      )}
      {found.length === 0 && !searched && (
        <EmptyState level={2} {...nothing} className="border-t border-line" />
      )}
    </FaqState>
  )
}

/** The loading and error states of FAQs; `children` once they are loaded. */
export function FaqState({ list, children }: { list: UseQueryResult<Faq[]>; children: ReactNode }) {
  if (list.isPending) {
    return (
      <Loading label="Loading FAQs..." hideLabel className="border-t border-line px-5 py-3">
        <SkeletonRows rows={6} />
      </Loading>
    )
  }
  if (!list.data) {
    return <QueryError query={list} level={2} title={LOAD_FAILED} className="border-t border-line" />
  }
  return (
    <>
      {list.isError && (
        <div className="border-t border-line px-4 py-3 sm:px-5">
          <Alert tone="warning" title="These FAQs may be out of date">
            {sentenceOf(list.error)}
          </Alert>
        </div>
      )}
      {children}
    </>
  )
}
