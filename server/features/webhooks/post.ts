import { lookup as resolve } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What came of one attempt: the receiver's status, or why there is none. */
export type Outcome = { status: number | null; failure: string | null }

/** Why nothing was sent, or no good answer came. */
const failures = {
  scheme: 'The address must begin with https://.',
  private: 'The address is in a private network.',
  unresolved: 'The host was not found.',
  slow: 'The receiver took longer than 10 seconds.',
  unreachable: 'The receiver could not be reached.',
  redirect: 'The receiver answered with a redirect, which is not followed.',
  status: 'The receiver answered with an error.',
}

const ANSWER_MS = 10_000

/**
 * Posts to a receiver outside: HTTPS, never to an address in a private network, also where a name
 * resolves to one, and without following redirects. Hosts in `allowed` may be private and use HTTP.
 * Never rejects. @param timeoutMs for the whole exchange
 */
export function post(
  target: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  allowed: readonly string[],
  timeoutMs = ANSWER_MS,
): Promise<Outcome> {
  const url = new URL(target)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isAllowed = allowed.includes(url.hostname)
  if (url.protocol !== 'https:' && !isAllowed) return failed('scheme')
  // A literal address is not looked up.
  if (isIP(host) !== 0 && !isAllowed && !isPublic(host)) return failed('private')
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((done) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal,
      lookup: isAllowed ? undefined : publicLookup,
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      done({ status: null, failure: signal.aborted ? failures.slow : failureOf(error) })
    })
    request.on('response', (response) => {
      // The answer is not needed, and may be endless.
      response.destroy()
      const { statusCode: status = 0 } = response
      const kind = status < 300 ? null : status < 400 ? failures.redirect : failures.status
      done({ status, failure: kind })
    })
    request.end(body)
  })
}

const failed = (kind: keyof typeof failures): Promise<Outcome> =>
  Promise.resolve({ status: null, failure: failures[kind] })

class PrivateAddress extends Error {}

function failureOf(error: NodeJS.ErrnoException): string {
  if (error instanceof PrivateAddress) return failures.private
  return error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN' ? failures.unresolved : failures.unreachable
}

/** The connection goes to the address that was judged, so a name cannot change in between. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address)))
      return done(new PrivateAddress(), '', 0)
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  })
}

/** Whether an address is reachable from everywhere: no private, local or special range. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
