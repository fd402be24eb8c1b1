import { useApiPage } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { AddUserButton } from '@/features/accounts/add-user.public'
import { countOf, countWords } from '@/lib/counts'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { PAGE_SIZE, PagedList } from '@/lists/paged-list'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { ClientRows } from './directory/client-rows'

const shown = ['/api/clients'] as const

/** The client directory (S1 2.14). */
export default function ClientsScreen() {
  useRefetchOnMount(shown)
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const query = { page: pageIn(params), pageSize: PAGE_SIZE, ...(q !== '' && { q }) }
  const list = useApiPage('GET /api/clients', { query })
  // Without a search this is the same request as the list; otherwise it only counts.
  const all = useApiPage('GET /api/clients', { query: q === '' ? query : { pageSize: 1 } })
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <DialogHost>
        <PageHeader
          title="Client Directory"
          actions={<AddUserButton role="client" words="Add Client" primary />}
        />
        <Card flush className="mt-6">
          <CardHeader
            padded
            size="h2"
            title="Clients"
            subtitle={all.data ? `Total clients: ${countWords(all.data.total)}` : '\u00a0'}
          />
          <PagedList
            list={list}
            all={all}
            searchLabel="Search clients by name, email or username..."
            count={(found, total) => `Showing ${countWords(found)} of ${countOf(total, 'client')}`}
            noun="Clients"
            failure="Failed to fetch clients"
            narrowed={q !== ''}
            empty={{ title: q === '' ? 'No clients yet' : 'No clients match your search.' }}
            onClear={() => change({ q: '', page: '' }, { replace: true })}
          >
            {(rows) => <ClientRows clients={rows} />}
          </PagedList>
        </Card>
      </DialogHost>
    </main>
  )
}
