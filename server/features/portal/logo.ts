import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { imageKind } from '@shared/domain/text/image-kind'
import type { FileReply } from '../../http/replies'
import { notFound, Problem } from '../../http/problem'
import type { UploadedFile } from '../../http/uploads'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import { changeSettings, portalSettings } from './portal-settings'

const MAX_BYTES = 2 * 1024 * 1024
/** More than any logo has, and quickly decoded. */
const MAX_PIXELS = 25_000_000
/** In pixels; sharp on a printed letter too. */
const LONGEST_SIDE = 512

const refused = (sentence: string) => new Problem('invalid', sentence, { fields: { logo: sentence } })

/** A still PNG of at most 512 px per side, without metadata. Throws a 400 Problem. */
async function pngOf(bytes: Buffer): Promise<Buffer> {
  const kind = imageKind(bytes)
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp')
    throw refused('The logo must be a PNG, JPEG or WebP image.')
  const opened = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
  const metadata = await opened.metadata().catch(() => undefined)
  if (metadata?.format !== kind) throw refused('The image is damaged and cannot be opened.')
  if (metadata.width * (metadata.pageHeight ?? metadata.height) > MAX_PIXELS)
    throw refused('The image is too large. Please choose a smaller one.')
  if ((metadata.pages ?? 1) > 1 || (kind === 'png' && isMoving(bytes)))
    throw refused('The image is animated. Please choose a still one.')
  return opened
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => {
      throw refused('The image is damaged and cannot be opened.')
    })
}

/** An animated PNG announces further frames before its first picture. */
const isMoving = (png: Buffer) => png.subarray(0, png.indexOf('IDAT')).includes('acTL')

/** Stores the portal's logo, in the version of the settings that was seen. */
export async function setLogo(deps: Dependencies, actor: Actor, file: UploadedFile, ifMatch?: string) {
  if (file.size > MAX_BYTES) throw refused('The logo must be at most 2 MB.')
  const logoHash = await deps.images.keep(await pngOf(await readFile(file.path)), 'png')
  return changeSettings(deps.db, actor, { logoHash }, ifMatch)
}

/** The logo by its hash. A replaced or removed one is not served. */
export async function logoFile({ db, images }: Dependencies, hash: string): Promise<FileReply> {
  const { logoHash } = await portalSettings(db)
  if (logoHash !== hash) throw notFound('The logo')
  return {
    content: await images.open(hash, 'png'),
    contentType: 'image/png',
    disposition: 'inline',
    name: 'logo.png',
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Web mail shows emails on other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  }
}
