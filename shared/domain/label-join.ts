import type { MissingPart } from './label-parts'

export type LabelPart = { text: string; missing: readonly MissingPart[] }

/** Two photos' texts of one label as one; `overlap` whether some lines stand in both. */
export function joinLabels(
  one: LabelPart,
  other: LabelPart,
): { text: string; missing: MissingPart[]; overlap: boolean } {
  const first = other.text.split('\n')[0] ?? ''
  const at = first.length > 0 ? one.text.lastIndexOf(first) : -1
  const missing = [...one.missing, ...other.missing]
  if (at < 0) return { text: `${one.text}\n${other.text}`, missing, overlap: false }
  const joined = new Set(missing)
  joined.delete('start')
  joined.delete('end')
  return { text: one.text.slice(0, at) + other.text, missing: [...joined], overlap: true }
}
