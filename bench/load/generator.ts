// A separate process that sends requests at a fixed rate, each as a signed-in person, and reports
// to its parent how long each took from its planned start.
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { callsOf, uploadCall, type Material, type Person, type Request } from './mix'

export type Order = {
  url: string
  people: Person[]
  material: Material
  /** Requests a second, and the share of uploads. */
  rate: number
  uploads: number
  warmSeconds: number
  seconds: number
}

/** `times` in milliseconds, in the order of the planned starts. */
export type Outcome = {
  kinds: Record<string, { times: number[]; unchanged: number; bytes: number }>
  errors: number
  /** Some of the errors, with the count of each. */
  met: Record<string, number>
  /** Requests sent again, as browsers do, because a kept-alive connection was closed. */
  resent: number
  /**
   * How late requests were sent, and how long the event loop was blocked, at the 99th percentile.
   */
  lateMs: number
  lagMs: number
  cpuSeconds: number
  seconds: number
}

export type GeneratorMessage = { began: true } | { outcome: Outcome }

type Browser = {
  person: Person
  agent: Agent
  address: string
  tags: Map<string, string>
  calls: Iterator<Request, never>
}
type Answer = { status: number; bytes: number }

const PATIENCE_MS = 60_000

function ask(
  url: string,
  browser: Browser,
  call: Request,
  resend = true,
): Promise<Answer & { resent: boolean }> {
  const { person, agent, tags, address } = browser
  const tag = call.method === 'GET' ? tags.get(call.path) : undefined
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}${call.path}`,
      {
        agent,
        method: call.method,
        timeout: PATIENCE_MS,
        headers: {
          Cookie: person.cookie,
          'X-Forwarded-For': address,
          'X-Kind': encodeURIComponent(call.kind),
          'Accept-Encoding': 'gzip, br',
          Accept: 'application/json',
          ...(tag && { 'If-None-Match': tag }),
          ...(call.body !== undefined && {
            'Content-Type': call.type,
            'Content-Length': Buffer.byteLength(call.body),
          }),
        },
      },
      (answer) => {
        const isFirst = !sizes.has(call.kind) && answer.statusCode === 200
        const parts: Buffer[] = []
        let text = ''
        answer.on('data', (part: Buffer) => {
          if (isFirst) parts.push(part)
          else if ((answer.statusCode ?? 0) >= 400) text += part.toString()
        })
        answer.on('error', reject)
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          if (isFirst)
            sizes.set(call.kind, plain(Buffer.concat(parts), answer.headers['content-encoding']).length)
          const { etag } = answer.headers
          if (
            etag &&
            status === 200 &&
            call.method === 'GET' &&
            answer.headers['cache-control'] !== 'no-store'
          )
            tags.set(call.path, etag)
          if (status >= 400) reject(new Error(`${status} ${text.slice(0, 120)}`))
          else resolve({ status, bytes: sizes.get(call.kind) ?? 0, resent: !resend })
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within a minute')))
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
      if (resend && isStale) ask(url, browser, call, false).then(resolve, reject)
      else reject(error)
    })
    outgoing.end(call.body)
  })
}

const sizes = new Map<string, number>()

function plain(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(bytes)
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes
}

async function generate({
  url,
  people,
  material,
  rate,
  uploads,
  warmSeconds,
  seconds,
}: Order): Promise<Outcome> {
  const browsers = people.map((person, at): Browser => ({
    person,
    // A browser opens six connections to a host.
    agent: new Agent({ keepAlive: true, maxSockets: 6 }),
    address: `10.1.${at >> 8}.${at & 255}`,
    tags: new Map(),
    calls: callsOf(person, material),
  }))
  const admins = browsers.filter(({ person }) => person.role === 'admin')
  const outcome: Outcome = {
    kinds: {},
    errors: 0,
    met: {},
    resent: 0,
    lateMs: 0,
    lagMs: 0,
    cpuSeconds: 0,
    seconds,
  }
  const late: number[] = []
  const lag = monitorEventLoopDelay({ resolution: 10 })
  const began = performance.now()
  const measuredFrom = began + warmSeconds * 1000
  const until = measuredFrom + seconds * 1000
  const open = new Set<Promise<void>>()
  let cpu = process.cpuUsage()
  let isMeasured = false
  let sent = 0

  const make = (at: number) => {
    const isUpload = Math.random() < uploads
    const browser = pick(isUpload ? admins : browsers)
    const call = isUpload ? uploadCall(material, sent++) : browser.calls.next().value
    if (at >= measuredFrom) late.push(performance.now() - at)
    return ask(url, browser, call).then(
      ({ status, bytes, resent }) => {
        if (at < measuredFrom || !isMeasured) return
        const kind = (outcome.kinds[call.kind] ??= { times: [], unchanged: 0, bytes: 0 })
        kind.times.push(performance.now() - at)
        kind.bytes = bytes
        if (status === 304) kind.unchanged++
        if (resent) outcome.resent++
      },
      (error: unknown) => {
        if (at < measuredFrom || !isMeasured) return
        outcome.errors++
        const told = `${call.kind}: ${error instanceof Error ? error.message : String(error)}`
        outcome.met[told] = (outcome.met[told] ?? 0) + 1
      },
    )
  }

  // Requests become ever more frequent until measuring begins, because people do not all arrive at
  // once.
  const rateAt = (at: number) =>
    at >= measuredFrom ? rate : rate * Math.max(0.05, (at - began) / (measuredFrom - began))
  for (let at = began; at < until; at -= (Math.log(1 - Math.random()) * 1000) / rateAt(at)) {
    const early = at - performance.now()
    if (early > 1) await sleep(early)
    if (!isMeasured && at >= measuredFrom) {
      isMeasured = true
      lag.enable()
      cpu = process.cpuUsage()
      process.send?.({ began: true } satisfies GeneratorMessage)
    }
    const made = make(at)
    open.add(made)
    void made.finally(() => open.delete(made))
  }
  await Promise.race([Promise.all(open), sleep(PATIENCE_MS)])
  if (open.size > 0) outcome.met['not answered a minute after the last call'] = open.size
  outcome.errors += open.size
  lag.disable()
  const { user, system } = process.cpuUsage(cpu)
  for (const { agent } of browsers) agent.destroy()
  isMeasured = false
  late.sort((a, b) => a - b)
  return {
    ...outcome,
    lateMs: late[Math.floor(late.length * 0.99)] ?? 0,
    lagMs: lag.percentile(99) / 1e6 - 10,
    cpuSeconds: (user + system) / 1e6,
  }
}

const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('nobody has signed in')
  return value
}

process.once('message', (order: Order) => {
  void generate(order).then((outcome) => {
    process.send?.({ outcome } satisfies GeneratorMessage, () => process.disconnect())
  })
})
