import { joinLabels } from '@shared/domain/label-join'

/**
 * The text joined with what a further photo says (`read`); in place of `poor`, what the photo before said when that could
 * hardly be read, as long as nobody has worked on it.
 */
export function withAdded(text: string, read: string, poor: string): string {
  if (read === '') return text
  const kept = poor !== '' && text.endsWith(poor) ? text.slice(0, -poor.length) : text
  return joinLabels({ text: kept, missing: [] }, { text: read, missing: [] }).text
}
