import { countText, formatCount, plural } from '@shared/domain/text/counts'
import { MOST_LINKS } from '@shared/features/reports'
import type { Reply } from '@shared/api'
import { useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter, useApiQuery } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { useInviteToast } from '@/features/invitations/invitations.public'
import { reachedClientsText } from '../check/action-result'
import { chunksOf } from './outcome'
import type { Refused } from './use-assign'

type ExactMatch = Reply<'GET /api/reports/sure-links'>[number]
type ExactMatchesProps = { ids: ReadonlySet<number>; onRefused: (refused: Refused[]) => void }

/** Links reports that match a client by name and date of birth, after showing the list. */
export function ExactMatches({ ids, onRefused }: ExactMatchesProps) {
  const { data = [] } = useApiQuery('GET /api/reports/sure-links')
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const [pending, once] = usePending()
  const tell = useInviteToast()
  const matches = data.filter(({ id }) => ids.has(id))

  const link = () =>
    once(async () => {
      const refused: Refused[] = []
      const released: number[] = []
      const toInvite = new Set<number>()
      let linked = 0
      try {
        for (const part of chunksOf(matches, MOST_LINKS)) {
          const links = part.map(({ id, clientId, version }) => ({ id, clientId, version }))
          const answer = await request('POST /api/reports/link', { body: { links } })
          refused.push(...answer.refused)
          released.push(...answer.released)
          answer.toInvite.forEach((userId) => toInvite.add(userId))
          linked += answer.linked.length
        }
        if (linked > 0)
          tell({
            title: 'Report Updated',
            description: `${countText(linked, 'report')} linked. ${reachedClientsText(released)}`,
            toInvite: [...toInvite],
          })
      } catch (error) {
        toast({ title: 'Update Failed', description: sentenceOf(error), variant: 'destructive' })
      }
      onRefused(refused)
      await refreshAfter(client, 'POST /api/reports/link')
      setAsking(false)
    })

  if (matches.length === 0 && !asking) return null
  const words = `Link the ${formatCount(matches.length)} exact ${plural(matches.length, 'match', 'matches')}`
  return (
    <>
      <Button variant="soft" icon={Link2} block="phone" onClick={() => setAsking(true)}>
        {words}
      </Button>
      {asking && (
        <Dialog
          size="lg"
          title={words}
          description="Each is the only client with that name and date of birth. They see the report straight away, unless something still needs checking."
          onClose={() => !pending && setAsking(false)}
          footer={
            <>
              <Button variant="quiet" disabled={pending} onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button pending={pending} pendingLabel="Linking..." onClick={() => void link()}>
                {words}
              </Button>
            </>
          }
        >
          <ul aria-label="Reports and their clients" className="divide-y divide-line">
            {matches.map((each) => (
              <ExactMatchRow key={each.id} {...each} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

const ExactMatchRow = ({ sampleId, clientName, dateOfBirth, name, email, isReleased }: ExactMatch) => (
  <li className="flex flex-wrap gap-x-4 gap-y-0.5 py-2 text-small break-words">
    <span className="w-44 min-w-0 max-sm:w-full">
      <span className="block font-mono text-small font-medium">{sampleId}</span>
      <span className="text-ink-2">{clientName}</span>
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-medium">
        {name}
        {dateOfBirth && `, born ${dateOfBirth}`}
      </span>
      <span className="text-small text-ink-2">
        {email}, sees it {isReleased ? 'at once' : 'once it is confirmed and released'}
      </span>
    </span>
  </li>
)
