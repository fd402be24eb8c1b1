import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, say } from '../command'
import { readConfig } from '../config'
import { startEmbedded } from '../database/embedded/launch'
import { startError } from '../database/embedded/start-error'
import { loadSecrets } from '../secrets'
import { verifyAudit } from './verify'

/** `[--against HEAD_FILE] [FILE]`: see docs/operating.md. */
async function run(words: string[]): Promise<void> {
  const { against, file } = readWords(words)
  process.umask(0o077)
  const config = readConfig()
  const { dataDir } = config
  // A mistyped DATA_DIR must not become a portal, nor get keys.
  if (!existsSync(path.join(dataDir, 'portal.id')))
    throw startError(`There is no portal in ${dataDir}: start it once, or check DATA_DIR.`)
  const secrets = loadSecrets(config).credentialsKeys
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: path.join(dataDir, 'database'), log: () => undefined })
  try {
    const url = embedded?.url ?? config.databaseUrl
    const { head, known, ...files } = await verifyAudit({ url, dataDir, secrets, against, file })
    say(`The audit is whole: ${head.events} events, the last is number ${head.lastId}.`)
    say(
      known
        ? `It leads through the head of ${known.at} (${known.events} events) in ${files.against}.`
        : 'There was no earlier head to compare it with.',
    )
    say(`Its signed head is in ${files.file}: keep a copy on another machine.`)
  } finally {
    await embedded?.stop()
  }
}

function readWords(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { against: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals.map((word) => path.resolve(word))
    if (more.length > 0) throw new Error('One file is enough for the head.')
    return { file, against: values.against && path.resolve(values.against) }
  } catch (error) {
    throw startError(error instanceof Error ? error.message : String(error), error)
  }
}

runCommand(run)
