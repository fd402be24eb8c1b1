import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { countText, plural } from '@shared/domain/text/counts'
import type { Logger } from 'pino'
import { openAi } from './adapters/ai/openai'
import { fileStore } from './adapters/files/file-store'
import { imageStore } from './adapters/files/image-store'
import { storagesOf } from './adapters/files/open-storage'
import { sesMail } from './adapters/mail/ses'
import { ocrLimits } from './adapters/ocr/limits'
import { startOcr } from './adapters/ocr/ocr'
import { twilioSms } from './adapters/sms/twilio'
import { createApp } from './app'
import type { Config } from './config/config'
import { isPortalOf } from './data-folder/identity'
import { inspectConnection, openDatabase } from './database/connect'
import { connectionTerminator } from './database/terminate-connections'
import { withLock } from './database/locks'
import { openReplicaReader } from './database/replica-reader'
import { seedDemo } from './demo/demo'
import type { Dependencies } from './dependencies'
import { ensureAdmin, discardCredentials } from './features/accounts/accounts.public'
import { notifyOwner } from './features/auth/auth.public'
import { countElsewhere, discardAuthenticators, relyingPartyOf } from './features/factors/factors.public'
import { seedFaqs } from './features/faqs/faqs.public'
import { carryOutGenerations, readSeedFoods, seedFoods, warmFoods } from './features/foods/foods.public'
import { importFolder } from './features/intake/intake.public'
import { discardWebhookSecrets } from './features/webhooks/webhooks.public'
import { inviteOnRelease } from './features/invitations/invitations.public'
import { discardFloor } from './features/audit/audit.public'
import { discardExportKeys } from './features/privacy/privacy.public'
import { warmQuestions } from './features/assistant/assistant.public'
import { seedRecipes, warmRecipes } from './features/recipes/recipes.public'
import {
  findUnreadFoods,
  discardReportKeys,
  refuseUnusableKey,
  warmUpReading,
  encryptPlainFiles,
  sweepReportFiles,
} from './features/reports/reports.public'
import { startJobs } from './jobs/jobs'
import { jobs } from './jobs/registry'
import { startInBackground } from './jobs/start-in-background'
import type { HttpServer } from './process/listen'
import { portalMetrics } from './monitoring/metrics'
import { outboxEmails } from './notices/notices'
import { warmUp } from './process/warm-up'
import { textCipher } from './encryption/text-cipher'
import { keysToMake, loadSecrets } from './config/secrets'
import type { Running } from './process/stop'
import type { ProcessMetrics, SharedMetrics, Task } from './workers/rpc'

// V8 lets the heap grow to several times its live size, and there are several processes.
setFlagsFromString('--heap-growing-percent=30')

type Place = {
  config: Config
  log: Logger
  httpServer: HttpServer
  /** Adds the metrics of the other processes. */
  together?: (own: ProcessMetrics) => Promise<SharedMetrics>
}

/** Connections shared by all workers; each worker has at least LEAST_CONNECTIONS. */
const CONNECTIONS = 10
const LEAST_CONNECTIONS = 5
/** Extra connections for the worker with the jobs, as each job lock holds one. */
const FOR_JOBS = 3

const connectionsOf = ({ workers, hasJobs }: Task): number =>
  workers === 1
    ? CONNECTIONS
    : Math.max(LEAST_CONNECTIONS, Math.ceil(CONNECTIONS / workers)) + (hasJobs ? FOR_JOBS : 0)

const unlimited =
  "Through this pooler no statement of the portal's user is ended when it takes too long. Say once, as that user or over it, what docs/operations/postgresql.md has under A pooler: alter role ... set statement_timeout = '15s', and idle_in_transaction_session_timeout = '30s'."

