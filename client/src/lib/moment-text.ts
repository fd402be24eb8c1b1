const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The local day and time of a moment (ISO 8601) as clients read it: `14 November 2026 at 09:12`. */
export const momentText = (at: string): string => written.format(new Date(at)).replace(', ', ' at ')
