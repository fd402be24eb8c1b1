/**
 * A report of one sample as its sender states it in another format than the triplet. Days are ISO
 * (`YYYY-MM-DD`), unknown texts ''. `unit` is the sender's own ('µg/ml', '' for an index).
 */
export type LaboratoryReport = {
  sampleId: string
  clientName: string
  gender: string
  dateOfBirth: string
  email: string
  phone: string
  dateOfReceipt: string
  reportDate: string
  practitioner: string
  unit: string
  /** `text` is the result as the sender wrote it, such as `12.3` or `<0.1`. */
  results: { food: string; category: string; text: string }[]
  /** The laboratory's own PDF; undefined where none was sent. */
  pdf: Uint8Array | undefined
  /** Whether it replaces what was sent earlier for this sample. */
  isCorrection: boolean
}

/** A result with the unit beside it; undefined where it is no number. */
export type SentResult = LaboratoryReport['results'][number] & { unit: string | undefined }

/** The unit of all results; where they have several, each stays beside its number. */
export function withUnit(sent: readonly SentResult[]): Pick<LaboratoryReport, 'unit' | 'results'> {
  const units = new Set(sent.flatMap(({ unit }) => unit ?? []))
  const [only = ''] = units
  const results = sent.map(({ food, category, text, unit }) => ({
    food,
    category,
    text: units.size > 1 && unit && text ? `${text} ${unit}` : text,
  }))
  return { unit: units.size === 1 ? only : '', results }
}
