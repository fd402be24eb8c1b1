/**
 * `processing` stored, being parsed; `processed` parsed, waits for an admin; `pending` held for the
 * practitioner; `completed` released to the client; `failed` could not be parsed.
 */
export const reportStatuses = ['processing', 'processed', 'pending', 'completed', 'failed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

export const genders = ['Male', 'Female', 'Other'] as const
