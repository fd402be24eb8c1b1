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
  /** What is left of the list to show. */
  found: readonly Faq[]
  /** A search narrows it. */
  searched: boolean
  onClear: () => void
  /** What shows when there is nothing to read and nothing was searched. */
  nothing: { title: string; description: string }
}

/** A list of FAQs to read, or what shows in its place. */
export function FaqReader({ label, list, found, searched, onClear, nothing }: FaqReaderProps) {
  return (
    <FaqState list={list}>
      {found.length > 0 && <FaqAccordion label={label} faqs={found} />}
      {found.length === 0 && searched && (
        <EmptyState
          level={2}
          title="No FAQs match your search."
          description="Try other words, or fewer of them."
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

/** What shows while FAQs load or when they could not be loaded; `children` once they are there. */
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
