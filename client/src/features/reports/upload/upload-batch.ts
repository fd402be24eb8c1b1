import type { Uploaded } from '@/api/upload'
import { sentenceOf } from '@/api/request'
import type { Sample, TrayAction, UploadedReport } from './tray'
import { formOf } from './upload-form'
import { type UploadOptions } from './upload-options'
import { uploadQueue } from './upload-queue'

/** How many samples are sent at the same time. */
const WIDTH = 2
/** The minimum time in milliseconds between two refreshes of the lists. */
const REFRESH_EVERY = 2_000

type Answer = Uploaded<'POST /api/reports/multi-file'>

/** The reports of the uploaded samples, and one sentence for each failure. */
export type BatchSummary = { uploaded: UploadedReport[]; failures: string[] }

type Surroundings = {
  send: (form: FormData, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<Answer>
  dispatch: (action: TrayAction) => void
  refresh: () => void
  /** Called once when everything started has been uploaded, failed or been stopped. */
  onFinished: (summary: BatchSummary) => void
}

export type UploadBatch = {
  /** Sends complete samples; those already being sent continue. */
  start: (samples: readonly Sample[], options: UploadOptions) => void
  /** Stops one sample or all, which can then be sent again. What is uploaded stays. */
  stop: (key?: string) => void
}

/** Sends samples two at a time; a failure does not stop the others. */
export function uploadBatch({ send, dispatch, refresh, onFinished }: Surroundings): UploadBatch {
  const controllers = new Map<string, AbortController>()
  let active = false
  let summary: BatchSummary = { uploaded: [], failures: [] }
  let refreshedAt = 0

  const queue = uploadQueue<{ sample: Sample; options: UploadOptions }>(
    WIDTH,
    async ({ sample, options }) => {
      const { key } = sample
      const controller = new AbortController()
      controllers.set(key, controller)
      const tell = (fraction: number) => dispatch({ type: 'progress', key, fraction })
      tell(0)
      try {
        const answer = await send(formOf(sample, options), tell, controller.signal)
        const report = uploadedReport(answer, options, sample.clientName)
        dispatch({ type: 'done', key, report })
        summary.uploaded.push(report)
        refreshNowAndThen()
      } catch (error) {
        if (controller.signal.aborted) {
          dispatch({ type: 'stop', key })
          return
        }
        const sentence = sentenceOf(error) || 'Upload failed'
        dispatch({ type: 'fail', key, sentence })
        summary.failures.push(sentence)
      } finally {
        controllers.delete(key)
      }
    },
  )

  function refreshNowAndThen() {
    if (Date.now() - refreshedAt < REFRESH_EVERY) return
    refreshedAt = Date.now()
    refresh()
  }

  async function run(samples: readonly Sample[], options: UploadOptions) {
    const first = !active
    active = true
    const idle = queue.add(samples.map((sample) => ({ sample, options })))
    if (!first) return
    await idle
    active = false
    const finished = summary
    summary = { uploaded: [], failures: [] }
    refresh()
    onFinished(finished)
  }

  return {
    start: (samples, options) => {
      dispatch({ type: 'wait', keys: samples.map((sample) => sample.key) })
      void run(samples, options)
    },
    stop: (key) => {
      const dropped = queue.drop(({ sample }) => key === undefined || sample.key === key)
      for (const { sample } of dropped) dispatch({ type: 'stop', key: sample.key })
      for (const [running, controller] of controllers)
        if (key === undefined || key === running) controller.abort()
    },
  }
}

/** Keeps only part of the response, because hundreds with all results would use much memory. */
function uploadedReport(
  { reply, status }: Answer,
  options: UploadOptions,
  clientName: string,
): UploadedReport {
  const {
    results: _,
    allergenData: __,
    unread: ___,
    warnings,
    madeAccount,
    notApplied: choices,
    suggestedPractitioner: suggested,
    ...row
  } = reply
  const asks = warnings.some(({ code }) => code.startsWith('practitioner-'))
  const dropped = choices.length > 0 ? { dropped: { choices, options, clientName } } : {}
  return { row, existed: status === 200, madeAccount, asks, suggested, ...dropped }
}
