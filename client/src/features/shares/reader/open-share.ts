import { decryptContent } from '@shared/domain/shares/content-cipher'
import type { LinkPayload } from '@shared/domain/shares/link-payload'

/** What a reader states: their name, and '' where no passcode is asked for. */
export type Reader = { recipient: string; passcode: string }

/**
 * The outcome of opening a link: the content; the number of attempts left after a wrong passcode;
 * the seconds to wait; or why nothing can be read.
 */
export type Opened =
  | { state: 'opened'; content: string }
  | { state: 'refused'; remaining: number }
  | { state: 'busy'; seconds: number }
  | { state: 'unreachable' }
  | { state: 'ended' }
  | { state: 'undecryptable' }

/** The path of the manifest on this portal; undefined for the link of another one. */
export function manifestPath({ url }: LinkPayload): string | undefined {
  const { pathname } = new URL(url)
  return /^\/api\/shl\/[\w-]{43}$/.test(pathname) ? pathname : undefined
}

/**
 * Asks the portal for the ciphertext and decrypts it here: the key stays in the page. A link may
 * name another host than the one that this page came from, so only its path is used.
 */
export async function openShare(payload: LinkPayload, reader: Reader): Promise<Opened> {
  const answer = await readManifest(manifestPath(payload) ?? '', reader).catch((): Opened => ({
    state: 'unreachable',
  }))
  if (typeof answer !== 'string') return answer
  return decryptContent(answer, payload.key).then(
    (content): Opened => ({ state: 'opened', content }),
    (): Opened => ({ state: 'undecryptable' }),
  )
}

const apart: RequestInit = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }

/** The ciphertext, or why there is none; throws without the portal's answer. */
async function readManifest(path: string, { recipient, passcode }: Reader): Promise<string | Opened> {
  const answer = await fetch(path, {
    ...apart,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ recipient, ...(passcode && { passcode }) }),
  })
  if (answer.status === 404) return { state: 'ended' }
  if (answer.status === 429)
    return { state: 'busy', seconds: Number(answer.headers.get('Retry-After')) || 60 }
  const body: unknown = await answer.json()
  if (answer.status === 401) return refused(body as { remainingAttempts: number })
  if (!answer.ok) throw Error('no manifest')
  const [file] = (body as Manifest).files
  if (!file) throw Error('no file')
  return file.embedded ?? readFile(new URL(file.location ?? '').pathname)
}

/** Source: HL7 SMART Health Cards and Links, "SMART Health Link Manifest Request". */
type Manifest = { files: { contentType: string; embedded?: string; location?: string }[] }

const refused = ({ remainingAttempts: remaining }: { remainingAttempts: number }): Opened =>
  remaining > 0 ? { state: 'refused', remaining } : { state: 'ended' }

async function readFile(path: string): Promise<string> {
  const answer = await fetch(path, apart)
  if (!answer.ok) throw Error('no file')
  return answer.text()
}
