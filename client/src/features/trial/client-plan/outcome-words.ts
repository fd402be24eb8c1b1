import type { OutcomeKind } from '@shared/domain/trial/trial'

/** What was found out about a client's food, as a practitioner reads it. */
export const outcomeWords: Record<OutcomeKind, string> = {
  'clinic-only': 'For a clinic alone',
  trigger: 'Complaints noticed',
  limited: 'Up to an amount',
  tolerated: 'Eaten without complaints',
}
