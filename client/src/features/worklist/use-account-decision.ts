import { useApiMutation } from '@/api/use-api'
import { toast } from '@/ui/use-toast'
import type { WorklistRow } from './worklist-words'

/** What an admin decides about a registration or an email change. */
export type AccountDecision = {
  words: 'Let in' | 'Approve'
  /** What an admin needs to know first. */
  note: string
  /** Who gains what, which is asked before it is granted. */
  gain?: string
  grant: () => Promise<unknown>
  refuse: () => Promise<unknown>
  /** The consequence of refusing. */
  consequence: string
}

/** The decision about a row's registration or email change, with a toast for each outcome. */
export function useAccountDecision({ kind, title, reason, registrationId, addressChangeId }: WorklistRow) {
  const letIn = useApiMutation('POST /api/registrations/:id/let-in')
  const forget = useApiMutation('DELETE /api/registrations/:id')
  const confirm = useApiMutation('POST /api/address-changes/:id/confirm')
  const drop = useApiMutation('DELETE /api/address-changes/:id')
  if (kind === 'registration')
    return decision({
      words: 'Let in',
      note: 'Refuse anyone you do not know.',
      done: { title: 'Let in', description: `${title} can sign in now.` },
      consequence: `${title} will not be able to sign in. The registration will be deleted.`,
      grant: () => letIn.mutateAsync({ params: { id: registrationId ?? 0 } }),
      refuse: () => forget.mutateAsync({ params: { id: registrationId ?? 0 } }),
    })
  return decision({
    words: 'Approve',
    gain: `${reason}. ${title} will now sign in with it and see every report linked to it.`,
    note: 'Approve only an address you know is theirs. Reports for it will be linked to them.',
    done: { title: 'Email approved', description: `${title} now signs in with the new email address.` },
    consequence: `${title} keeps the current email address. The request will be deleted.`,
    grant: () => confirm.mutateAsync({ params: { id: addressChangeId ?? 0 } }),
    refuse: () => drop.mutateAsync({ params: { id: addressChangeId ?? 0 } }),
  })
}

type Given = AccountDecision & { done: { title: string; description: string } }

const decision = ({ done, grant, refuse, ...words }: Given): AccountDecision => ({
  ...words,
  grant: async () => {
    await grant()
    toast(done)
  },
  refuse: async () => {
    await refuse()
    toast({ title: 'Refused', description: words.consequence })
  },
})
