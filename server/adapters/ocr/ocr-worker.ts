import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { OcrError, type OcrTrouble } from './ocr-error'
import { readLabel, type PhotoText } from './read-label'
import { startRecognition } from './recognition'

/** The message to the thread: an image, or the path of one. */
export type OcrJob = string | Uint8Array
/** The reply; `error` is the stack of a defect. */
export type OcrAnswer = { photo: PhotoText } | { trouble: OcrTrouble; message: string } | { error: string }

const starting = startRecognition()

async function answer(job: OcrJob): Promise<OcrAnswer> {
  try {
    const recognise = await starting
    return { photo: await readLabel(typeof job === 'string' ? await readFile(job) : job, recognise) }
  } catch (error) {
    if (error instanceof OcrError) return { trouble: error.trouble, message: error.message }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: OcrJob) => void answer(job).then((said) => parentPort?.postMessage(said)))
