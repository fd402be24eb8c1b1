import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { notFound } from '../../http/problem'
import { isAbsent, openStored, type Storage, type StoredFile } from './storage'

/** Images named by the hash of their content, so that they never change. */
export type ImageStore = {
  /** Makes the image durable and returns its SHA-256 in hexadecimal. */
  keep(image: Uint8Array, ending?: Ending): Promise<string>
  /** Throws a 404 Problem if the image is lost. */
  open(hash: string, ending?: Ending): Promise<StoredFile>
}

/** Pictures of foods are JPEG, the laboratory's logo is PNG. */
type Ending = 'jpg' | 'png'

export function imageStore(storage: Storage): ImageStore {
  const pathOf = (hash: string, ending: Ending = 'jpg') => `images/${hash}.${ending}`
  return {
    open: (hash, ending) =>
      openStored(storage, pathOf(hash, ending), undefined).catch((error: unknown) => {
        throw isAbsent(error) ? notFound('The file') : error
      }),
    keep: async (image, ending) => {
      const hash = createHash('sha256').update(image).digest('hex')
      await storage.writeFile(pathOf(hash, ending), Readable.from([Buffer.from(image)]))
      return hash
    },
  }
}
