import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { startError } from '../../database/embedded/start-error'
import type { Head } from '../../features/audit/audit.public'
import { deriveKey } from '../../encryption/text-cipher'

/** The end of the audit at some time; shows later that the audit still contains it. */
const head = z.strictObject({
  format: z.literal(1),
  /** The id of the portal. */
  portal: z.string(),
  at: z.string(),
  events: z.int(),
  lastId: z.int(),
  hash: z.string(),
})
export type Known = z.infer<typeof head>
export const signedHead = z.strictObject({
  head,
  /** Ed25519 over the head as compact JSON; key and signature in base64, the key as SPKI. */
  publicKey: z.string(),
  signature: z.string(),
})

/** The PKCS #8 prefix of an Ed25519 key, to be followed by its seed. */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex')

const signingKey = (secret: Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([beforeSeed, deriveKey('audit head', secret)]),
    format: 'der',
    type: 'pkcs8',
  })

const bytesOf = (of: Known) => Buffer.from(JSON.stringify(of))

/** A head with the current time. */
export const headNow = ({ events, lastId, hash }: Head, portal: string): Known => ({
  ...{ format: 1, portal, at: new Date().toISOString(), events, lastId, hash },
})

export function signHead(known: Known, secret: Buffer): z.infer<typeof signedHead> {
  const key = signingKey(secret)
  return {
    head: known,
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
    signature: sign(null, bytesOf(known), key).toString('base64'),
  }
}

/** The content of a head file. */
export const textOf = (known: Known, secret: Buffer): string =>
  `${JSON.stringify(signHead(known, secret), undefined, 2)}\n`

/** Writes a signed head with the current time to a new file. */
export function writeHead(file: string, head: Head, portal: string, secret: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const text = textOf(headNow(head, portal), secret)
  writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true })
}

/** Reads a head signed for this portal with one of its keys. Throws a StartError. */
export function readHead(file: string, portal: string, secrets: readonly Buffer[]): Known {
  let found: unknown
  try {
    found = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw noHead(file, cause)
  }
  return openHead(found, file, portal, secrets)
}

/** Throws a StartError unless the head is this portal's and signed with one of its keys. */
export function openHead(signed: unknown, file: string, portal: string, secrets: readonly Buffer[]): Known {
  const { data: found, error } = signedHead.safeParse(signed)
  if (!found) throw noHead(file, error)
  if (found.head.portal !== portal)
    throw startError(`The head in ${file} belongs to another portal: check DATA_DIR and DATABASE_URL.`)
  const signature = Buffer.from(found.signature, 'base64')
  // Not with the public key in the file, which serves only those without the portal's secrets.
  if (
    !secrets.some((secret) =>
      verify(null, bytesOf(found.head), createPublicKey(signingKey(secret)), signature),
    )
  )
    throw startError(
      `The head in ${file} was not signed with any of this portal's keys. It was forged, or its key is no longer in CREDENTIALS_KEY or credentials.key.`,
    )
  return found.head
}

const noHead = (file: string, cause: unknown) =>
  startError(`There is no signed audit head in ${file}.`, cause)

/** The folder of heads in a data folder. */
const folderOf = (dataDir: string) => path.join(dataDir, 'audit')

/** The default file of the next head; the names sort by time. */
export const nextHead = (dataDir: string) =>
  path.join(folderOf(dataDir), `audit-head-${new Date().toISOString().replace(/[T:.]/g, '-')}.json`)

/** The heads in a data folder, oldest first. */
export const headFiles = (dataDir: string): string[] =>
  readNames(folderOf(dataDir))
    .filter((name) => /^audit-head-.*\.json$/.test(name))
    .sort()
    .map((name) => path.join(folderOf(dataDir), name))

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
