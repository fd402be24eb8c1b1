import { inTime } from '@/lib/in-time'
import type { Wanted } from './camera-worker'
import type { Look } from './stillness'

/** Much longer than a slow phone needs. */
const PATIENCE_MS = 10_000

/** What the camera's picture is given to, to be looked at and packed without holding up the page. To be ended when done with. */
export const cameraThread = () =>
  new Worker(new URL('./camera-worker.ts', import.meta.url), { type: 'module' })

/** What a look at a video's picture finds. Rejects when the browser cannot. */
export const lookOf = (thread: Worker, video: HTMLVideoElement) => ask<Look>(thread, video, false)

/** What a video shows as a JPEG file; undefined when the browser cannot. */
export async function photoOf(thread: Worker, video: HTMLVideoElement): Promise<File | undefined> {
  const blob = await ask<Blob>(thread, video, true).catch(() => undefined)
  return blob && new File([blob], 'label.jpg', { type: 'image/jpeg' })
}

async function ask<Answer>(thread: Worker, video: HTMLVideoElement, isPhoto: boolean) {
  if (!('OffscreenCanvas' in window)) throw new Error('This browser draws on the page only.')
  const { videoWidth: width, videoHeight: height } = video
  // A frame is no copy; a bitmap is one, which takes the page a while.
  const frame = 'VideoFrame' in window ? new VideoFrame(video) : await createImageBitmap(video)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<Answer | undefined>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer | undefined>) => resolve(data)
  })
  const wanted: Wanted = { frame, width, height, isPhoto }
  thread.postMessage(wanted, [frame, port2])
  return inTime(answer, PATIENCE_MS).finally(() => port1.close())
}
