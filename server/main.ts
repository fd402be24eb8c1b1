import path from 'node:path'
import { pino } from 'pino'
import { openAi } from './adapters/ai/openai'
import { fileStore } from './adapters/files/file-store'
import { imageStore } from './adapters/files/image-store'
import { type Buckets, bucketsOf, openStorage, proveBuckets } from './adapters/files/open-storage'
import { sesMail } from './adapters/mail/ses'
import { ocrLimits } from './adapters/ocr/limits'
import { startOcr } from './adapters/ocr/ocr'
import { twilioSms } from './adapters/sms/twilio'
import { createApp } from './app'
import { readConfig, type Config } from './config'
import { makeDataFolder } from './data-folder/make-data-folder'
import { findWay, openDatabase } from './database/connect'
import { cutterOf } from './database/cut'
import { prepareSchema } from './database/audit-owner'
import { startEmbedded } from './database/embedded/launch'
import { openReader } from './database/reader'
import { databaseError } from './database/embedded/start-error'
import { inTurn } from './database/locks'
import { seedDemo } from './demo/demo'
import type { Dependencies } from './dependencies'
import { ensureAdmin, giveUpCredentials } from './features/accounts/accounts.public'
import { giveUpExportKeys } from './features/privacy/privacy.public'
import { tellOwner } from './features/auth/auth.public'
import { takeInFolder } from './features/intake/intake.public'
import { inviteOnRelease } from './features/invitations/invitations.public'
import { seedFaqs } from './features/faqs/faqs.public'
import { carryOutGenerations, seedFoods } from './features/foods/foods.public'
import { seedRecipes } from './features/recipes/recipes.public'
import {
  giveUpReportKeys,
  refuseLostKey,
  sealPlainFiles,
  sweepReportFiles,
} from './features/reports/reports.public'
import { checkPair, claimPair, isPortalOf, refuseNewDatabase } from './data-folder/identity'
import { startJobs } from './jobs/jobs'
import { jobs } from './jobs/registry'
import { soon } from './jobs/soon'
import { listen } from './listen'
import { owedEmails } from './notices'
import { loadSecrets } from './secrets'
import { sealer } from './sealing'
import { leave, STOP_MS, stopOnSignals, type Running } from './stop'
import { watchOver } from './watchdog'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const unlimited =
  "Through this pooler no statement of the portal's user is ended when it takes too long. Say once, as that user or over it, what docs/operating.md has under Many servers: alter role ... set statement_timeout = '15s', and idle_in_transaction_session_timeout = '30s'."

type Wishes = { demo: boolean; adopt: boolean; lostKey: boolean }

/** Starts the portal: configuration, port, database, jobs, app; then one line with the URL. `running` is filled in on the way. */
async function start(running: Running, { demo, adopt, lostKey }: Wishes): Promise<void> {
  // Whatever the server writes is for its own user alone.
  process.umask(0o077)
  const config = readConfig()
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  watchOver(log, end)
  makeDataFolder(config.dataDir)
  // The port comes first: a second start in the same place ends here, before it has touched anything.
  const door = (running.door = await listen(config))
  const buckets = bucketsOf(config)
  await proveBuckets(buckets)
  const { url, isAuditApart } = await reachDatabase(running, config, buckets, adopt)
  if (!isAuditApart)
    log.info(
      "The audit belongs to the portal's own database user: triggers alone keep it. See docs/operating.md.",
    )
  const { isPooled, isLimited } = await findWay(url)
  if (!isLimited) log.warn(unlimited)
  const { pool, db, close, move } = openDatabase({
    url,
    isPooled,
    log: (message, error) => log.warn({ code: (error as NodeJS.ErrnoException).code }, message),
  })
  const isPortal = isPortalOf(config.dataDir)
  const reader = openReader({ url: config.databaseReadUrl, database: { db, pool }, isPortal, log })
  running.database = {
    close: () => Promise.all([close(), reader.close()]),
    cut: cutterOf(pool, { isPooled }),
    move,
  }
  const secrets = loadSecrets(config)
  const { disk, storage } = await openStorage(config, buckets)
  const deps: Dependencies = {
    config,
    log,
    pool,
    db,
    reader,
    storage,
    files: fileStore(disk, storage),
    images: imageStore(storage),
    model: config.openai.apiKey ? openAi(config.openai) : undefined,
    mail: config.emailConfigured ? sesMail(config.ses) : undefined,
    owedEmails,
    tellOwner,
    inviteOnRelease: inviteOnRelease(config),
    sms: config.smsConfigured ? twilioSms(config.twilio) : undefined,
    ocr: (running.ocr = startOcr({ ...ocrLimits, log })),
    stopping: running.stopping.signal,
    sealer: sealer(() => secrets.credentialsKeys),
    get sessionSecrets() {
      return secrets.sessionSecrets
    },
  }
  if (lostKey) await giveUpLost(deps)
  await refuseLostKey(deps)
  // Of servers that start at the same moment, one fills the database and makes the queues; the others find them.
  const { people, admin } = await inTurn(pool, 'start', async () => {
    await seedFoods(db)
    await seedRecipes(db)
    await seedFaqs(db)
    const filled = { people: demo ? await seedDemo(deps) : [], admin: await ensureAdmin(deps) }
    running.worker = await startJobs(deps, jobs)
    return filled
  })
  const swept = sweepReportFiles(deps, { isAdopting: adopt })
  // The list of a large bucket takes minutes.
  if (adopt || !buckets.own) await swept
  door.serve(createApp(deps))
  soon(deps, carryOutGenerations, 'generation stopped')
  soon(deps, takeInFolder, 'intake stopped')
  soon(deps, sealPlainFiles, 'sealing of plain report files stopped')

  if (config.publicUrl.startsWith('https:') && config.trustProxy === false)
    say('PUBLIC_URL is https, but TRUST_PROXY is empty: set it, or everybody counts as one visitor.')
  if (admin) say(`First administrator: ${admin.email}  password: ${admin.password}  (shown only this once)`)
  for (const line of people) say(line)
  say(`Pearwell is running at ${config.publicUrl || urlOf(config.host, door.port)}`)
}

