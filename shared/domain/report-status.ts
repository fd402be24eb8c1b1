/**
 * `processing` stored, being read; `processed` read, waits for an admin's eye; `pending` held for the practitioner;
 * `completed` released to the client; `failed` could not be read.
 */
export const reportStatuses = ['processing', 'processed', 'pending', 'completed', 'failed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const genders = ['Male', 'Female', 'Other'] as const
