import { StorageUnavailable } from '../adapters/files/storage'

/** What the person who starts Pearwell is told of an error: a StartError's sentence, or where it came from. */
export function startupErrorMessage(error: unknown): string {
  if (error instanceof Error && error.name === 'StartError') return error.message
  if (error instanceof StorageUnavailable)
    return `The object store does not do its part (${error.code}): check FILES_ENDPOINT and whether it answers, and run this again.`
  // A failed query's own message holds its values; its cause says what was wrong.
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return String(told instanceof Error ? told.stack : told)
}
