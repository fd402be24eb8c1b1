import { useApiPage } from '@/api/use-api'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { countOf, countWords } from '@/lib/counts'
import { PAGE_SIZE, PagedList } from '@/lists/paged-list'
import { PractitionerRows } from './practitioner-rows'

export function PractitionerDirectory() {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const query = { page: pageIn(params), pageSize: PAGE_SIZE, ...(q !== '' && { q }) }
  const list = useApiPage('GET /api/practitioners', { query })
  // Without a search this is the same request as the list; otherwise it only counts.
  const all = useApiPage('GET /api/practitioners', { query: q === '' ? query : { pageSize: 1 } })
  return (
    <PagedList
      list={list}
      all={all}
      noun="Practitioners"
      searchLabel="Search practitioners by name, email or specialty"
      searchPlaceholder="Search practitioners..."
      count={(found, total) => `Showing ${countWords(found)} of ${countOf(total, 'practitioner')}`}
      narrowed={q !== ''}
      onClear={() => change({ q: '', page: '' }, { replace: true })}
      failure="Failed to fetch practitioners"
      empty={{
        title: 'No practitioners found',
        description:
          q === ''
            ? 'Add the first practitioner to assign reports to them.'
            : 'No name, email or specialty matches.',
      }}
    >
      {(rows) => <PractitionerRows practitioners={rows} />}
    </PagedList>
  )
}
