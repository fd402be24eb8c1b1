import { ApiError, sentenceOf } from '@/api/request'

/** What came of deleting several reports: how many are gone, and the sentence of each one that is not. */
export type DeletedAll = { deleted: number; failures: string[] }

/**
 * Deletes reports one after the other, each in the version that was seen; a failure stops nothing else, except that
 * without a session nothing more is tried. One that is gone already counts as deleted.
 */
export async function deleteAll<Report>(
  reports: readonly Report[],
  remove: (report: Report) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<DeletedAll> {
  const failures: string[] = []
  let deleted = 0
  for (const report of reports) {
    try {
      await remove(report)
      deleted += 1
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) deleted += 1
      else failures.push(sentenceOf(error))
      if (error instanceof ApiError && error.status === 401) {
        const left = reports.length - deleted - failures.length
        return { deleted, failures: [...failures, ...Array.from({ length: left }, () => sentenceOf(error))] }
      }
    }
    onProgress(deleted + failures.length)
  }
  return { deleted, failures }
}
