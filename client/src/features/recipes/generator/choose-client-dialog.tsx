import type { Reply } from '@shared/api'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useApiPage } from '@/api/use-api'
import { countWords, type Count } from '@/lib/counts'
import { fullName } from '@shared/domain/people/full-name'
import { QueryError } from '@/lists/query-error'
import { EmailText } from '@/ui/address-text'
import { Dialog } from '@/ui/dialog'
import { SearchBox } from '@/ui/search-box'
import { Loading } from '@/ui/skeleton'
import type { WithClose } from '@/ui/dialog-host'
import type { ReportOwner } from './use-report-foods'

const SHOWN = 8

type ClientRow = Reply<'GET /api/clients'>[number]
type ChooseClientProps = WithClose<{ onChoose: (client: ReportOwner) => void }>

/** Finds a client by name or email. */
export default function ChooseClientDialog({ onChoose, onClose }: ChooseClientProps) {
  const [q, setQ] = useState('')
  const found = useApiPage('GET /api/clients', { query: { pageSize: SHOWN, ...(q !== '' && { q }) } })
  const rows = found.data?.rows

  function choose(client: ClientRow) {
    onChoose({ id: client.id, name: fullName(client.user) })
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title="Choose a client"
      description="The elevated foods in their newest completed report go on the list."
    >
      <SearchBox
        label="Search by name or email..."
        className="[&>label]:sm:max-w-none"
        value={q}
        onSearch={(text) => setQ(text.trim())}
        count={rows && found.data ? foundText(rows.length, found.data.total) : ''}
      />
      {found.isPending && <Loading label="Loading clients..." className="mt-4" />}
      {found.isError && !rows && <QueryError query={found} title="The clients could not be loaded" />}
      {rows && rows.length > 0 && (
        <ul aria-label="Clients" className="mt-3 divide-y divide-line rounded-md border border-line">
          {rows.map((client) => (
            <li key={client.id}>
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 px-3.5 py-2 text-left text-small hover:bg-brand-softer"
                onClick={() => choose(client)}
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium break-words">{fullName(client.user)}</span>
                  <span className="block text-small text-ink-2">
                    <EmailText address={client.user.email} />
                  </span>
                </span>
                <ChevronRight className="size-4.5 text-ink-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function foundText(shown: number, total: Count): string {
  if (total.n === 0) return 'No client matches.'
  return shown < total.n
    ? `${shown} of ${countWords(total)} clients. Type more to narrow them down.`
    : `${shown} found`
}
