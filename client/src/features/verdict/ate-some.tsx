import { Phone, Siren } from 'lucide-react'
import { emergencyNumberHere } from '@/lib/emergency-number'
import { EmergencySteps } from '@/ui/emergency-steps'

/** What to do after eating an allergen, and the number to call, directly below the answer. */
export const AteSome = () => (
  <div className="grid gap-2.5">
    <details className="rounded-md border border-high-line bg-surface text-high-text">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-center gap-2.5 rounded-md px-4 py-2 text-lead font-semibold [&::-webkit-details-marker]:hidden">
        <Siren aria-hidden="true" className="size-5 shrink-0" />
        If you have eaten some
      </summary>
      <div className="px-4 pb-4">
        <EmergencySteps />
      </div>
    </details>
    <a
      href={`tel:${emergencyNumberHere()}`}
      className="flex min-h-13 items-center gap-3 rounded-md border border-high-line bg-high-soft px-4 py-2 text-lead font-semibold text-high-text"
    >
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      {`Swelling or trouble breathing? Call ${emergencyNumberHere()}`}
    </a>
  </div>
)
