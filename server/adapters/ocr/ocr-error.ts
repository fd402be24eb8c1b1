/**
 * Why an image was not read: `busy` too many wait · `no-image` an unsupported format · `bad-image`
 * it cannot be decoded or would take too much memory · `timed-out` the time limit passed · `failed`
 * the thread ended.
 */
export type OcrTrouble = 'busy' | 'no-image' | 'bad-image' | 'timed-out' | 'failed'

/** A scan without a result. The message is a sentence for the user. */
export class OcrError extends Error {
  override name = 'OcrError'
  constructor(
    readonly trouble: OcrTrouble,
    message: string,
    /** For `busy`: seconds after which to try again. */
    readonly retryAfterSeconds = 10,
  ) {
    super(message)
  }
}
