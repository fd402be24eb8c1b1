import type { AccountFactor } from '@shared/domain/sign-in/factors'
import { Fingerprint, ShieldOff, Smartphone } from 'lucide-react'
import { Badge, type BadgeTone } from '@/ui/badge'
import type { IconType } from '@/ui/icon-type'
import type { Account } from '../person-words'

const looks: Record<AccountFactor, { words: string; icon: IconType; tone: BadgeTone }> = {
  passkey: { words: 'Passkey', icon: Fingerprint, tone: 'success' },
  authenticator: { words: 'App code', icon: Smartphone, tone: 'success' },
  none: { words: 'None', icon: ShieldOff, tone: 'dashed' },
}
/** The second factor in words; clients are not required to have one. */
export function FactorText({ factor }: Pick<Account, 'factor'>) {
  if (factor === null) return <span className="text-ink-3">Not required</span>
  const { words, icon, tone } = looks[factor]
  if (factor !== 'none') return words
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}

/** A staff member's second factor on a card. */
export function FactorBadge({ factor }: { factor: AccountFactor }) {
  const { words, icon, tone } = looks[factor]
  return (
    <Badge tone={tone} icon={icon}>
      {factor === 'none' ? 'No second factor' : words}
      {factor !== 'none' && <span className="sr-only"> as a second factor</span>}
    </Badge>
  )
}
