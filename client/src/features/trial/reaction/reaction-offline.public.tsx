import { EmergencyCall } from './emergency-call'
import { EmergencySteps } from '@/ui/emergency-steps'

/** The steps after an immediate reaction while the portal is unreachable. */
export const ReactionOffline = () => (
  <section
    aria-labelledby="reaction-offline"
    className="space-y-3 rounded-lg border border-high-line bg-high-soft p-4 text-high-text"
  >
    <h2 id="reaction-offline" className="text-h2">
      A reaction within two hours?
    </h2>
    <EmergencyCall />
    <EmergencySteps />
  </section>
)
