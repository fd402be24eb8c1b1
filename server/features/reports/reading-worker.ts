import { parentPort } from 'node:worker_threads'
import { type PdfReading, readPdf } from './read-pdf'
import { readTriplet, type TripletReading } from './read-triplet'

/** What the thread is given: a triplet with what was read of its PDF, or a PDF. */
export type ReadingJob = { triplet: Parameters<typeof readTriplet> } | { pdf: Uint8Array }
/** What it answers; an error is the defect's stack. */
export type ReadingAnswer = { reading: TripletReading | PdfReading } | { error: string }

async function answer(job: ReadingJob): Promise<ReadingAnswer> {
  try {
    return { reading: 'pdf' in job ? await readPdf(job.pdf) : readTriplet(...job.triplet) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// Of a damaged PDF its library leaves promises behind; what it said has been answered.
process.on('unhandledRejection', () => undefined)

parentPort?.on('message', (job: ReadingJob) => {
  void answer(job).then((answered) => parentPort?.postMessage(answered))
})
