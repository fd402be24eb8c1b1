import type { OutcomeBasis, OutcomeKind } from '@shared/domain/trial/trial'

/** An outcome in words for staff. */
export const outcomeWords: Record<OutcomeKind, string> = {
  'clinic-only': 'Only in a clinic',
  trigger: 'Complaints noticed',
  limited: 'Fine up to a limit',
  tolerated: 'Eaten without symptoms',
}

/** How an outcome was established. */
export const basisWords: Record<OutcomeBasis, string> = {
  challenge: 'Brought back',
  'no-change': 'Leaving it out changed little',
  practitioner: 'Recorded by a practitioner',
  reaction: 'An immediate reaction',
  gate: 'Left out for weeks, with eczema, asthma or hay fever',
}
