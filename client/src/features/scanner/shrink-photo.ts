import { type ImageKind, imageKind, KIND_BYTES } from '@shared/domain/text/image-kind'

/** The size the server reads best; more pixels only take longer to send. */
const LONGEST_SIDE = 2400
/** In bytes: smaller photos are sent unchanged. */
const WORTH_SHRINKING = 1_200_000
export const JPEG_QUALITY = 0.8

/** The image type by the first bytes; undefined for anything else, such as a folder. */
export async function kindOf(file: File): Promise<ImageKind | undefined> {
  const start = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return imageKind(new Uint8Array(start))
}

/** A JPEG scaled down for sending; unchanged when that gains nothing or fails. */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const kind = await kindOf(file)
    const isForeign = kind === 'heic'
    if (!isForeign && (file.size < WORTH_SHRINKING || kind === 'gif')) return file
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height))
    if (scale === 1 && !isForeign) {
      whole.close()
      return file
    }
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(whole.width * scale)
    canvas.height = Math.round(whole.height * scale)
    const brush = canvas.getContext('2d')
    if (!brush) return file
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(whole, 0, 0, canvas.width, canvas.height)
    whole.close()
    const small = await jpegOf(canvas)
    return small && (isForeign || small.size < file.size) ? small : file
  } catch {
    return file
  }
}

/** A canvas as a JPEG file; undefined when the browser cannot make one. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<File | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], 'label.jpg', { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  )
}
