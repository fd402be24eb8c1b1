import type { Dependencies } from '../../dependencies'
import { knownFolders } from './reports.queries'

export { takeIn } from './upload.service'

/** An upload takes minutes at most; what is older and belongs to no report was left by a crash. */
const LEFTOVER_MS = 15 * 60 * 1000

/** Removes files that no report names. */
export async function sweepReportFiles({ db, files, log }: Dependencies): Promise<void> {
  const removed = await files.sweep((folders) => knownFolders(db, folders), LEFTOVER_MS)
  if (removed > 0) log.info({ removed }, 'leftover upload folders removed')
}
