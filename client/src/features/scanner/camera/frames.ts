import { JPEG_QUALITY } from '../shrink-photo'
import { greyOf, type Grey } from './stillness'

/** The whole picture, small, shows a move; a piece of its middle, as it is, shows whether print is sharp. */
const SMALL = { width: 64, height: 48 }
const PIECE = { width: 320, height: 240 }

/** Looks at what a video shows, small enough to take a millisecond. */
export function frameReader() {
  const canvas = new OffscreenCanvas(PIECE.width, PIECE.height)
  const brush = canvas.getContext('2d', { willReadFrequently: true })

  const greyOfBitmap = (bitmap: ImageBitmap): Grey | undefined => {
    const { width, height } = bitmap
    brush?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return brush ? greyOf(brush.getImageData(0, 0, width, height)) : undefined
  }

  return async (video: HTMLVideoElement) => {
    const { videoWidth: width, videoHeight: height } = video
    const [w, h] = [Math.min(PIECE.width, width), Math.min(PIECE.height, height)]
    const [whole, piece] = await Promise.all([
      createImageBitmap(video, {
        resizeWidth: SMALL.width,
        resizeHeight: SMALL.height,
        resizeQuality: 'low',
      }),
      createImageBitmap(video, (width - w) >> 1, (height - h) >> 1, w, h),
    ])
    return { whole: greyOfBitmap(whole), piece: greyOfBitmap(piece) }
  }
}

/** What a video shows as a JPEG file, drawn and packed without holding up the page; undefined when the browser cannot. */
export async function photoOf(video: HTMLVideoElement): Promise<File | undefined> {
  try {
    const bitmap = await createImageBitmap(video)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    return new File([blob], 'label.jpg', { type: 'image/jpeg' })
  } catch {
    return undefined
  }
}
