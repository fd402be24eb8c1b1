import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { pino } from 'pino'
import { openFileStore } from './adapters/files/file-store'
import { createApp } from './app'
import { readConfig, type Config } from './config'
import { openDatabase } from './database/connect'
import { startEmbedded, type Embedded } from './database/embedded/launch'
import { migrate } from './database/migrate'
import { seedDemo } from './demo/demo'
import type { Dependencies } from './dependencies'
import { seedFoods } from './features/foods/foods.public'
import { sweepReportFiles } from './features/reports/reports.public'
import { ensureAdmin } from './features/users/first-admin'
import { sealer } from './features/users/sealing'
import { startJobs, type JobWorker } from './jobs/jobs'
import { jobs } from './jobs/registry'
import { loadSecrets } from './secrets'

/** A call that takes longer than this to arrive is cut off. */
const REQUEST_MS = 10 * 60_000
const STOP_MS = 9_000

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Stops the embedded database that a failed start would leave behind. */
let leaveDatabase: () => Promise<void> | undefined = () => undefined

/** Starts the portal: configuration, port, database, app, jobs; then one line with the URL. */
async function main({ demo }: { demo: boolean }): Promise<void> {
  // Whatever the server writes is for its own user alone.
  process.umask(0o077)
  const config = readConfig()
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  makeDataFolder(config.dataDir)
  // The port comes first: a second start in the same place ends here, before it has touched anything.
  const server = await listen(config)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: path.join(config.dataDir, 'database'), log: say })
  leaveDatabase = () => embedded?.stop()
  const url = config.databaseUrl || (embedded?.url ?? '')
  await migrate(url).catch((cause: unknown) => {
    throw config.databaseUrl
      ? startError(
          'The database of DATABASE_URL cannot be used. Check the address, the user and that it is empty or a Pearwell database.',
          cause,
        )
      : cause
  })
  const database = openDatabase({
    url,
    log: (message, error) => log.warn({ code: (error as NodeJS.ErrnoException).code }, message),
  })
  const secrets = loadSecrets(config)
  const deps: Dependencies = {
    config,
    log,
    pool: database.pool,
    db: database.db,
    files: await openFileStore(config.dataDir),
    sealer: sealer(secrets.credentialsKey),
    sessionSecret: secrets.sessionSecret,
  }
  await seedFoods(deps.db)
  const people = demo ? await seedDemo(deps) : []
  const admin = await ensureAdmin(deps)
  await sweepReportFiles(deps)
  const worker = await startJobs(deps, jobs)
  server.removeAllListeners('request')
  server.on('request', createApp(deps))
  stopOnSignals({ server, worker, close: database.close, embedded })

  if (admin) say(`First administrator: ${admin.email}  password: ${admin.password}  (shown only this once)`)
  for (const line of people) say(line)
  say(`Pearwell is running at ${addressOf(config, server)}`)
}

function startError(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name: 'StartError' })
}

function makeDataFolder(dataDir: string): void {
  try {
    // Others may pass through to the database's own folder (it runs as another user under root), not look inside.
    if (mkdirSync(dataDir, { recursive: true }) !== undefined) chmodSync(dataDir, 0o711)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw startError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Give this user the right to write there, or set DATA_DIR to another folder.`,
      error,
    )
  }
}

function listen(config: Config): Promise<Server> {
  const server = createServer((_req, res) => {
    res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
    res.end(
      JSON.stringify({
        error: 'The portal is starting. Please try again in a moment.',
        code: 'unavailable',
        requestId: '',
      }),
    )
  })
  server.requestTimeout = REQUEST_MS
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 20_000
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(config, error)))
    server.listen(config.port, config.host, () => resolve(server))
  })
}

function portError({ host, port }: Config, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE')
    return startError(
      `Port ${port} is in use, perhaps by a Pearwell that runs already. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    )
  if (error.code === 'EACCES')
    return startError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`)
  return startError(
    `The portal cannot listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and PORT.`,
  )
}

function addressOf(config: Config, server: Server): string {
  if (config.publicUrl) return config.publicUrl
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
}

type Running = {
  server: Server
  worker: JobWorker
  close: () => Promise<void>
  embedded: Embedded | undefined
}

/** On SIGINT and SIGTERM: finish what is being answered, then leave in order; leave anyway when that takes too long. */
function stopOnSignals({ server, worker, close, embedded }: Running): void {
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    const answered = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.all([answered, worker.stop()])
    await close()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

main({ demo: process.argv.includes('--demo') }).catch(async (error: unknown) => {
  const known =
    error instanceof Error && (error.name === 'StartError' || error.message.startsWith('The configuration'))
  process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  await leaveDatabase()
  process.exit(1)
})
