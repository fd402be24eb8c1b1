import { plural } from '@shared/domain/text/counts'
import { useRef } from 'react'
import { useApiPage } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { assignedClients, ReportPages, useReportPages } from '@/features/reports/release/report-pages.public'
import { countOf, countWords } from '@/lib/counts'
import { useAddressParams } from '@/lib/use-address-params'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader, CardToolbar } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { SearchBox } from '@/ui/search-box'
import { ClientRows } from './client-rows'
import { NoClients } from './no-clients'

const shown = ['/api/reports'] as const

/** A practitioner's reports grouped by client, or by name where no client is linked. */
export default function MyClientsScreen() {
  useRefetchOnMount(shown)
  const { params, change } = useAddressParams()
  const toolbar = useRef<HTMLDivElement>(null)
  const typed = params.get('q') ?? ''
  const client = typed.trim()
  const pages = useReportPages({ groupBy: 'client', ...(client !== '' && { client }) })
  const all = useApiPage('GET /api/reports', { query: { groupBy: 'client', pageSize: 1 } })

  const setSearch = (term: string) => change({ q: term, page: '' }, { replace: true })
  function clear() {
    setSearch('')
    toolbar.current?.querySelector('input')?.focus()
  }

  const found = pages.list.data?.groups
  const total = all.data?.groups
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="My Clients" />
      <Card flush className="mt-6">
        <CardHeader
          padded
          size="h2"
          title="Clients"
          actions={
            total !== undefined && (
              <Badge tone="brand">
                {countWords(total)} {plural(total.n, 'client')}
              </Badge>
            )
          }
        />
        <CardToolbar ref={toolbar}>
          <SearchBox
            label="Search clients by name or email"
            placeholder="Search by name or email..."
            value={typed}
            onSearch={setSearch}
            count={
              found === undefined || total === undefined
                ? ''
                : `Showing ${countWords(found)} of ${countOf(total, 'client')}`
            }
          />
        </CardToolbar>
        <ReportPages
          pages={pages}
          noun="Clients"
          empty={
            client === '' ? (
              <NoClients />
            ) : (
              <EmptyState
                title="No clients match your search."
                action={
                  <Button variant="secondary" onClick={clear}>
                    Clear Search
                  </Button>
                }
              />
            )
          }
        >
          {(rows) => <ClientRows clients={assignedClients(rows)} />}
        </ReportPages>
      </Card>
    </main>
  )
}
