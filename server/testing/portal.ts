import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { Role } from '@shared/core/roles'
import { openAi } from '../adapters/ai/openai'
import { fileStore } from '../adapters/files/file-store'
import { imageStore } from '../adapters/files/image-store'
import { bucketsOf, storagesOf } from '../adapters/files/open-storage'
import { sesMail } from '../adapters/mail/ses'
import { ocrLimits } from '../adapters/ocr/limits'
import { startOcr } from '../adapters/ocr/ocr'
import { twilioSms } from '../adapters/sms/twilio'
import { createApp } from '../app'
import { readConfig } from '../config/config'
import { openDatabase } from '../database/connect'
import { openReplicaReader } from '../database/replica-reader'
import { notifyOwner } from '../features/auth/auth.public'
import { clients } from '../features/clients/clients.tables'
import { practitioners } from '../features/practitioners/practitioners.tables'
import { users } from '../features/accounts/accounts.tables'
import { inviteOnRelease } from '../features/invitations/invitations.public'
import type { Dependencies } from '../dependencies'
import { textCipher } from '../encryption/text-cipher'
import { loadSecrets } from '../config/secrets'
import { outboxEmails } from '../notices/notices'
import { claimPair, isPortalOf } from '../data-folder/identity'
import { closeAbandonedAnswers } from '../http/connections'
import { closeSlowConnections } from '../http/slow-connections'
import { freshDatabase } from './database'
import { listenOnLoopback } from './loopback'
import { scratch } from './scratch'
import { visitor, type Visitor } from './visitor'

/** The keys of test portals; set both to '' to have them created in the data folder. */
export const testKeys = {
  SESSION_SECRET: 'a secret that only the tests know and use',
  CREDENTIALS_KEY: Buffer.alloc(32, 7).toString('base64'),
}

/** The password of every test account. */
export const testPassword = 'correct horse battery'

export type Person = {
  userId: number
  email: string
  clientId: number
  practitionerId: number
  visit: Visitor
}

export type Portal = {
  url: string
  deps: Dependencies
  /** All log output so far, one line per event. */
  logged(): string
  /** A visitor who is not signed in. */
  stranger(): Visitor
  /** Creates an account and signs in. */
  person(
    role: Role,
    details?: { email?: string; firstName?: string; lastName?: string; dateOfBirth?: string },
  ): Promise<Person>
  close(): Promise<void>
}

/**
 * Starts the whole server on loopback with a new database and data folder, unless `env` names them.
 */
export async function startPortal(env: Record<string, string> = {}): Promise<Portal> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(scratch, 'pearwell-portal-')))
  const given = env['DATABASE_URL']
  const fresh = given ? { url: given, drop: () => Promise.resolve() } : await freshDatabase()
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: fresh.url, ...testKeys, ...env })
  const buckets = bucketsOf(config)
  await claimPair({ dataDir, url: fresh.url, databaseUrl: fresh.url, files: { ...config.files, buckets } })
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const database = openDatabase({ url: fresh.url, log: (message) => log.warn(message) })
  const isPortal = isPortalOf(dataDir)
  const replicaReader = openReplicaReader({ url: config.databaseReadUrl, database, isPortal, log })
  const stopping = new AbortController()
  const secrets = loadSecrets(config)
  const { disk, storage } = storagesOf(config, buckets)
  await disk.prepare()
  const deps: Dependencies = {
    config,
    log,
    pool: database.pool,
    db: database.db,
    replicaReader,
    storage,
    files: fileStore(disk, storage),
    images: imageStore(storage),
    model: config.openai.apiKey ? openAi(config.openai) : undefined,
    mail: config.emailConfigured ? sesMail(config.ses) : undefined,
    outboxEmails,
    notifyOwner,
    inviteOnRelease: inviteOnRelease(config),
    sms: config.smsConfigured ? twilioSms(config.twilio) : undefined,
    ocr: startOcr({ ...ocrLimits(1), log }),
    stopping: stopping.signal,
    cipher: textCipher(() => secrets.credentialsKeys),
    get sessionSecrets() {
      return secrets.sessionSecrets
    },
  }
  const server = createServer(createApp(deps).answer)
  closeAbandonedAnswers(server)
  closeSlowConnections(server)
  // Longer than any pause within a test file, so that no connection closes just as it is reused.
  server.keepAliveTimeout = 120_000
  const { url, close } = await listenOnLoopback(server)
  let count = 0
  return {
    url,
    deps,
    logged: () => lines.join(''),
    stranger: () => visitor(url),
    person: async (role, details = {}) => {
      count++
      const person = await addPerson(deps, role, {
        email: `${role}${count}@example.com`,
        firstName: `First${count}`,
        lastName: `Last${count}`,
        ...details,
      })
      const visit = visitor(url)
      const answer = await visit.post('/api/login', { email: person.email, password: testPassword })
      if (answer.status !== 200) throw new Error(`${person.email} could not sign in: ${answer.text}`)
      return { ...person, visit }
    },
    close: async () => {
      stopping.abort()
      await deps.ocr.stop()
      await close()
      await replicaReader.close()
      await database.close()
      await fresh.drop()
      if (!env['DATA_DIR']) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Details = { email: string; firstName: string; lastName: string; dateOfBirth?: string }

/** All accounts of a test file share one cheap hash, as real ones are slow on purpose. */
let passwordHash: Promise<string> | undefined

async function addPerson({ db }: Dependencies, role: Role, { dateOfBirth, ...names }: Details) {
  passwordHash ??= hash(testPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 })
  const [user] = await db
    .insert(users)
    .values({ ...names, username: names.email, role, passwordHash: await passwordHash })
    .returning({ id: users.id })
  const userId = user?.id ?? 0
  if (role === 'client') await db.insert(clients).values({ userId, dateOfBirth: dateOfBirth ?? null })
  if (role === 'practitioner') await db.insert(practitioners).values({ userId })
  const [client] = await db.select({ id: clients.id }).from(clients).where(eq(clients.userId, userId))
  const [practitioner] = await db
    .select({ id: practitioners.id })
    .from(practitioners)
    .where(eq(practitioners.userId, userId))
  return { userId, email: names.email, clientId: client?.id ?? 0, practitionerId: practitioner?.id ?? 0 }
}
