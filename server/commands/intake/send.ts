import { setTimeout as wait } from 'node:timers/promises'
import { startError } from '../../database/embedded/start-error'
import { RefusedTriplet, type ImportTriplet } from '../../features/intake/folder.public'

type Portal = {
  url: string
  token: string
  /** How long to wait for an absent portal, per triplet. */
  patienceMs: number
  /** Called each time the portal turns out to be absent. */
  away: () => void
  stopping: AbortSignal
}

/** The first pause suits a portal that restarts; the other is the longest. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
const ANSWER_MS = 5 * 60_000
/** A fault that the triplet itself causes comes back each time. */
const MOST_FAULTS = 3

type Answer = { status: number; body: { error?: string; sampleId?: string } }

/** Sends triplets to a portal over HTTP. Throws a StartError where no triplet would be accepted. */
export function sendTo({ url, token, patienceMs, away, stopping }: Portal): ImportTriplet {
  return async ({ sampleId, clientName, files }) => {
    const form = new FormData()
    form.set('sampleId', sampleId)
    form.set('clientName', clientName)
    for (const [kind, { name, bytes }] of Object.entries(files))
      form.set(`${kind}File`, new Blob([new Uint8Array(bytes)]), name)
    const until = performance.now() + patienceMs
    let faults = 0
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const answer = await post(url, token, form)
      const { status, body } = answer ?? { status: 503, body: {} }
      if ((status === 201 || status === 200) && body.sampleId === sampleId)
        return status === 201 ? 'taken' : 'known'
      if (status === 401 || status === 403) throw startError(body.error ?? 'The token was rejected.')
      if (status < 400) throw startError(`The server at ${url} is not a Pearwell portal. Check PEARWELL_URL.`)
      if (status === 404) throw startError(`There is no such endpoint at ${url}. Check PEARWELL_URL.`)
      if (status < 500 && status !== 408 && status !== 429)
        throw new RefusedTriplet(body.error ?? `The portal rejected it (${status}).`)
      if (status === 500 && ++faults === MOST_FAULTS)
        throw new RefusedTriplet(body.error ?? 'Something went wrong in the portal.')
      if (performance.now() + pause > until)
        throw startError(
          body.error ?? `The portal at ${url} is not answering. Files not yet added stay where they are.`,
        )
      if (pause === FIRST_PAUSE_MS) away()
      await wait(pause, undefined, { signal: stopping }).catch(() => undefined)
      if (stopping.aborted) return 'later'
    }
  }
}

/** Undefined without an answer. */
async function post(url: string, token: string, form: FormData): Promise<Answer | undefined> {
  try {
    const response = await fetch(new URL('/api/reports/multi-file', url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
      // A redirect is not the portal's answer.
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const text = await response.text()
    return { status: response.status, body: asJson(text) }
  } catch {
    return undefined
  }
}

function asJson(text: string): Answer['body'] {
  try {
    return (JSON.parse(text) ?? {}) as Answer['body']
  } catch {
    return {}
  }
}
