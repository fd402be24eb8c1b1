/** What a change of a practitioner touches; reports carry the practitioner's name. */
export const PRACTITIONER_REFRESHES = [
  '/api/practitioners',
  '/api/users',
  '/api/stats',
  '/api/reports',
] as const
