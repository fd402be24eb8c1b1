import type { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { callThread, startQuietThread } from '../../process/worker-thread'
import { OcrError } from './ocr-error'
import type { OcrAnswer, OcrJob } from './ocr-worker'
import type { PhotoText } from './read-label'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../config/project-root'

export type OcrOptions = {
  /** How many images are read at once; a thread takes 100 MB, and 40 per further language. */
  threads: number
  /** How many more may wait. */
  queueLimit: number
  /** Per image, from when its reading starts. */
  timeLimitMs: number
  log: Pick<Logger, 'error' | 'warn'>
  /** Idle time after which the threads end; the next image starts new ones. */
  idleMs?: number
  /** The threads' script, for tests of the pool. */
  script?: URL
}

/** Reads the text of photos. No image and no text is written anywhere. */
export type Ocr = {
  /** Reads a PNG, JPEG, GIF, WebP or AVIF, as bytes or a path. Rejects with an OcrError. */
  read: (image: Uint8Array | string) => Promise<PhotoText>
  /** Rejects running and waiting images and ends the threads. */
  stop: () => Promise<void>
}

const IDLE_MS = 5 * 60_000
const USUAL_SECONDS = 1.5

const messages = {
  busy: 'A lot of labels are being read at the moment. Please try again shortly.',
  late: 'Reading the image took too long. Please take a closer, sharper photo of the label.',
  failed: 'The image could not be read. Please try again or take another photo.',
  stopped: 'The server is about to restart. Please try again in a moment.',
}

type Scan = { job: OcrJob; resolve: (photo: PhotoText) => void; reject: (error: Error) => void }

/** A pool of threads that read images, started with the first image and then kept. */
export function startOcr(options: OcrOptions): Ocr {
  const { threads: most, queueLimit, timeLimitMs, log, idleMs = IDLE_MS, script } = options
  const waiting: Scan[] = []
  const running = new Set<Scan>()
  const resting: Worker[] = []
  const threads = new Set<Worker>()
  let idle: NodeJS.Timeout | undefined
  let isStopped = false

  const discard = (thread: Worker) => {
    threads.delete(thread)
    return thread.terminate()
  }

  const start = () => {
    const thread = startThread(script)
    threads.add(thread)
    // An idle or abandoned thread may fail while nothing waits for it.
    thread.on('error', () => undefined)
    thread.on('exit', () => {
      threads.delete(thread)
      const at = resting.indexOf(thread)
      if (at >= 0) resting.splice(at, 1)
    })
    return thread
  }

  const rest = (thread: Worker) => {
    thread.unref()
    resting.push(thread)
    if (running.size > 0) return
    idle = setTimeout(() => {
      for (const one of resting.splice(0)) void discard(one)
    }, idleMs)
    idle.unref()
  }

  const scan = async (one: Scan) => {
    clearTimeout(idle)
    running.add(one)
    const thread = resting.pop() ?? start()
    thread.ref()
    const answered = await callThread<OcrAnswer>(thread, one.job, timeLimitMs)
    running.delete(one)
    // After a defect tesseract may be unable to read anything more.
    if (answered === 'late' || answered instanceof Error || 'error' in answered) void discard(thread)
    else if (!isStopped) rest(thread)
    settle(one, answered)
    const next = waiting.shift()
    if (next) void scan(next)
  }

  const settle = (one: Scan, answered: OcrAnswer | 'late' | Error) => {
    if (isStopped) return one.reject(new OcrError('busy', messages.stopped))
    if (answered === 'late') {
      log.warn({ timeLimitMs }, 'an image took too long to read')
      return one.reject(new OcrError('timed-out', messages.late))
    }
    if (answered instanceof Error || 'error' in answered) {
      log.error({ err: answered instanceof Error ? answered : answered.error }, 'an image could not be read')
      return one.reject(new OcrError('failed', messages.failed))
    }
    if ('photo' in answered) one.resolve(answered.photo)
    else one.reject(new OcrError(answered.trouble, answered.message))
  }

  return {
    read: (image) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new OcrError('busy', messages.stopped))
        // Copy the bytes: a Buffer may be a view of larger shared memory.
        const one = { job: typeof image === 'string' ? image : new Uint8Array(image), resolve, reject }
        if (running.size < most) return void scan(one)
        const seconds = Math.ceil(((waiting.length + 1) / most) * USUAL_SECONDS)
        if (waiting.length >= queueLimit) return reject(new OcrError('busy', messages.busy, seconds))
        waiting.push(one)
      }),
    stop: async () => {
      isStopped = true
      clearTimeout(idle)
      for (const one of waiting.splice(0)) one.reject(new OcrError('busy', messages.stopped))
      await Promise.all([...threads].map(discard))
    },
  }
}

const MAX_HEAP_MB = 512

/** Starts a thread that takes one OcrJob at a time and answers each with an OcrAnswer. */
export function startThread(script: URL | undefined): Worker {
  // The build puts the thread's script beside the bundle; elsewhere it runs from its source.
  const built = new URL('./ocr-worker.js', import.meta.url)
  const source = path.join(projectRoot, 'server/adapters/ocr/ocr-worker-source.mjs')
  return startQuietThread(script ?? (existsSync(built) ? built : source), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
}
