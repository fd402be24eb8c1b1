import path from 'node:path'
import { onDatabase, runCommand, say } from '../command'
import { workingDirectory, readConfig } from '../../config/config'
import { startError } from '../../database/embedded/start-error'
import { tryWithLock } from '../../database/locks'
import { dropOld, rotateKeys, type Rotated } from './rotate'

/** `rotate-keys [--drop-old [--without-archives] [FILE]…]`: see docs/operations/keys.md. */
async function run(words: string[]): Promise<void> {
  const { isDropping, ...elsewhere } = readWords(words)
  process.umask(0o077)
  const config = readConfig()
  await onDatabase(config, async ({ pool, db, url }) => {
    const done = await tryWithLock(pool, 'rotation', () =>
      isDropping ? dropOld(db, config, { url, ...elsewhere }) : rotateKeys(db, config),
    )
    if (!done) throw startError('Somebody else is rotating the keys right now.')
    for (const line of reportLines(done, isDropping)) say(line)
  })
}

function readWords(words: string[]) {
  const isDropping = words.includes('--drop-old')
  const withoutArchives = words.includes('--without-archives')
  const files = words.filter((word) => !word.startsWith('--'))
  const unknown = words.find(
    (word) => word.startsWith('--') && !['--drop-old', '--without-archives'].includes(word),
  )
  if (unknown) throw startError(`${unknown} is not a known option.`)
  if (!isDropping && words.length > 0) throw startError(`${words[0]} only works with --drop-old.`)
  return { isDropping, withoutArchives, files: files.map((file) => path.resolve(workingDirectory(), file)) }
}

function* reportLines({ files, signed, reencrypted, older, undecryptable }: Rotated, isDropping: boolean) {
  const names = files.map((file) => path.basename(file)).join(' and ')
  if (files.length > 0)
    yield isDropping
      ? `Only the newest key is left in ${names}.`
      : `Added a new key at the top of ${names}. The older keys still work. Copy the files to where you keep your keys.`
  if (files.length < 2)
    yield 'Keys from the environment are changed there. Put a new one first in the list, start all servers with it, then run this again.'
  yield `${reencrypted} secrets were encrypted again; ${older} are still under an older key.`
  if (undecryptable > 0)
    yield `${undecryptable} cannot be opened with any of the keys; they have been left unchanged.`
  if (signed > 0) yield `Audit files (heads and archives) signed again: ${signed}.`
  if (!isDropping)
    yield 'After 7 days nobody uses the older key. Then run npm run rotate-keys -- --drop-old. Remove older keys from the list if they come from the environment. Name audit heads and archives that you keep elsewhere: --drop-old FILE...'
  yield 'Make a backup now. Its register of report keys is encrypted with the newest key. Older backups still need their own key.'
}

runCommand(run)
