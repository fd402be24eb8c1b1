import type { Dependencies } from '../../dependencies'
import { knownFolders } from './reports.queries'

export { clientFoods, type ClientFoods } from './avoided'
export { eraseReportsOf, unassignReportsOf } from './erase'
export { ownReports } from './own-data'
export { reportsIn } from './reports-in'
export { report, reportsOfClient } from './reports.queries'
export { takeIn } from './upload.service'

/** An upload takes minutes at most; what is older and belongs to no report was left by a crash. */
const LEFTOVER_MS = 15 * 60 * 1000

/** Removes files that no report names. That it failed is logged: leftovers are no reason not to start. */
export async function sweepReportFiles({ db, files, log }: Dependencies): Promise<void> {
  try {
    const removed = await files.sweep((folders) => knownFolders(db, folders), LEFTOVER_MS)
    if (removed > 0) log.info({ removed }, 'leftover upload folders removed')
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    log.error({ kind: name, code }, 'leftover upload folders could not be removed')
  }
}
