import { ApiError, sentenceOf } from '@/api/request'

/** The number of deleted reports and one error sentence for each that was not. */
export type DeletedAll = { deleted: number; failures: string[] }

/** Goes on after a failure unless signed out; a report that is gone counts as deleted. */
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
