import { useApiPage } from '@/api/use-api'
import { pageClass } from '@/app/page-class'
import { countWords } from '@/lib/counts'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { Card, CardHeader } from '@/ui/card'
import { PageHeader } from '@/ui/page-header'
import { ClientRows } from './clients/client-rows'
import { DialogHost } from '@/ui/dialog-host'
import { PAGE_SIZE, PeopleList } from './people-list'

/** The clients with what is on record of them (S1 2.14). */
export default function ClientsScreen() {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const query = { page: pageIn(params), pageSize: PAGE_SIZE, ...(q !== '' && { q }) }
  const list = useApiPage('GET /api/clients', { query })
  // Without a search this is the same read; with one it only counts.
  const all = useApiPage('GET /api/clients', { query: q === '' ? query : { pageSize: 1 } })
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <DialogHost>
        <PageHeader title="Client Directory" subtitle="Who the reports are about, and how they sign in." />
        <Card flush className="mt-6">
          <CardHeader
            padded
            size="h2"
            title="Clients"
            subtitle={all.data && `Total clients: ${countWords(all.data.total)}`}
          />
          <PeopleList
            list={list}
            all={all}
            searchLabel="Search clients by name, email or username..."
            count={(found, total) => `Showing ${found} of ${total} clients`}
            noun="Clients"
            failure="Failed to fetch clients"
            narrowed={q !== ''}
            emptyTitles={{ nobody: 'No clients yet', noMatch: 'No clients match your search.' }}
            onClear={() => change({ q: '', page: '' }, { replace: true })}
          >
            {(rows) => <ClientRows clients={rows} />}
          </PeopleList>
        </Card>
      </DialogHost>
    </main>
  )
}
