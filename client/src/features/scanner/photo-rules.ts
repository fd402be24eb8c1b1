import { type ImageKind, imageKind, KIND_BYTES } from '@shared/domain/image-kind'

const LARGEST = 10 * 1024 * 1024

/** For file pickers: what the server reads. An iPhone turns HEIC into JPEG for a picker that does not take it. */
export const ACCEPT = 'image/png,image/jpeg,image/gif,image/webp,image/avif,.png,.jpg,.jpeg,.gif,.webp,.avif'

/** The kind of image that a file holds, by its first bytes; undefined for what is none, as a folder that was dropped. */
export async function kindOf(file: File): Promise<ImageKind | undefined> {
  const start = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return imageKind(new Uint8Array(start))
}

/** Why these files cannot be scanned, as a sentence; undefined for one image that can. */
export async function refusalOf(files: readonly File[]): Promise<string | undefined> {
  const [file, second] = files
  if (!file) return 'Please choose an image of the label.'
  if (second) return 'Please choose one image at a time.'
  if (file.size > LARGEST) return 'The image is larger than 10 MB. Please choose a smaller one.'
  return (await kindOf(file)) ? undefined : 'Please choose a PNG, JPG, JPEG or GIF image.'
}
