import type { AccountFactor } from '@shared/domain/sign-in/factors'
import { Fingerprint, Minus, ShieldOff, Smartphone } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { Badge, type BadgeTone } from '@/ui/badge'
import type { IconType } from '@/ui/icon-type'
import type { Account } from '../person-words'

const looks: Record<AccountFactor, { words: string; icon: IconType; ink: string; tone: BadgeTone }> = {
  passkey: { words: 'Passkey', icon: Fingerprint, ink: 'text-ok-text', tone: 'success' },
  authenticator: { words: 'App code', icon: Smartphone, ink: 'text-ok-text', tone: 'success' },
  none: { words: 'None', icon: ShieldOff, ink: 'text-mod-text', tone: 'dashed' },
}
const notAsked = { words: 'Not asked', icon: Minus, ink: 'text-ink-3' }

/** The second factor, in words where there is room; clients are not required to have one. */
export function FactorIcon({ account: { factor } }: { account: Account }) {
  const { words, icon: Icon, ink } = factor ? looks[factor] : notAsked
  return (
    <span title={words} className="flex h-6 items-center gap-1.5">
      <Icon className={cn('size-4.5', ink)} />
      <span className="sr-only min-[112rem]:not-sr-only">{words}</span>
    </span>
  )
}

/** A staff member's second factor on a card. */
export function FactorBadge({ factor }: { factor: AccountFactor }) {
  const { words, icon, tone } = looks[factor]
  return (
    <Badge tone={tone} icon={icon}>
      {factor === 'none' ? 'No second factor' : words}
      {factor !== 'none' && <span className="sr-only"> as second factor</span>}
    </Badge>
  )
}
