import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { makeTriplet, type SampleTriplet } from '../../shared/domain/sample-triplet/sample-triplet'
import { writeFormData } from '../load/multipart'

export const kinds = ['upload', 'edit', 'list', 'download'] as const
export type Kind = (typeof kinds)[number]
const fileKinds = ['html', 'pdf', 'csv'] as const

/** A call that was made; times are those of performance.now(). */
export type CallRecord = {
  caller: number
  kind: Kind
  began: number
  ended: number
  failed: string | undefined
}

/** A triplet that was sent; `id` is set once it was acknowledged. */
export type SentTriplet = {
  sampleId: string
  hashes: Record<(typeof fileKinds)[number], string>
  id: number | undefined
  /**
   * `version` and `phone` of the row as last acknowledged; `unanswered`: the phone numbers sent
   * since without an answer.
   */
  version: number
  phone: string
  unanswered: Set<string>
}

export type Observed = {
  calls: CallRecord[]
  sent: SentTriplet[]
  /** The number of acknowledged edits. */
  edits: number
  /** `missed`: own writes that a list lacked; `wrong`: unexpected answers or stored values. */
  missed: string[]
  wrong: string[]
}

const PAUSE_MS = 300
const PATIENCE_MS = 20_000

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Row = { id: number; sampleId: string; version: number; status: string; phone: string }

