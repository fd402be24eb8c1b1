import { randomBytes, randomUUID } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import JSZip from 'jszip'
import type { StoredFile } from '../../adapters/files/storage'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { encryptPieces } from '../../encryption/encrypted-file'
import { openReportFile } from '../reports/reports.public'
import { collectOwnData, type OwnData } from './export-data'

export const nameOf = (file: string) => `${file}.zip`
export const placeOf = (file: string) => `exports/${nameOf(file)}`

/**
 * Writes the zip file by file, encrypted before it is stored, so that only one piece of one file
 * is in memory. Returns its name without the ending, and its encrypted key for the export's row.
 */
export async function writeZip(
  deps: Dependencies,
  userId: number,
): Promise<{ file: string; sealed: string }> {
  const { documents, files } = await collectOwnData(deps.db, userId)
  const zip = new JSZip()
  const failed = new AbortController()
  for (const [name, content] of Object.entries(documents))
    zip.file(`${name}.json`, `${JSON.stringify(content, undefined, 2)}\n`)
  for (const file of files) {
    const from = await readableFile(deps, file)
    if (from) zip.file(file.name, Readable.from(contentOf(from, failed)))
  }
  const [file, key] = [randomUUID(), randomBytes(32)]
  const packing = zip.generateNodeStream({ streamFiles: true, compression: 'DEFLATE' })
  const packed = addAbortSignal(failed.signal, new Readable().wrap(packing))
  try {
    await deps.storage.writeFile(placeOf(file), encryptPieces({ key, name: file }, packed))
  } catch (error) {
    await deps.storage.remove(placeOf(file)).catch(() => undefined)
    throw error
  } finally {
    packed.destroy()
  }
  return { file, sealed: deps.cipher.encrypt(file, key.toString('base64')) }
}

/** Opened when the zip reaches it; aborts `failed`, as a paused JSZip reports no errors. */
async function* contentOf({ size, read }: StoredFile, failed: AbortController) {
  try {
    yield* read(0, size)
  } catch (error) {
    failed.abort(error)
    throw error
  }
}

/** A report file read through once; undefined when it is missing or cannot be decrypted. */
async function readableFile(
  deps: Dependencies,
  { stored, kind }: OwnData['files'][number],
): Promise<StoredFile | undefined> {
  try {
    const file = await openReportFile(deps, stored, kind)
    for await (const _ of file.read(0, file.size));
    return file
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    deps.log.error({ ...error.more.logged }, 'a file cannot be read, and is left out of an export')
    return undefined
  }
}
