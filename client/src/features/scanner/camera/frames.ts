import { withTimeout } from '@/lib/with-timeout'
import type { Wanted } from './camera-worker'
import type { FrameReading } from './stillness'

/** Much longer than a slow phone needs. */
const PATIENCE_MS = 10_000

/** Examines and encodes frames without blocking the page; the caller must terminate it. */
export const cameraThread = () =>
  new Worker(new URL('./camera-worker.ts', import.meta.url), { type: 'module' })

/** What examining a video's frame finds. Rejects when the browser lacks support. */
export const readFrame = (thread: Worker, video: HTMLVideoElement) => ask<FrameReading>(thread, video, false)

/** A video's frame as a JPEG file; undefined when the browser lacks support. */
export async function photoOf(thread: Worker, video: HTMLVideoElement): Promise<File | undefined> {
  const blob = await ask<Blob>(thread, video, true).catch(() => undefined)
  return blob && new File([blob], 'label.jpg', { type: 'image/jpeg' })
}

async function ask<Answer>(thread: Worker, video: HTMLVideoElement, isPhoto: boolean) {
  if (!('OffscreenCanvas' in window))
    throw new Error('This browser cannot process pictures in the background.')
  const { videoWidth: width, videoHeight: height } = video
  // A VideoFrame is no copy; an ImageBitmap is one, which takes longer.
  const frame = 'VideoFrame' in window ? new VideoFrame(video) : await createImageBitmap(video)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<Answer | undefined>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer | undefined>) => resolve(data)
  })
  const wanted: Wanted = { frame, width, height, isPhoto }
  thread.postMessage(wanted, [frame, port2])
  return withTimeout(answer, PATIENCE_MS).finally(() => port1.close())
}
