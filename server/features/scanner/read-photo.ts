import type { ErrorCode } from '@shared/core/errors'
import { coverageOf } from '@shared/domain/labels/label-coverage'
import type { Ocr } from '../../adapters/ocr/ocr'
import { OcrError, type OcrTrouble } from '../../adapters/ocr/ocr-error'
import { Problem } from '../../http/problem'
import { foodMatcher } from '../foods/foods.public'

const codes: Record<OcrTrouble, ErrorCode> = {
  busy: 'busy',
  'no-image': 'unsupported',
  'bad-image': 'invalid',
  'timed-out': 'invalid',
  failed: 'invalid',
}

/** A photo's text and how much of a list it shows; throws a Problem: 415, 400 or 503. */
export async function readPhoto(ocr: Ocr, path: string) {
  try {
    const photo = await ocr.read(path)
    return { ...photo, ...coverageOf(foodMatcher().read(photo.text), photo) }
  } catch (error) {
    if (!(error instanceof OcrError)) throw error
    const headers = error.trouble === 'busy' ? { 'Retry-After': String(error.retryAfterSeconds) } : undefined
    throw new Problem(codes[error.trouble], error.message, headers && { headers })
  }
}