/**
 * The URL of the migrated database, the one of DATABASE_URL, else the embedded one, started; and whether its audit has an
 * owner of its own. Neither it nor the data folder is touched when they do not belong together, unless the start is to
 * `adopt`.
 */
async function reachDatabase(running: Running, config: Config, buckets: Buckets, adopt: boolean) {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl) {
    if (!adopt) refuseNewDatabase(config)
    running.embedded = await startEmbedded({
      dataDir: path.join(dataDir, 'database'),
      log: say,
      keep: {
        moved: (url) => running.database?.move(url),
        lost: (error) => {
          complain(error)
          end(1)
        },
      },
    })
  }
  const url = running.embedded?.url ?? databaseUrl
  const pair = { dataDir, databaseUrl, url, files: { ...config.files, buckets } }
  if (!adopt) await checkPair(pair)
  const isAuditApart = await prepareSchema({ url, adminUrl: running.embedded?.adminUrl }).catch(
    (cause: unknown) => {
      throw databaseUrl ? databaseError(cause) : cause
    },
  )
  await claimPair(pair, { isAdopting: adopt })
  return { url: running.embedded?.url ?? databaseUrl, isAuditApart }
}

/** Gives up whatever the keys that are there do not open, so that it stands in the way of no later start, backup or rotation. */
async function giveUpLost({ db, sealer: seals, log }: Dependencies): Promise<void> {
  const lost = await db.transaction(async (tx) => ({
    reportKeys: await giveUpReportKeys(tx, seals),
    exportKeys: await giveUpExportKeys(tx, seals),
    passwords: await giveUpCredentials(tx, seals),
  }))
  log.warn(lost, 'given up as lost with the credentials key')
}

function urlOf(host: string, port: number): string {
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`
}

function complain(error: unknown): void {
  const known = error instanceof Error && error.name === 'StartError'
  // A failed query's own message holds its values; its cause says what was wrong.
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error
  process.stderr.write(`${known ? error.message : String(told instanceof Error ? told.stack : told)}\n`)
}

const running: Running = { stopping: new AbortController() }
let ending: Promise<never> | undefined

/** Stops what runs and ends the process; whoever asks first says with which code. */
function end(code: number): void {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  ending ??= leave(running).then(
    () => process.exit(code),
    (error: unknown) => {
      complain(error)
      process.exit(1)
    },
  )
}

const started = start(running, {
  demo: process.argv.includes('--demo'),
  adopt: process.argv.includes('--adopt'),
  lostKey: process.argv.includes('--lost-key'),
}).catch((error: unknown) => {
  complain(error)
  end(1)
})
stopOnSignals(started, end)
