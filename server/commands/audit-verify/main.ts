import path from 'node:path'
import { parseArgs } from 'node:util'
import { withPortalDatabase, runCommand, say } from '../command'
import { workingDirectory, readConfig } from '../../config/config'
import { startError } from '../../database/embedded/start-error'
import { loadSecrets } from '../../config/secrets'
import { verifyAudit } from './verify'

/** `[--against HEAD_FILE] [--archive FILE]… [FILE]`: see docs/operations/audit.md. */
async function run(words: string[]): Promise<void> {
  const options = readWords(words)
  process.umask(0o077)
  const config = readConfig()
  await withPortalDatabase(config, async ({ url }) => {
    const secrets = loadSecrets(config).credentialsKeys
    const { from, head, known, ...files } = await verifyAudit({
      url,
      dataDir: config.dataDir,
      secrets,
      ...options,
    })
    const archived =
      from.events > 0
        ? ` The ${from.events} events before that were archived; to check them as well, name the archives (--archive FILE).`
        : ''
    say(
      `The audit log is complete: ${head.events - from.events} events, the last of which is number ${head.lastId}.${archived}`,
    )
    say(
      known
        ? `It includes the head of ${known.at} (${known.events} events) in ${files.against}.`
        : 'There was no earlier head to compare it with.',
    )
    say(`Its signed head is in ${files.file}: keep a copy on another machine.`)
  })
}

function readWords(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { against: { type: 'string' }, archive: { type: 'string', multiple: true } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals.map((word) => path.resolve(workingDirectory(), word))
    if (more.length > 0) throw new Error('Please name only one file for the head.')
    return {
      file,
      against: values.against && path.resolve(workingDirectory(), values.against),
      archives: values.archive?.map((word) => path.resolve(workingDirectory(), word)) ?? [],
    }
  } catch (error) {
    throw startError(error instanceof Error ? error.message : String(error), error)
  }
}

runCommand(run)
