import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Images by their content: what was kept once never changes. */
export type ImageStore = {
  /** Makes the image durable and returns its SHA-256 in hexadecimal. */
  keep(image: Uint8Array, ending?: Ending): Promise<string>
  pathOf(hash: string, ending?: Ending): string
}
/** Pictures of foods are JPEG, the laboratory's logo is PNG. */
type Ending = 'jpg' | 'png'

/** The store in `dataDir`, which exists. */
export async function openImageStore(dataDir: string): Promise<ImageStore> {
  const folder = path.join(dataDir, 'images')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (hash: string, ending: Ending = 'jpg') => path.join(folder, `${hash}.${ending}`)
  return {
    pathOf,
    keep: async (image, ending) => {
      const hash = createHash('sha256').update(image).digest('hex')
      const arriving = path.join(folder, `${randomUUID()}.part`)
      try {
        await writeFile(arriving, image, { mode: 0o600, flag: 'wx', flush: true })
        await rename(arriving, pathOf(hash, ending))
      } finally {
        await rm(arriving, { force: true })
      }
      return hash
    },
  }
}
