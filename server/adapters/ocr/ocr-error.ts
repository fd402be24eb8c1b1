/**
 * Why an image was not read: `busy` as too many wait; `no-image` as the bytes are of no kind that can be opened; `bad-image` as
 * they cannot be decoded or would take too much memory; `timed-out` past the time limit; `failed` as the thread ended.
 */
export type OcrTrouble = 'busy' | 'no-image' | 'bad-image' | 'timed-out' | 'failed'

/** A scan that has no reading. The message is a sentence for the person who sent the image. */
export class OcrError extends Error {
  override name = 'OcrError'
  constructor(
    readonly trouble: OcrTrouble,
    message: string,
    /** For `busy`: when it is worth trying again. */
    readonly retryAfterSeconds = 10,
  ) {
    super(message)
  }
}
