import { countText } from '@shared/domain/text/counts'
import { Keyboard } from 'lucide-react'
import { KeyCap } from '@/ui/key-cap'
import { SearchBox } from '@/ui/search-box'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { categoriesOf } from '../faq-words'
import type { FaqFilter } from './use-faq-filter'

/** Search, category, and how to reorder the list or why that is disabled. */
export function FaqToolbar({ filter }: { filter: FaqFilter }) {
  const { all = [], found, narrowed } = filter
  const categories = categoriesOf(all)
  const isUnknown = filter.category !== '' && !categories.includes(filter.category)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label className="order-2 max-w-full max-sm:w-full sm:w-56">
        <span className="sr-only">Filter by category</span>
        <Select size="sm" value={filter.category} onChange={(event) => filter.narrow(event.target.value)}>
          <option value="">All categories</option>
          {isUnknown && <option>{filter.category}</option>}
          <Options values={categories} />
        </Select>
      </label>
      <SearchBox
        label="Search questions and answers..."
        className="order-1 sm:flex-none [&>label]:sm:w-96 [&>label]:sm:max-w-full"
        value={filter.q}
        onSearch={filter.search}
      />
      <p role="status" className="nums order-3 text-small text-ink-3 empty:hidden">
        {narrowed && found && `Showing ${found.length} of ${countText(all.length, 'FAQ')}.`}
        {narrowed && all.length > 1 && ' Clear the search and the filter to change the order.'}
      </p>
      {!narrowed && all.length > 1 && <KeyboardHint />}
    </div>
  )
}

function KeyboardHint() {
  return (
    <p className="order-4 ml-auto flex items-center gap-1.5 text-small text-ink-3 max-lg:hidden">
      <Keyboard className="size-4.5" />
      <KeyCap>Space</KeyCap> lift,
      <KeyCap>
        <span aria-hidden="true">↑</span>
        <span className="sr-only">Up</span>
      </KeyCap>
      <KeyCap>
        <span aria-hidden="true">↓</span>
        <span className="sr-only">Down</span>
      </KeyCap>
      move,
      <KeyCap>Esc</KeyCap> cancel
    </p>
  )
}
