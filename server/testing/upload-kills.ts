import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { type FileKind, fileKinds, fileStore } from '../adapters/files/file-store'
import { storagesOf } from '../adapters/files/open-storage'
import { readAll } from '../adapters/files/storage'
import { eq } from 'drizzle-orm'
import { readConfig } from '../config/config'
import { openDatabase } from '../database/connect'
import { reportKeys, reports } from '../features/reports/reports.tables'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { textCipher } from '../encryption/text-cipher'
import { credentialsKeysOf } from '../config/secrets'
import { startServer, stopServer } from './server-process'
import { visitor } from './visitor'

const UPLOADS_AT_ONCE = 4
/** Number of pieces in which an upload is sent, with pauses. */
const PIECES = 8
/**
 * The nth upload of a round takes about n times this long, so that a kill finds each at a different
 * place.
 */
const SPREAD_MS = 60
const admin = { ADMIN_EMAIL: 'kills@example.com', ADMIN_PASSWORD: 'only for the kills' }

/** Results of the kills; every `…Found` must be 0. */
export type KillReport = {
  kills: number
  /** Kills that hit at least one upload between its first byte and its acknowledgement. */
  duringUpload: number
  uploads: number
  acknowledged: number
  /** Uploads that are complete without an acknowledgement, which is allowed. */
  wholeWithoutAcknowledgement: number
  halfFound: number
  lostFound: number
  strayFound: number
}

type Sent = { sampleId: string; hash: string; began: boolean; acknowledged: boolean }

/**
 * Kills a running server `kills` times with SIGKILL during uploads and examines the remains: the
 * first time after the first acknowledgement, then at random moments.
 */
export async function killDuringUploads(
  kills: number,
  settings: { DATA_DIR: string; DATABASE_URL: string } & Record<string, string>,
): Promise<KillReport> {
  const env = { ...settings, ...admin }
  const database = openDatabase({ url: settings.DATABASE_URL, log: () => undefined })
  const found: KillReport = {
    kills: 0,
    duringUpload: 0,
    uploads: 0,
    acknowledged: 0,
    wholeWithoutAcknowledgement: 0,
    halfFound: 0,
    lostFound: 0,
    strayFound: 0,
  }
  const all: Sent[] = []
  let server = await startServer(env)
  try {
    const cookie = await signIn(server.url)
    for (let kill = 0; kill < kills; kill++) {
      // Number of sent pieces and answers before the kill; less than the total, so that one upload
      // is still in progress.
      let left = 1 + Math.floor(Math.random() * (UPLOADS_AT_ONCE * (PIECES + 1) - 1))
      let sent: ReturnType<typeof send>[] = []
      await new Promise<void>((due) => {
        const happened = (what: 'piece' | 'answer') => {
          left--
          if (kill === 0 ? what === 'answer' : left === 0) due()
        }
        sent = Array.from({ length: UPLOADS_AT_ONCE }, (_, n) =>
          send(server.url, cookie, `K${kill}-${n}`, SPREAD_MS * (n + 1), happened),
        )
      })
      const caught = sent.some(({ state }) => state.began && !state.acknowledged)
      await stopServer(server.child, 'SIGKILL')
      await Promise.all(sent.map(({ done }) => done))
      all.push(...sent.map(({ state }) => state))
      found.kills++
      found.duringUpload += Number(caught)
      server = await startServer(env)
    }
    await examine(database.db, settings, all, found)
    return found
  } finally {
    await stopServer(server.child, 'SIGTERM')
    await database.close()
  }
}

async function signIn(url: string): Promise<string> {
  const visit = visitor(url)
  await visit.post('/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  return visit.cookie()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Sends a triplet in small pieces with pauses, so that the upload takes a while. */
function send(
  url: string,
  cookie: string,
  sampleId: string,
  spreadMs: number,
  happened: (what: 'piece' | 'answer') => void,
): { state: Sent; done: Promise<void> } {
  const { html, pdf, csv, names } = makeTriplet({
    sampleId,
    clientName: 'Kill Test',
    results: [{ food: 'Egg white', value: 21 }],
    unit: 'µg/ml',
  })
  const state: Sent = { sampleId, hash: sha256(html, pdf, csv), began: false, acknowledged: false }
  const boundary = 'pearwell-kill-test'
  const field = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const file = (name: string, fileName: string, content: string | Uint8Array) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    field('sampleId', sampleId),
    field('clientName', 'Kill Test'),
    file('htmlFile', names.html, html),
    file('pdfFile', names.pdf, pdf),
    file('csvFile', names.csv, csv),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const done = new Promise<void>((resolve) => {
    const outgoing = request(`${url}/api/reports/multi-file`, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': body.length,
      },
    })
    outgoing.on('response', (response) => {
      state.acknowledged = response.statusCode === 201
      happened('answer')
      response.resume()
      resolve()
    })
    outgoing.on('error', () => resolve())
    void sendSlowly(outgoing, body, spreadMs, () => {
      state.began = true
      happened('piece')
    })
  })
  return { state, done }
}

async function sendSlowly(
  outgoing: ReturnType<typeof request>,
  body: Buffer,
  spreadMs: number,
  sent: () => void,
): Promise<void> {
  const size = Math.ceil(body.length / PIECES)
  for (let at = 0; at < body.length && !outgoing.destroyed; at += size) {
    outgoing.write(body.subarray(at, at + size))
    sent()
    await pause((Math.random() * spreadMs * 2) / PIECES)
  }
  outgoing.end()
}

async function examine(
  db: ReturnType<typeof openDatabase>['db'],
  settings: Record<string, string>,
  all: Sent[],
  found: KillReport,
): Promise<void> {
  const rows = await db
    .select({
      sampleId: reports.sampleId,
      status: reports.status,
      folder: reports.folder,
      sealed: reportKeys.sealed,
    })
    .from(reports)
    .leftJoin(reportKeys, eq(reportKeys.folder, reports.folder))
  const { dataDir, ...config } = readConfig(settings)
  const { disk, storage } = storagesOf({ dataDir, files: config.files })
  const files = fileStore(disk, storage)
  const named = new Set(rows.map(({ folder }) => folder))
  await files.sweepIncoming(0)
  await files.sweep(
    () => Promise.resolve(named),
    0,
    () => true,
  )
  const hashes = new Map<string, string>()
  const keys = credentialsKeysOf({ dataDir, credentialsKeys: [] })
  const seals = textCipher(() => keys as [Buffer])
  for (const { sampleId, folder, status, sealed } of rows) {
    const key = Buffer.from(seals.decrypt(folder, sealed ?? '') ?? '', 'base64')
    const whole = async (kind: FileKind) => readAll(await files.open(folder, kind, key))
    const bytes = await Promise.all(fileKinds.map(whole)).catch(() => undefined)
    if (status !== 'completed' || !bytes) found.halfFound++
    else hashes.set(sampleId, sha256(...bytes))
  }
  for (const { sampleId, hash, acknowledged } of all) {
    found.uploads++
    found.acknowledged += Number(acknowledged)
    const kept = hashes.get(sampleId)
    if (acknowledged && kept !== hash) found.lostFound++
    if (kept !== undefined && kept !== hash) found.halfFound++
    if (!acknowledged && kept === hash) found.wholeWithoutAcknowledgement++
  }
  const folders = await storage.list('reports')
  const incoming = await readdir(path.join(dataDir, 'incoming'))
  found.strayFound = folders.length - rows.length + incoming.length
}
