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
