import { parentPort } from 'node:worker_threads'
import { type PdfReading, readPdf } from './read-pdf'
import { readTriplet, type TripletReading } from './read-triplet'

/** A job for the thread: a triplet with the reading of its PDF, or a PDF. */
export type ReadingJob = { triplet: Parameters<typeof readTriplet> } | { pdf: Uint8Array }
/** `error` is the stack of a defect. */
export type ReadingAnswer = { reading: TripletReading | PdfReading } | { error: string }

async function answer(job: ReadingJob): Promise<ReadingAnswer> {
  try {
    return { reading: 'pdf' in job ? await readPdf(job.pdf) : readTriplet(...job.triplet) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// The PDF library rejects promises of a damaged file after the answer was sent.
process.on('unhandledRejection', () => undefined)

parentPort?.on('message', (job: ReadingJob) => {
  void answer(job).then((answered) => parentPort?.postMessage(answered))
})
