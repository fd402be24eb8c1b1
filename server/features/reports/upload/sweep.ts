import { isFew } from '../../../adapters/files/file-store'
import type { Dependencies } from '../../../dependencies'
import { tryWithLock, withLock } from '../../../database/locks'
import { noteHeldBack } from '../../../data-folder/folder-state'
import { notifyRole } from '../../notifications/notifications.public'
import { notes } from '../reports.notices'
import { knownFolders } from '../reports.queries'

/** An upload takes minutes at most, so an older folder without a report was left by a crash. */
const LEFTOVER_MS = 15 * 60 * 1000

/**
 * Moves files that belong to no report aside, see FileStore. If there are too many it reports that
 * to the log, the admins and the system status, and moves them only with `isAdopting`. It skips
 * when another process is sweeping or moving files, except with `isAdopting`, which waits. A
 * failure is only logged, so that leftovers do not stop the start.
 */
export async function sweepReportFiles(
  { db, files, log, pool }: Pick<Dependencies, 'db' | 'files' | 'log' | 'pool'>,
  { isAdopting = false }: { isAdopting?: boolean } = {},
): Promise<void> {
  try {
    // Uploads arrive unencrypted on this server's disk with either storage.
    const abandoned = await files.sweepIncoming(LEFTOVER_MS)
    const mayTake = isAdopting ? () => true : isFew
    // Files being moved are in two places or set aside, so the sweep waits for that.
    const swept = await (isAdopting ? withLock : tryWithLock)(pool, 'sweep', () =>
      files.sweep((folders) => knownFolders(db, folders), LEFTOVER_MS, mayTake),
    )
    const { heldBack, ...taken } = swept ?? { heldBack: undefined }
    const done = { abandoned, ...taken }
    if (Object.values(done).some((count) => count > 0)) log.info(done, 'leftover upload folders swept')
    if (heldBack === undefined) return
    if (heldBack > 0)
      log.error({ heldBack }, 'too many report folders that belong to no report: all were left')
    await noteHeldBack(db, heldBack, (tx) => notifyRole(tx, 'admin', notes.filesWithoutReport(heldBack)))
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    log.error({ kind: name, code }, 'leftover upload folders could not be removed')
  }
}
