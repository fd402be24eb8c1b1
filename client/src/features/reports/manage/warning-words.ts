import type { Report } from '../results/report-types'

type Warning = Report['warnings'][number]

const places: [code: RegExp, place: string][] = [
  [/^sample-id-/, 'Sample ID'],
  [/^client-name-/, 'Client Name'],
  [/^(?:birth-date-differs|date-of-sense-birth)$/, 'Date of Birth'],
  [/^date-of-sense-receipt$/, 'Date of Receipt'],
  [/^date-of-sense-report$/, 'Report Date'],
  [/^gender-differs$/, 'Gender'],
  [/^email-/, 'Email'],
  [/^html$/, 'HTML file'],
  [/^pdf$/, 'PDF file'],
  [/^encoding$/, 'Encoding'],
]

/** The location of a warning: a CSV line or a field of the report. */
export function placeOf({ line, code }: Warning): string {
  if (line !== null) return `Line ${line}`
  return places.find(([pattern]) => pattern.test(code))?.[1] ?? 'Report'
}

/** The message without the line number shown beside it. */
export function messageOf({ line, message }: Warning): string {
  const prefix = `Line ${line}: `
  return message.startsWith(prefix) ? message.slice(prefix.length) : message
}
