import { Phone } from 'lucide-react'
import { buttonClass } from '@/ui/button'
import { emergencyNumberHere } from '@/lib/emergency-number'

/** Calls the ambulance number of the device's country. */
export function EmergencyCall() {
  const number = emergencyNumberHere()
  return (
    <a
      href={`tel:${number}`}
      className={buttonClass({ variant: 'destructive', size: 'lg', block: true }, 'h-14! text-lead!')}
    >
      <Phone />
      {`Call ${number} now`}
    </a>
  )
}
