import { parentPort } from 'node:worker_threads'
import { readTriplet, type TripletReading } from './read-triplet'

/** What the thread is given. */
export type ReadingJob = Parameters<typeof readTriplet>
/** What it answers; an error is the defect's stack. */
export type ReadingAnswer = { reading: TripletReading } | { error: string }

function answer(job: ReadingJob): ReadingAnswer {
  try {
    return { reading: readTriplet(...job) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: ReadingJob) => parentPort?.postMessage(answer(job)))
