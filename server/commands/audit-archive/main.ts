import path from 'node:path'
import { withPortalDatabase, runCommand, say } from '../command'
import { workingDirectory, readConfig } from '../../config/config'
import { startError } from '../../database/embedded/start-error'
import { loadSecrets } from '../../config/secrets'
import { archiveAudit, removeArchived } from './archive'

/** `BEFORE FILE`, then `--remove FILE`: see docs/operations/audit.md. */
async function run(words: string[]): Promise<void> {
  const [first = '', named, ...more] = words
  const file = named && path.resolve(workingDirectory(), named)
  const before = new Date(first)
  const isRemoving = first === '--remove'
  if (!file || more.length > 0 || (!isRemoving && Number.isNaN(before.getTime())))
    throw startError(
      'Which events, and into which file? npm run audit:archive -- 2025-01-01 FILE; then npm run audit:archive -- --remove FILE',
    )
  process.umask(0o077)
  const config = readConfig()
  await withPortalDatabase(config, async (urls) => {
    const audit = { ...urls, dataDir: config.dataDir, secrets: loadSecrets(config).credentialsKeys }
    if (isRemoving)
      return say(
        `${await removeArchived(audit, file)} events saved in ${file} were removed from the database.`,
      )
    say(
      `${await archiveAudit(audit, before, file)} events from before ${before.toISOString()} are in ${file}.`,
    )
    say(
      'Nothing was removed. Keep copies of the file on other machines, then free the space in the database:',
    )
    say(`npm run audit:archive -- --remove ${file}`)
  })
}

runCommand(run)