/** A client that keeps cookies as a browser does. */
export function browser(url: string) {
  const cookies = new Map<string, string>()
  const ask = async (
    method: string,
    at: string,
    body?: string | Buffer,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(url + at, {
      method,
      body: body as BodyInit | undefined,
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const json = async <T>(
    good: number,
    method: string,
    at: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<T> => {
    const { status, bytes } = await ask(method, at, body === undefined ? undefined : JSON.stringify(body), {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    })
    if (status !== good) throw new Refused(status, bytes.toString().slice(0, 160))
    return JSON.parse(bytes.toString()) as T
  }
  return { ask, json }
}

export type Browser = ReturnType<typeof browser>

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: string,
  ) {
    super(String(status))
  }
}

const describeError = (error: unknown) => {
  if (error instanceof Refused) return String(error.status)
  const { cause, name } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}

/** Signs in, and waits where the portal asks for a pause after several attempts. */
export async function signIn(url: string, account: { email: string; password: string }): Promise<Browser> {
  const own = browser(url)
  for (;;) {
    try {
      await own.json(200, 'POST', '/api/login', account)
      return own
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429) throw error
      await wait(1_000)
    }
  }
}

/**
 * The types of stored file of a report that differ from what was sent, as downloaded from the
 * portal.
 */
export async function damagedFiles({ ask }: Browser, { id, hashes }: SentTriplet): Promise<string[]> {
  const damaged: string[] = []
  for (const kind of fileKinds) {
    const { status, bytes } = await ask('GET', `/api/reports/${id}/download/${kind}`)
    if (status !== 200 || sha256(bytes) !== hashes[kind]) damaged.push(`${kind} ${status}`)
  }
  return damaged
}

/**
 * Uploads, edits, reads lists after each write, and downloads, until stopped. A failed request is
 * followed by another one.
 */
export async function callAll(url: string, account: { email: string; password: string }, each: number) {
  const seen: Observed = { calls: [], sent: [], edits: 0, missed: [], wrong: [] }
  const run = Date.now().toString(36).toUpperCase()
  let isOver = false
  let callers = 0
  let samples = 0

  /** Makes a call and records it; undefined when it failed. */
  const call = async <T>(caller: number, kind: Kind, work: () => Promise<T>): Promise<T | undefined> => {
    const began = performance.now()
    const note = (failed?: string) =>
      seen.calls.push({ caller, kind, began, ended: performance.now(), failed })
    try {
      const answer = await work()
      note()
      return answer
    } catch (error) {
      note(describeError(error))
      if (error instanceof Refused && ![412, 500, 502, 503, 504].includes(error.status))
        seen.wrong.push(`${kind}: ${error.status} ${error.said}`)
      if (error instanceof Refused && error.status === 500) seen.wrong.push(`${kind}: 500 ${error.said}`)
      return undefined
    }
  }

  const upload = async (caller: number, { ask, json }: Browser) => {
    // Fixed length, so that a search for one sample id finds no other.
    const sampleId = `CH${run}${String(samples++).padStart(6, '0')}`
    const triplet = makeTriplet({
      sampleId,
      clientName: 'Chaos Client',
      results: [
        { food: 'Egg white', value: 21 },
        { food: 'Garlic', value: (samples % 70) / 10 },
      ],
      unit: 'µg/ml',
    })
    const one = sentOf(sampleId, triplet)
    seen.sent.push(one)
    const { type, body } = formOf(one.sampleId, triplet)
    const row = await call(caller, 'upload', async () => {
      const { status, bytes } = await ask('POST', '/api/reports/multi-file', body, { 'Content-Type': type })
      if (status !== 201) throw new Refused(status, bytes.toString().slice(0, 160))
      return JSON.parse(bytes.toString()) as Row
    })
    if (!row) return
    Object.assign(one, { id: row.id, version: row.version })
    const rows = await call(caller, 'list', () => json<Row[]>(200, 'GET', '/api/reports?pageSize=50'))
    if (rows && !rows.some(({ id }) => id === row.id)) seen.missed.push(`upload ${one.sampleId}`)
  }

  const edit = async (caller: number, place: number, { json }: Browser) => {
    const own = seen.sent.filter(({ id }) => id !== undefined && id % each === place)
    const one = own[Math.floor(Math.random() * own.length)]
    if (!one) return
    const phone = `${caller} ${seen.calls.length}`
    one.unanswered.add(phone)
    const row = await call(caller, 'edit', () =>
      json<Row>(200, 'PATCH', `/api/reports/${one.id}`, { phone }, { 'If-Match': `"${one.version}"` }),
    )
    if (!row) {
      const now = await call(caller, 'list', () => json<Row>(200, 'GET', `/api/reports/${one.id}`))
      if (now) takeOver(one, now)
      return
    }
    seen.edits++
    one.unanswered.clear()
    Object.assign(one, { phone, version: row.version })
    const rows = await call(caller, 'list', () =>
      json<Row[]>(200, 'GET', `/api/reports?pageSize=20&q=${one.sampleId}`),
    )
    const listed = rows?.find(({ id }) => id === one.id)
    if (rows && listed?.phone !== phone)
      seen.missed.push(`edit of ${one.sampleId}: ${listed?.phone} after ${phone}`)
  }

  /** After an edit without an answer the row has either the new values or the old ones. */
  const takeOver = (one: SentTriplet, { phone, version }: Row) => {
    if (phone === one.phone || one.unanswered.has(phone)) Object.assign(one, { phone, version })
    else seen.wrong.push(`${one.sampleId} has the number ${phone}, and not ${one.phone}`)
  }

  const download = async (caller: number, { ask }: Browser) => {
    const own = seen.sent.filter(({ id }) => id !== undefined)
    const one = own[Math.floor(Math.random() * own.length)]
    const kind = fileKinds[Math.floor(Math.random() * fileKinds.length)]
    if (!one || !kind) return
    const bytes = await call(caller, 'download', async () => {
      const answer = await ask('GET', `/api/reports/${one.id}/download/${kind}`)
      if (answer.status !== 200) throw new Refused(answer.status, answer.bytes.toString().slice(0, 160))
      return answer.bytes
    })
    if (bytes && sha256(bytes) !== one.hashes[kind])
      seen.wrong.push(`${one.sampleId} has another ${kind} file`)
  }

  const work = async (own: Browser, does: (caller: number, own: Browser) => Promise<void>) => {
    const caller = callers++
    while (!isOver) {
      await does(caller, own)
      await wait(Math.random() * 2 * PAUSE_MS)
    }
  }
  const browsers: Browser[] = []
  for (let n = 0; n < each * 3; n++) browsers.push(await signIn(url, account))
  const all = browsers.map((own, n) => {
    const place = Math.floor(n / 3)
    return work(own, [upload, (caller: number) => edit(caller, place, own), download][n % 3] ?? upload)
  })
  return {
    seen,
    /** Whether every caller has had an answer to a call made after this moment. */
    allAnsweredSince: (at: number) =>
      Array.from({ length: callers }, (_, caller) => caller).every((caller) =>
        seen.calls.some((made) => made.caller === caller && made.began > at && made.failed === undefined),
      ),
    stop: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
}

const sentOf = (sampleId: string, { html, pdf, csv }: SampleTriplet): SentTriplet => ({
  sampleId,
  hashes: { html: sha256(html), pdf: sha256(pdf), csv: sha256(csv) },
  id: undefined,
  version: 0,
  phone: '',
  unanswered: new Set(),
})

function formOf(sampleId: string, { html, pdf, csv, names }: SampleTriplet) {
  return writeFormData({
    sampleId,
    clientName: 'Chaos Client',
    htmlFile: { name: names.html, type: 'text/html', content: html },
    pdfFile: { name: names.pdf, type: 'application/pdf', content: pdf },
    csvFile: { name: names.csv, type: 'text/csv', content: csv },
  })
}

/**
 * The longest time from the beginning of a call until the same caller had an answer of that kind,
 * and all errors.
 */
export function outageOf(calls: readonly CallRecord[], from: number, to: number) {
  const within = calls.filter(({ began }) => began >= from && began < to)
  const errors = new Map<string, number>()
  for (const { kind, failed } of within)
    if (failed !== undefined) errors.set(`${kind} ${failed}`, (errors.get(`${kind} ${failed}`) ?? 0) + 1)
  let longestMs = 0
  for (const { caller, kind, began } of within) {
    const next = calls.find(
      (made) =>
        made.caller === caller && made.kind === kind && made.began >= began && made.failed === undefined,
    )
    if (next) longestMs = Math.max(longestMs, next.ended - began)
  }
  return { longestMs, errors, calls: within.length }
}
