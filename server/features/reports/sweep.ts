import { isFew } from '../../adapters/files/file-store'
import type { Dependencies } from '../../dependencies'
import { ifFree, inTurn } from '../../database/locks'
import { noteHeldBack } from '../../data-folder/held-back'
import { notifyRole } from '../notifications/notifications.public'
import { notes } from './reports.notices'
import { knownFolders } from './reports.queries'

/** An upload takes minutes at most; what is older and belongs to no report was left by a crash. */
const LEFTOVER_MS = 15 * 60 * 1000

/**
 * Sets aside files that no report names, see FileStore. When they are too many it says so to the log, the admins and the
 * system status, and takes them only with `isAdopting`. Where somebody sweeps or moves files already it leaves it to them,
 * but when adopting. That it failed is logged: leftovers are no reason not to start.
 */
export async function sweepReportFiles(
  { db, files, log, pool }: Pick<Dependencies, 'db' | 'files' | 'log' | 'pool'>,
  { isAdopting = false }: { isAdopting?: boolean } = {},
): Promise<void> {
  try {
    // On this server's own disk: however the storage is, plain uploads do not stay there.
    const abandoned = await files.sweepIncoming(LEFTOVER_MS)
    const mayTake = isAdopting ? () => true : isFew
    // While files are moved they are in both places, or aside in one: whether they are strays is seen afterwards.
    const swept = await (isAdopting ? inTurn : ifFree)(pool, 'sweep', () =>
      files.sweep((folders) => knownFolders(db, folders), LEFTOVER_MS, mayTake),
    )
    const { heldBack, ...taken } = swept ?? { heldBack: undefined }
    const done = { abandoned, ...taken }
    if (Object.values(done).some((count) => count > 0)) log.info(done, 'leftover upload folders swept')
    if (heldBack === undefined) return
    if (heldBack > 0) log.error({ heldBack }, 'too many report folders that no report names: all are left')
    await noteHeldBack(db, heldBack, (tx) => notifyRole(tx, 'admin', notes.filesWithoutReport(heldBack)))
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    log.error({ kind: name, code }, 'leftover upload folders could not be removed')
  }
}
