import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { startError } from '../database/embedded/start-error'
import type { Head } from '../features/audit/audit.public'
import { keyFor } from '../sealing'

/** How far the audit went at a time. Whoever holds one can tell whether the audit still leads through it. */
const head = z.strictObject({
  format: z.literal(1),
  /** The id of the portal. */
  portal: z.string(),
  at: z.string(),
  events: z.int(),
  lastId: z.int(),
  hash: z.string(),
})
const signedHead = z.strictObject({
  head,
  /** Ed25519 over the head as JSON without spaces; key and signature in base64, the key as SPKI. */
  publicKey: z.string(),
  signature: z.string(),
})

/** PKCS #8 of an Ed25519 key, but for its seed. */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex')

const signingKey = (secret: Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([beforeSeed, keyFor('audit head', secret)]),
    format: 'der',
    type: 'pkcs8',
  })

const bytesOf = (of: z.infer<typeof head>) => Buffer.from(JSON.stringify(of))

/** A head with the time of now, signed. */
export function signHead(
  { events, lastId, hash }: Head,
  portal: string,
  secret: Buffer,
): z.infer<typeof signedHead> {
  const key = signingKey(secret)
  const signed: z.infer<typeof signedHead> = {
    head: { format: 1, portal, at: new Date().toISOString(), events, lastId, hash },
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
    signature: '',
  }
  signed.signature = sign(null, bytesOf(signed.head), key).toString('base64')
  return signed
}

/** Writes a signed head into a new file. */
export function writeHead(file: string, head: Head, portal: string, secret: Buffer): void {
  const signed = signHead(head, portal, secret)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(signed, undefined, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

/** The head in a file, signed for this portal with one of its keys. Throws a StartError. */
export function readHead(file: string, portal: string, secrets: readonly Buffer[]): z.infer<typeof head> {
  let found: unknown
  try {
    found = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw noHead(file, cause)
  }
  return openHead(found, file, portal, secrets)
}

/** What was signed, out of `file`. Throws a StartError unless it is a head of this portal, signed with one of its keys. */
export function openHead(
  signed: unknown,
  file: string,
  portal: string,
  secrets: readonly Buffer[],
): z.infer<typeof head> {
  const { data: found, error } = signedHead.safeParse(signed)
  if (!found) throw noHead(file, error)
  if (found.head.portal !== portal)
    throw startError(`The head in ${file} is another portal's: check DATA_DIR and DATABASE_URL.`)
  const signature = Buffer.from(found.signature, 'base64')
  // Never with the key that the file names: that is for those who have no secret of ours.
  if (
    !secrets.some((secret) =>
      verify(null, bytesOf(found.head), createPublicKey(signingKey(secret)), signature),
    )
  )
    throw startError(
      `The head in ${file} was signed with none of this portal's keys: it was forged, or its key is no longer in CREDENTIALS_KEY or credentials.key.`,
    )
  return found.head
}

const noHead = (file: string, cause: unknown) =>
  startError(`There is no signed head of an audit in ${file}.`, cause)

/** Where the next head goes unless told otherwise; the names sort by their time. */
export const nextHead = (folder: string) =>
  path.join(folder, `audit-head-${new Date().toISOString().replace(/[T:.]/g, '-')}.json`)

/** The newest of the heads in a folder, if any. */
export function newestHead(folder: string): string | undefined {
  const newest = readNames(folder)
    .filter((name) => /^audit-head-.*\.json$/.test(name))
    .sort()
    .at(-1)
  return newest && path.join(folder, newest)
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
