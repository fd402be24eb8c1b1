import { countText } from '@shared/domain/text/counts'
import { useMemo, useRef } from 'react'
import { useAddressParams } from '@/lib/use-address-params'
import { Card } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { SearchBox } from '@/ui/search-box'
import { FaqReader } from './faq-reader'
import { findFaqs } from './faq-words'
import { useFaqs } from './use-faqs'

/** The FAQs for clients (S2, Client FAQ page). */
export default function ClientFaqsScreen() {
  const list = useFaqs()
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const toolbar = useRef<HTMLDivElement>(null)
  // Clients receive only theirs; staff who open the page see it as clients do.
  const all = useMemo(() => list.data?.filter(({ targetRole }) => targetRole === 'client') ?? [], [list.data])
  const found = useMemo(() => findFaqs(all, { q }), [all, q])

  function search(text: string) {
    change({ q: text }, { replace: true })
  }

  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader large title="Frequently Asked Questions" subtitle="Educational only, not medical advice." />
      <Card flush className="mt-6 max-w-[52rem]">
        <div ref={toolbar} className="bg-canvas px-4 py-3 sm:px-5">
          <SearchBox
            label="Search questions and answers..."
            value={q}
            onSearch={search}
            count={list.data && q !== '' && `Showing ${found.length} of ${countText(all.length, 'FAQ')}`}
          />
        </div>
        <FaqReader
          label="Frequently asked questions"
          list={list}
          found={found}
          searched={q !== ''}
          onClear={() => {
            search('')
            toolbar.current?.querySelector('input')?.focus()
          }}
          nothing={{ title: 'No FAQs yet', description: 'Answers to common questions appear here.' }}
        />
      </Card>
    </main>
  )
}
