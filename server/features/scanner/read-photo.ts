import type { ErrorCode } from '@shared/core/errors'
import type { Ocr } from '../../adapters/ocr/ocr'
import { OcrError, type OcrTrouble } from '../../adapters/ocr/ocr-error'
import { Problem } from '../../http/problem'

const codes: Record<OcrTrouble, ErrorCode> = {
  busy: 'busy',
  'no-image': 'unsupported',
  'bad-image': 'invalid',
  'timed-out': 'invalid',
  failed: 'invalid',
}

/** The text of the photo at `path`; what cannot be read is a Problem (415, 400, or 503 with when to try again). */
export async function readPhoto(ocr: Ocr, path: string) {
  try {
    return { ...(await ocr.read(path)), next: null }
  } catch (error) {
    if (!(error instanceof OcrError)) throw error
    const headers = error.trouble === 'busy' ? { 'Retry-After': String(error.retryAfterSeconds) } : undefined
    throw new Problem(codes[error.trouble], error.message, headers && { headers })
  }
}
