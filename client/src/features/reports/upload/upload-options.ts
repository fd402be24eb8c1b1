import type { OwnerChoice } from '../admin/link/owner-choice'

/**
 * What holds for every sample of one upload, but for the owner, who is that of the one sample it was chosen for.
 * `practitionerId`: '' as each file says, 'none' nobody's review; `hold` counts for a practitioner alone.
 */
export type UploadOptions = { practitionerId: string; notes: string; hold: boolean; owner?: SampleOwner }

/**
 * Who the reports are for. `clients`: no practitioner can be chosen. `practitioner`: one has to be, or none by choice, and
 * is asked for first.
 */
export type UploadAudience = 'anyone' | 'clients' | 'practitioner'

/** Whose report a sample is, by the admin's word; it holds for this sample alone. */
export type SampleOwner = { key: string; choice: OwnerChoice }

/** Whether a practitioner was chosen, and not none. */
export const isReviewed = ({ practitionerId }: Pick<UploadOptions, 'practitionerId'>): boolean =>
  practitionerId !== '' && practitionerId !== 'none'
