import { useApiPage } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { DialogHost } from '@/ui/dialog-host'
import { widePageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { AutomaticLink } from './automatic-link'
import { InvitationList, PAGE_SIZE } from './invitation-list'
import { countsOf, filterIn, outsideOf } from './invitation-words'
import { StateFilters } from './state-filters'

const shown = ['/api/invitations', '/api/settings'] as const

/** People with a released result who have not signed in. */
export default function InvitationsScreen() {
  useRefetchOnMount(shown)
  const { params, change } = useAddressParams()
  const filter = filterIn(params.get('state'))
  const q = (params.get('q') ?? '').trim()
  const query = { ...(q !== '' && { q }), ...(filter !== 'all' && { state: filter }) }
  const list = useApiPage('GET /api/invitations', {
    query: { ...query, page: pageIn(params), pageSize: PAGE_SIZE },
  })
  const counts = countsOf(list.data?.headers)
  const outside = outsideOf(counts, filter)
  return (
    <main id="main" tabIndex={-1} className={widePageClass}>
      <DialogHost>
        <PageHeader
          title="Invitations"
          subtitle="People with results who haven't signed in yet. Nobody is invited before a report is released."
          actions={<AutomaticLink />}
        />
        <StateFilters
          counts={counts}
          chosen={filter}
          onChoose={(chosen) => change({ state: chosen === 'all' ? '' : chosen, page: '' })}
        />
        {/* A new key per filter, as a selection belongs to one filter. */}
        <InvitationList key={filter} list={list} filter={filter} query={query} outside={outside} />
      </DialogHost>
    </main>
  )
}
