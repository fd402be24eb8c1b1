import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { isAbsent, openStored, readAll } from '../../adapters/files/storage'
import type { Dependencies } from '../../dependencies'

type Storing = Pick<Dependencies, 'storage'>

export const nameOf = (file: string) => `${file}.jwe`
const placeOf = (file: string) => `shares/${nameOf(file)}`

/** Stores a ciphertext and returns the name of its file. It is not encrypted a second time. */
export async function keepShareFile({ storage }: Storing, jwe: Buffer): Promise<string> {
  const file = randomUUID()
  await storage.writeFile(placeOf(file), Readable.from([jwe]))
  return file
}

/** The ciphertext; undefined when a link ended meanwhile. */
export async function readShareFile({ storage }: Storing, file: string): Promise<Buffer | undefined> {
  try {
    return await readAll(await openStored(storage, placeOf(file), undefined))
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

export async function removeShareFiles({ storage }: Storing, files: string[]): Promise<void> {
  for (const file of files) await storage.remove(placeOf(file))
}
