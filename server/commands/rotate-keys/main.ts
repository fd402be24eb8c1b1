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
    if (!done) throw startError('Somebody else is rotating the keys just now.')
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
  if (unknown) throw startError(`${unknown} is not known.`)
  if (!isDropping && words.length > 0) throw startError(`${words[0]} goes with --drop-old alone.`)
  return { isDropping, withoutArchives, files: files.map((file) => path.resolve(workingDirectory(), file)) }
}

function* reportLines({ files, signed, reencrypted, older, undecryptable }: Rotated, isDropping: boolean) {
  const names = files.map((file) => path.basename(file)).join(' and ')
  if (files.length > 0)
    yield isDropping
      ? `Only the newest key is left in ${names}.`
      : `A new key stands first in ${names}; the older ones still open. Copy the files to where you keep your keys.`
  if (files.length < 2)
    yield 'Keys from the environment are changed there: put a new one first in the list, start all servers with it, and run this once more.'
  yield `${reencrypted} secrets were sealed anew; ${older} are left under an older key.`
  if (undecryptable > 0) yield `${undecryptable} open with none of the keys; they are as they were.`
  if (signed > 0) yield `Files of the audit, heads and archives, that were signed anew: ${signed}.`
  if (!isDropping)
    yield 'After 7 days nobody is signed in under the older key: then run npm run rotate-keys -- --drop-old, and with keys from the environment take the older ones out of the list. Name heads and archives of the audit that you keep elsewhere: --drop-old FILE...'
  yield 'Make a backup now, for its register of report keys is sealed under the key it was made with; older backups need that key as well.'
}

runCommand(run)
