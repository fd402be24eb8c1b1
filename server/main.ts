import { existsSync } from 'node:fs'
import { createServer, isIPv6 } from 'node:net'
import path from 'node:path'
import { say } from './commands/command'
import type { Buckets } from './adapters/files/open-storage'
import { readConfig, type Config, environmentVariables } from './config/config'
import { checkPair, claimPair, refuseNewDatabase } from './data-folder/identity'
import { makeDataFolder } from './data-folder/make-data-folder'
import { prepareSchema } from './database/audit-owner'
import { type Embedded, startEmbedded } from './database/embedded/launch'
import { databaseError } from './database/embedded/start-error'
import { refuseNewer } from './database/refuse-newer'
import { describeError } from './http/errors'
import { openHttpServer, openPort } from './process/listen'
import { openLog } from './monitoring/log'
import { shutDown, undoStart, STOP_MS, stopOnSignals, type Running } from './process/stop'
import { startupErrorMessage } from './process/startup-error'
import { unknownSettings } from './config/unknown-settings'
import { logProcessErrors } from './process/watchdog'
import type { StartOptions } from './workers/rpc'
import { startWorkers } from './workers/primary'

/** Reads the configuration, starts port, workers and database, and fills `running`. */
async function prepare(running: Running, { adopt }: StartOptions) {
  // Files of the server are readable by its own user only.
  process.umask(0o077)
  for (const line of unknownSettings(environmentVariables())) say(line)
  const config = readConfig()
  const log = openLog(config)
  logProcessErrors(log, end)
  // The port comes first, so that a second start on it fails before it changes anything.
  const httpServer = (running.httpServer = openHttpServer())
  const isAlone = config.workers === 1
  const handingOn = () =>
    createServer({ pauseOnConnect: true }, (connection) => (running.workers ?? httpServer).take(connection))
  const port = (running.port = await openPort(isAlone ? httpServer.server : handingOn(), config))
  running.takeBack = makeDataFolder(config.dataDir)
  if (!isAlone) running.workers = startWorkers({ count: config.workers, log, httpServer, onGiveUp })
  const buckets = await reachBuckets(config)
  const { url, isAuditApart } = await reachDatabase(running, config, buckets, adopt)
  if (!isAuditApart)
    log.info(
      "The portal's own database user owns the audit log, so only its triggers protect it. See docs/operations/audit.md.",
    )
  return { config, log, httpServer, port, url }
}

/** Starts the app and its jobs, in this process or in several workers, and prints the URL. */
async function open(
  running: Running,
  startOptions: StartOptions,
  { config, port, url, ...place }: Awaited<ReturnType<typeof prepare>>,
): Promise<void> {
  const alone = { ...startOptions, url, workers: 1, isFirst: true, hasJobs: true }
  const tell = (lines: string[]) => {
    if (config.publicUrl.startsWith('https:') && config.trustProxy === false)
      say('PUBLIC_URL is https, but TRUST_PROXY is empty: set it, or everybody counts as one visitor.')
    for (const line of lines) say(line)
  }
  if (running.workers) await running.workers.start({ ...startOptions, url }, tell)
  // Imported on demand, as a primary that only starts workers does not need this large module.
  else tell(await (await import('./open-app')).openApp(running, { config, ...place }, alone))
  const here = urlOf(config.host, port.number)
  say(`Pearwell is running at ${config.publicUrl ? `${config.publicUrl} (on this machine: ${here})` : here}`)
  running.log = place.log
}

/** Opens and checks the buckets; imports the large S3 client only when needed. */
async function reachBuckets(config: Config): Promise<Buckets> {
  const { url, also } = config.files
  if (![url, also].some((place) => place.startsWith('s3:'))) return { target: undefined, source: undefined }
  const { bucketsOf, proveBuckets } = await import('./adapters/files/open-storage')
  const buckets = bucketsOf(config)
  await proveBuckets(buckets)
  return buckets
}

/**
 * Starts the embedded database if DATABASE_URL is empty, and migrates. Returns the URL and whether
 * the audit has its own database owner. Fails before changing anything when database, data folder
 * and buckets do not belong together, unless the start is to `adopt`.
 */
async function reachDatabase(running: Running, config: Config, buckets: Buckets, adopt: boolean) {
  const { databaseUrl, dataDir } = config
  let embedded: Embedded | undefined
  if (!databaseUrl) {
    if (!adopt) refuseNewDatabase(config)
    if (!existsSync(path.join(dataDir, 'database'))) await refuseFirstAdmin(config)
    embedded = await (running.embedded = startEmbedded({
      dataDir: path.join(dataDir, 'database'),
      log: (line) => (running.log ? running.log.warn(line) : say(line)),
      stopping: running.stopping.signal,
      keep: {
        moved: (url) => (running.workers ?? running.database)?.move(url),
        lost: onGiveUp,
      },
    }))
  }
  const url = embedded?.url ?? databaseUrl
  const pair = { dataDir, databaseUrl, url, files: { ...config.files, buckets } }
  const { isNew } = await refuseNewer(pair)
  if (!adopt) await checkPair(pair)
  if (databaseUrl && isNew) await refuseFirstAdmin(config)
  const isAuditApart = await prepareSchema({ url, adminUrl: embedded?.adminUrl }).catch((cause: unknown) => {
    throw databaseUrl ? databaseError(cause) : cause
  })
  await claimPair(pair, { isAdopting: adopt })
  return { url: embedded?.url ?? databaseUrl, isAuditApart }
}

/** Imported on demand, as the password check is large and only needed when one is set. */
async function refuseFirstAdmin(config: Config): Promise<void> {
  if (config.adminPassword)
    await (await import('./features/accounts/accounts.public')).judgeFirstPassword(config)
}

function urlOf(host: string, port: number): string {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}

function complain(error: unknown): void {
  if (!running.log) process.stderr.write(`${startupErrorMessage(error)}\n`)
  else if (error instanceof Error && error.name === 'StartError') running.log.fatal(error.message)
  else running.log.fatal(describeError(error), 'the portal is stopping')
}

function onGiveUp(error: unknown): void {
  // A start that is being stopped fails because of the stop.
  if (!running.stopping.signal.aborted) complain(error)
  end(1)
}

const running: Running = { stopping: new AbortController() }
let ending: Promise<unknown> | undefined

/** Stops everything and ends the process; the first call decides the exit code. */
function end(code: number): void {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  ending ??= shutDown(running).then(
    async () => {
      if (code !== 0 && !running.log) await undoStart(running)
      process.exit(code)
    },
    (error: unknown) => {
      complain(error)
      process.exit(1)
    },
  )
}

const startOptions = {
  demo: process.argv.includes('--demo'),
  adopt: process.argv.includes('--adopt'),
  lostKey: process.argv.includes('--lost-key'),
}
const prepared = prepare(running, startOptions)
const started = prepared.then((ready) => open(running, startOptions, ready)).catch(onGiveUp)
// Workers can be stopped while they start, as each waits for its own start.
stopOnSignals(() => (running.workers ? prepared : started), end)
