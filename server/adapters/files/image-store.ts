import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Images by their content: what was kept once never changes. */
export type ImageStore = {
  /** Makes the image durable and returns its SHA-256 in hexadecimal. */
  keep(jpeg: Uint8Array): Promise<string>
  pathOf(hash: string): string
}

/** The store in `dataDir`, which exists. */
export async function openImageStore(dataDir: string): Promise<ImageStore> {
  const folder = path.join(dataDir, 'images')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (hash: string) => path.join(folder, `${hash}.jpg`)
  return {
    pathOf,
    keep: async (jpeg) => {
      const hash = createHash('sha256').update(jpeg).digest('hex')
      const arriving = path.join(folder, `${randomUUID()}.part`)
      try {
        await writeFile(arriving, jpeg, { mode: 0o600, flag: 'wx', flush: true })
        await rename(arriving, pathOf(hash))
      } finally {
        await rm(arriving, { force: true })
      }
      return hash
    },
  }
}
