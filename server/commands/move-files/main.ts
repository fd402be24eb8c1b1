import { bucketsOf, proveBuckets, refuseSameBucket, storagesOf } from '../../adapters/files/open-storage'
import { onDatabase, runCommand, say } from '../command'
import { readConfig } from '../../config/config'
import { refuseOthersBuckets } from '../../data-folder/identity'
import { knownStorages } from '../../data-folder/known-storages'
import { startError } from '../../database/embedded/start-error'
import { tryWithLock, withLock } from '../../database/locks'
import { type Moved, moveFiles } from './move'

/** `move-files`: see docs/operations/object-store.md. */
async function run([word]: string[]): Promise<void> {
  if (word !== undefined) throw startError(`${word} is not a known option.`)
  const config = readConfig()
  const buckets = bucketsOf(config)
  const { target, source } = storagesOf(config, buckets)
  if (!source)
    throw startError(
      'There is nothing to move. Set FILES_URL to where files should be (empty means the disk) and FILES_ALSO to where they are now (disk, or a bucket). Start the portal with both, then run this again.',
    )
  await proveBuckets(buckets)
  await refuseSameBucket(buckets)
  await onDatabase(config, async ({ pool, db }) => {
    await refuseOthersBuckets(db, buckets)
    if (!(await knownStorages(db)).includes(target.name))
      throw startError(
        `The portal has not run with its files in ${target.name} yet. Start all its servers with FILES_URL and FILES_ALSO set as they are here, then run this again.`,
      )
    // Takes turns with the sweep, but refuses to run beside another move.
    const moved = await tryWithLock(pool, 'move', () =>
      withLock(pool, 'sweep', () => moveFiles(db, { target, source })),
    )
    if (!moved) throw startError('Somebody else is moving the files right now.')
    for (const line of summaryLines(moved, target.name, source.name)) say(line)
    if (moved.failed > 0) process.exitCode = 1
  })
}

function* summaryLines({ reports, files, unnamed, plain, failed, isDone }: Moved, to: string, from: string) {
  yield `The files of ${reports} reports and ${files} other files were moved from ${from} to ${to}.`
  if (failed > 0) yield `${failed} could not be moved and are where they were: run this again.`
  if (unnamed > 0)
    yield `${unnamed} folders that belong to no report were left where they are. The portal moves them once they are 15 minutes old. Run this again then.`
  if (plain > 0)
    yield `${plain} reports and exports are not encrypted yet and were left where they are. Run this again later.`
  yield isDone
    ? `Nothing is left in ${from}: remove FILES_ALSO from the settings and restart the portal.`
    : `Some files are left in ${from}: keep FILES_ALSO, and run this again.`
}

runCommand(run)