/** Starts the app on a migrated database, fills `running`, returns lines for the terminal. */
export async function openApp(
  running: Running,
  { config, log, httpServer, together }: Place,
  task: Task,
): Promise<string[]> {
  const { isPooled, isLimited } = await inspectConnection(task.url)
  if (!isLimited && task.isFirst) log.warn(unlimited)
  const { pool, db, close, move } = openDatabase({
    url: task.url,
    isPooled,
    max: connectionsOf(task),
    log: (message, error) => log.warn({ code: (error as NodeJS.ErrnoException).code }, message),
  })
  const isPortal = isPortalOf(config.dataDir)
  const replicaReader = openReplicaReader({
    url: config.databaseReadUrl,
    database: { db, pool },
    isPortal,
    log,
  })
  running.database = {
    close: () => Promise.all([close(), replicaReader.close()]),
    terminate: connectionTerminator(pool, { isPooled }),
    move,
  }
  const made = keysToMake(config)
  const secrets = loadSecrets(config)
  const { disk, storage } = storagesOf(config)
  await disk.prepare()
  const deps: Dependencies = {
    config,
    log,
    pool,
    db,
    replicaReader,
    storage,
    files: fileStore(disk, storage),
    images: imageStore(storage),
    model: config.ai === 'openai' ? openAi(config.openai) : undefined,
    mail: config.emailConfigured ? sesMail(config.ses) : undefined,
    outboxEmails,
    notifyOwner,
    inviteOnRelease: inviteOnRelease(config),
    sms: config.smsConfigured ? twilioSms(config.twilio) : undefined,
    ocr: (running.ocr = startOcr({ ...ocrLimits(task.workers), log })),
    stopping: running.stopping.signal,
    cipher: textCipher(() => secrets.credentialsKeys),
    get sessionSecrets() {
      return secrets.sessionSecrets
    },
  }
  if (task.isFirst) {
    if (task.lostKey) await discardLost(deps)
    await refuseUnusableKey(deps).catch((error: unknown) => {
      // A new key left in place would look like the portal's own once the right one is restored.
      for (const file of made) rmSync(file, { force: true })
      throw error
    })
  }
  const metrics = (running.metrics = portalMetrics(deps, together))
  const lines = task.isFirst ? [...(await fill(running, deps, task)), ...(await stoppedPasskeys(deps))] : []
  const app = createApp(deps, metrics)
  if (!config.coldStart) await warm(deps, app)
  httpServer.serve(app.answer)
  if (!task.hasJobs) return lines
  if (!task.isFirst) void takeOverJobs(running, deps)
  startInBackground(deps, carryOutGenerations, 'generation stopped')
  startInBackground(deps, importFolder, 'intake stopped')
  startInBackground(deps, findUnreadFoods, 'the search for unreadable foods stopped')
  startInBackground(deps, encryptPlainFiles, 'sealing of plain report files stopped')
  return lines
}

/** Does the one-time work that the first requests would otherwise wait for. */
async function warm(deps: Dependencies, { warmUpReads }: ReturnType<typeof createApp>): Promise<void> {
  warmQuestions()
  await warmFoods(deps.db)
  await warmRecipes(deps.db)
  const reading = warmUpReading(await readSeedFoods()).catch((error: unknown) =>
    deps.log.warn({ kind: (error as Error).name }, 'a reading could not be rehearsed'),
  )
  await Promise.all([reading, warmUp(deps, warmUpReads)])
}

/** Seeds the database and starts the jobs; returns lines about who can sign in. */
async function fill(running: Running, deps: Dependencies, { adopt, demo }: Task): Promise<string[]> {
  const { db, pool } = deps
  // Of servers that start at once, one seeds and creates the queues, and the others find them done.
  const { people, admin } = await withLock(pool, 'start', async () => {
    await seedFoods(db)
    await seedRecipes(db)
    await seedFaqs(db)
    const filled = { people: demo ? await seedDemo(deps) : [], admin: await ensureAdmin(deps) }
    running.jobs = await startJobs(deps, jobs)
    return filled
  })
  const swept = sweepReportFiles(deps, { isAdopting: adopt })
  // Listing a large bucket takes minutes, so the start does not wait for it.
  const { url, also } = deps.config.files
  if (adopt || !(url || also)) await swept
  const first = admin
    ? [`First administrator: ${admin.email}  password: ${admin.password}  (shown only this once)`]
    : []
  return [...first, ...people]
}

/** Passkeys are bound to a host, so those of another host do not work here. */
async function stoppedPasskeys({ config, db }: Dependencies): Promise<string[]> {
  const host = relyingPartyOf(config)?.host ?? ''
  const stopped = await countElsewhere(db, host)
  const where = host ? `at ${host}` : 'without an address of its own with HTTPS (PUBLIC_URL)'
  return stopped > 0
    ? [
        `${countText(stopped, 'passkey')} made for a different portal address ${plural(stopped, 'does', 'do')} not work ${where}.`,
      ]
    : []
}

const AGAIN_MS = 1_000

/** Takes over the jobs of a worker that has ended, retrying until the database is available. */
async function takeOverJobs(running: Running, deps: Dependencies): Promise<void> {
  while (!deps.stopping.aborted)
    try {
      running.jobs = await startJobs(deps, jobs)
      return
    } catch (error) {
      deps.log.error({ kind: (error as Error).name }, 'jobs cannot be taken over yet')
      await wait(AGAIN_MS)
    }
}

/** Discards what no present key decrypts: it blocks starts, backups and key rotation. */
async function discardLost({ db, cipher: seals, log }: Dependencies): Promise<void> {
  const lost = await db.transaction(async (tx) => ({
    reportKeys: await discardReportKeys(tx, seals),
    exportKeys: await discardExportKeys(tx, seals),
    webhookSecrets: await discardWebhookSecrets(tx, seals),
    passwords: await discardCredentials(tx, seals),
    authenticators: await discardAuthenticators(tx, seals),
    auditFloor: await discardFloor(tx, seals),
  }))
  log.warn(lost, 'given up as lost with the credentials key')
}
