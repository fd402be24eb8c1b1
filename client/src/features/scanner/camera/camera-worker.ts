import { JPEG_QUALITY } from '../shrink-photo'
import { brightness, difference, greyOf, printOn, type Grey, type FrameReading } from './stillness'

/** A camera frame to examine, or to encode as a photo. The worker closes it. */
export type Wanted = { frame: VideoFrame | ImageBitmap; width: number; height: number; isPhoto: boolean }

/**
 * `SMALL` is the whole frame, to detect motion; `PIECE` an unscaled part of its centre, to see
 * whether text is sharp.
 */
const SMALL = { width: 64, height: 48 }
const PIECE = { width: 640, height: 480 }

const canvas = new OffscreenCanvas(PIECE.width, PIECE.height)
const brush = canvas.getContext('2d', { willReadFrequently: true })
let before: Grey | undefined

function lookAt({ frame, width, height }: Wanted): FrameReading | undefined {
  if (!brush) return undefined
  const [w, h] = [Math.min(PIECE.width, width), Math.min(PIECE.height, height)]
  brush.drawImage(frame, 0, 0, SMALL.width, SMALL.height)
  const whole = greyOf(brush.getImageData(0, 0, SMALL.width, SMALL.height))
  brush.drawImage(frame, (width - w) >> 1, (height - h) >> 1, w, h, 0, 0, w, h)
  const piece = greyOf(brush.getImageData(0, 0, w, h))
  const moved = before ? difference(whole, before) : 0
  before = whole
  return { ...printOn(piece), moved, bright: brightness(whole) }
}

function photoOf({ frame, width, height }: Wanted): Promise<Blob> {
  const whole = new OffscreenCanvas(width, height)
  whole.getContext('2d')?.drawImage(frame, 0, 0, width, height)
  return whole.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}

async function answer(wanted: Wanted, port: MessagePort | undefined): Promise<void> {
  try {
    port?.postMessage(wanted.isPhoto ? await photoOf(wanted) : lookAt(wanted))
  } finally {
    wanted.frame.close()
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Wanted>) => void answer(data, port))
