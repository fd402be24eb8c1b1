/** What a list of reports can be sorted by: `received` by the laboratory, `uploaded` to the portal. */
export const reportSorts = [
  'sample',
  'client',
  'practitioner',
  'state',
  'elevated',
  'received',
  'uploaded',
] as const
export type ReportSort = (typeof reportSorts)[number]

/** At most so many reports are released, assigned or noted as opened at once. */
export const MOST_AT_ONCE = 50
