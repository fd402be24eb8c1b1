/** The sort orders of a list of reports: `received` by the laboratory, `uploaded` to the portal. */
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

/** The most reports that can be released, assigned or marked as opened at once. */
export const MOST_AT_ONCE = 50
