import { StorageUnavailable } from '../adapters/files/storage'

/** The message for the person who starts Pearwell: a StartError's sentence, else the stack. */
export function startupErrorMessage(error: unknown): string {
  if (error instanceof Error && error.name === 'StartError') return error.message
  if (error instanceof StorageUnavailable)
    return `The object store failed (${error.code}). Check FILES_ENDPOINT and that it is responding, then run this again.`
  // The message of a failed query contains its values; the cause says only what was wrong.
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return String(reason instanceof Error ? reason.stack : reason)
}
