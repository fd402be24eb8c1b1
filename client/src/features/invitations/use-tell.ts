import { useInvite } from './use-invite'
import { toast } from '@/ui/use-toast'

/** Long enough to read what became of it and to press the button. */
const DURATION = 15_000

type Told = { title: string; description: string; toInvite: number[] }

/** Says in a toast what an act did, with a button that invites those of its clients who cannot sign in yet. */
export function useTell(): (told: Told) => void {
  const invite = useInvite()
  return ({ toInvite, ...said }) => {
    const label = toInvite.length > 1 ? `Invite ${toInvite.length}` : 'Invite'
    const offer = { duration: DURATION, action: { label, onPress: () => void invite(toInvite) } }
    toast({ ...said, ...(toInvite.length > 0 && offer) })
  }
}
