import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../../project-root'
import type { OcrAnswer, OcrJob } from './ocr-worker'

const MAX_HEAP_MB = 512

/** Starts the thread that reads images: it takes one OcrJob after the other and answers each with an OcrAnswer. */
export function startThread(script: URL | undefined): Worker {
  // The build puts the thread's script beside the bundle. Beside the sources, and in bundles for tests, it is run from its source.
  const built = new URL('./ocr-worker.js', import.meta.url)
  const source = path.join(projectRoot, 'server/adapters/ocr/ocr-worker-source.mjs')
  return new Worker(script ?? (existsSync(built) ? built : source), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
}

/**
 * What the thread says to one job: its answer, `late` after `timeLimitMs`, or the error that ended it. After the last
 * two the thread is of no more use.
 */
export function ask(thread: Worker, job: OcrJob, timeLimitMs: number): Promise<OcrAnswer | 'late' | Error> {
  return new Promise((resolve) => {
    const settle = (outcome: OcrAnswer | 'late' | Error) => {
      clearTimeout(timer)
      thread.off('message', settle).off('error', settle).off('exit', ended)
      resolve(outcome)
    }
    const ended = (code: number) => settle(new Error(`The thread that reads images ended with ${code}.`))
    const timer = setTimeout(() => settle('late'), timeLimitMs)
    thread.on('message', settle).on('error', settle).on('exit', ended)
    thread.postMessage(job)
  })
}
