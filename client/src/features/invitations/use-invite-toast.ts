import { useInvite } from './use-invite'
import { toast } from '@/ui/use-toast'

/** Long enough to read the result and to press the button. */
const DURATION = 15_000

type InviteToast = { title: string; description: string; toInvite: number[] }

/** A result's toast with a button to invite its clients who cannot sign in yet. */
export function useInviteToast(): (told: InviteToast) => void {
  const invite = useInvite()
  return ({ toInvite, ...said }) => {
    const label = toInvite.length > 1 ? `Invite ${toInvite.length}` : 'Invite'
    const offer = { duration: DURATION, action: { label, onPress: () => void invite(toInvite) } }
    toast({ ...said, ...(toInvite.length > 0 && offer) })
  }
}
