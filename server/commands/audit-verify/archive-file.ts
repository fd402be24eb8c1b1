import { closeSync, createWriteStream, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { startError } from '../../database/embedded/start-error'
import {
  BrokenChain,
  follow,
  leadThrough,
  type Head,
  type Place,
  type Step,
} from '../../features/audit/audit.public'
import type { Some } from '../../config/secrets'
import { headNow, openHead, signedHead, signHead } from './heads'

/** JSON lines: the beginning, each event with its hash, and the signed head at the end. */
const beginning = z.strictObject({
  archive: z.literal(1),
  portal: z.string(),
  from: z.strictObject({ events: z.int(), lastId: z.int(), hash: z.string() }),
})
const event = z.tuple([z.string(), z.string()], z.nullable(z.string()))

/** The archive's portal, and the keys that may have signed it, newest first. */
export type Owner = { portal: string; secrets: Some<Buffer> }

/** Writes a chain's steps after the head before them; returns the number of events. */
export async function writeArchive(
  file: string,
  steps: AsyncIterable<Step>,
  { portal, secrets }: Owner,
): Promise<number> {
  let count = 0
  async function* lines() {
    let end: Head | undefined
    for await (const { head, place } of steps) {
      end = head
      if (place) count++
      const line: z.infer<typeof beginning> | z.infer<typeof event> = place
        ? [place.hash, String(place.event_id), ...place.columns.slice(1)]
        : { archive: 1, portal, from: head }
      yield `${JSON.stringify(line)}\n`
    }
    if (end) yield `${JSON.stringify(signHead(headNow(end, portal), secrets[0]))}\n`
  }
  await pipeline(lines, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }))
  return count
}

/** Whether a file begins like an archive. */
export function isArchive(file: string): boolean {
  const bytes = Buffer.alloc(64)
  try {
    const opened = openSync(file, 'r')
    try {
      return bytes.toString('utf8', 0, readSync(opened, bytes)).startsWith('{"archive":')
    } finally {
      closeSync(opened)
    }
  } catch (cause) {
    throw noArchive(file, cause)
  }
}

/** The lines of a verified archive, with its head signed by another key. */
export async function* linesSignedBy(file: string, secret: Buffer): AsyncGenerator<string> {
  const opened = await open(file)
  try {
    for await (const line of opened.readLines()) {
      const found = parsed(file, line)
      const end = signedHead.safeParse(found).data
      yield `${end ? JSON.stringify(signHead(end.head, secret)) : line}\n`
    }
  } finally {
    await opened.close()
  }
}

/**
 * Yields every head of an archive's chain, from its beginning to its end, after checking it against
 * its event. The signature is only checked at the end. Throws a StartError if the chain contradicts
 * `known` heads; the caller checks that it reaches them.
 */
export async function* headsIn(
  file: string,
  { portal, secrets }: Owner,
  known: readonly Head[] = [],
): AsyncGenerator<Head, undefined> {
  const opened = await open(file).catch((cause: unknown) => {
    throw noArchive(file, cause)
  })
  try {
    let head: Head | undefined
    let isSigned = false
    for await (const line of opened.readLines()) {
      const found = parsed(file, line)
      if (isSigned) throw startError(`The archive ${file} continues after its signed head.`)
      if (!head) {
        head = beginningOf(file, found, portal)
        leadThrough(head, known)
        yield head
      } else if (Array.isArray(found)) {
        head = follow(head, placeOf(file, found, head))
        leadThrough(head, known)
        yield head
      } else {
        const end = openHead(found, file, portal, secrets)
        if (end.events !== head.events || end.hash !== head.hash)
          throw startError(`The archive ${file} does not match its signature: it has been changed.`)
        isSigned = true
      }
    }
    if (!isSigned) throw startError(`The archive ${file} is incomplete: its signed head is missing.`)
  } catch (error) {
    throw error instanceof BrokenChain
      ? startError(`THE ARCHIVE ${file} IS INCOMPLETE OR CHANGED. ${error.message}`, error)
      : error
  } finally {
    await opened.close()
  }
}

/**
 * Verifies archives given oldest first: each must lead to the beginning of the next, the last one
 * to `floor` (archived-until), and through the `known` head if it is within them. Returns the
 * beginning of the first archive, if any. Throws a StartError.
 */
export async function proveArchives(
  files: readonly string[],
  owner: Owner,
  archivedUntil: Head,
  known: Head | undefined,
): Promise<Head | undefined> {
  const [first, ...others] = await Promise.all(files.map((file) => startOf(file, owner)))
  const next = [...others, archivedUntil]
  for (const [n, file] of files.entries()) {
    const goal = next[n] ?? archivedUntil
    let isMet = false
    for await (const { events } of headsIn(file, owner, known ? [known, goal] : [goal]))
      isMet ||= events === goal.events
    const following = n + 1 < files.length ? files[n + 1] : 'the audit log'
    if (!isMet)
      throw startError(
        `The archive ${file} does not lead to event ${goal.events}, after which ${following} begins. Name all of them, the oldest first.`,
      )
  }
  return first
}

async function startOf(file: string, owner: Owner): Promise<Head> {
  for await (const head of headsIn(file, owner)) return head
  throw noArchive(file)
}

function beginningOf(file: string, found: unknown, portal: string): Head {
  const { data, error } = beginning.safeParse(found)
  if (!data) throw noArchive(file, error)
  if (data.portal !== portal)
    throw startError(`The archive ${file} belongs to another portal: check DATA_DIR and DATABASE_URL.`)
  return data.from
}

function placeOf(file: string, found: unknown, { events }: Head): Place {
  const { data, error } = event.safeParse(found)
  if (!data) throw noArchive(file, error)
  const [hash, ...columns] = data
  return { position: events + 1, event_id: Number(columns[0]), hash, is_there: true, columns }
}

function parsed(file: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw noArchive(file, cause)
  }
}

const noArchive = (file: string, cause?: unknown) =>
  startError(`There is no audit archive in ${file}, or it is damaged.`, cause)
