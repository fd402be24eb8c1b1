import type { OwnerChoice } from '../manage/link/owner-choice'

/**
 * The options of one upload; `owner` applies to one sample only. `practitionerId`: '' as each file
 * says, 'none' no review; `hold` counts only with a practitioner.
 */
export type UploadOptions = { practitionerId: string; notes: string; hold: boolean; owner?: SampleOwner }

/** `clients`: without practitioners; `practitioner`: one, or none, must be chosen first. */
export type UploadAudience = 'anyone' | 'clients' | 'practitioner'

/** The owner an admin chose for one sample. */
export type SampleOwner = { key: string; choice: OwnerChoice }

export const isReviewed = ({ practitionerId }: Pick<UploadOptions, 'practitionerId'>): boolean =>
  practitionerId !== '' && practitionerId !== 'none'
