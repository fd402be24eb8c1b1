import type { Reply } from '@shared/api'
import {
  fileNameError,
  readFileName,
  type ReportFileType,
  sampleKeyOf as keyOf,
  sizeErrorOf,
} from '@shared/domain/text/file-name'
import type { ReportRow } from '../manage/report-row'
import type { UploadOptions } from './upload-options'

/** The three file types in display and sending order, with their labels. */
export const fileTypes = ['html', 'pdf', 'csv'] as const satisfies readonly ReportFileType[]
export const fileTypeWords: Record<ReportFileType, string> = { html: 'HTML', pdf: 'PDF', csv: 'CSV' }

type Uploaded = Reply<'POST /api/reports/multi-file'>

/**
 * An uploaded sample's report, as in lists. `existed`: the same files were uploaded before;
 * `madeAccount`: its client is new and cannot sign in yet; `asks`: nobody was chosen as reviewer;
 * `suggested`: the practitioner named in the file; `dropped`: choices that an existing report did
 * not take.
 */
export type UploadedReport = {
  row: ReportRow
  existed: boolean
  madeAccount: boolean
  asks: boolean
  dropped?: { choices: Uploaded['notApplied']; options: UploadOptions; clientName: string }
  suggested: Reply<'GET /api/reports/:id'>['suggestedPractitioner']
}

export type SampleState =
  | { kind: 'selected' }
  | { kind: 'waiting' }
  /** `fraction`: the share of its bytes that has been sent, 0 to 1. */
  | { kind: 'uploading'; fraction: number }
  | { kind: 'done'; report: UploadedReport }
  | { kind: 'failed'; sentence: string }

/** `earlier` is the day of an existing report of this sample, '' for none. */
export type Sample = {
  key: string
  sampleId: string
  clientName: string
  files: Partial<Record<ReportFileType, File>>
  state: SampleState
  earlier?: string
}

/** A file that was not added, and the sentence that says why. */
export type Rejection = { name: string; reason: string }

/** The state of the upload dialog. A sample that did not change stays the same object. */
export type Tray = {
  samples: readonly Sample[]
  rejected: readonly Rejection[]
  /** The names of the files that replaced another one in the last action. */
  replaced: readonly string[]
}

export const emptyTray: Tray = { samples: [], rejected: [], replaced: [] }

export type TrayAction =
  | { type: 'add'; files: readonly File[] }
  /** A file picked for an empty slot: only an HTML's name must follow the format. */
  | { type: 'choose'; key: string; slot: ReportFileType; file: File }
  | { type: 'remove'; key: string; slot: ReportFileType }
  | { type: 'dismiss'; notice: 'rejected' | 'replaced' }
  | { type: 'wait'; keys: readonly string[] }
  | { type: 'progress'; key: string; fraction: number }
  | { type: 'done'; key: string; report: UploadedReport }
  | { type: 'fail'; key: string; sentence: string }
  /** Stopped: ready to be sent again. */
  | { type: 'stop'; key: string }
  | { type: 'earlier'; key: string; day: string }

export function trayReducer(tray: Tray, action: TrayAction): Tray {
  switch (action.type) {
    case 'add':
      return action.files.reduce(addFile, { ...tray, replaced: [] })
    case 'choose':
      return chooseFile({ ...tray, replaced: [] }, action)
    case 'remove':
      return removeFile(tray, action.key, action.slot)
    case 'dismiss':
      return { ...tray, [action.notice]: [] }
    case 'wait':
      return action.keys.reduce((now, key) => setState(now, key, { kind: 'waiting' }), tray)
    case 'progress':
      return change(tray, action.key, (sample) =>
        sample.state.kind === 'waiting' || sample.state.kind === 'uploading'
          ? { ...sample, state: { kind: 'uploading', fraction: action.fraction } }
          : sample,
      )
    case 'done':
      return setState(tray, action.key, { kind: 'done', report: action.report })
    case 'fail':
      return setState(tray, action.key, { kind: 'failed', sentence: action.sentence })
    case 'stop':
      return setState(tray, action.key, { kind: 'selected' })
    case 'earlier':
      return change(tray, action.key, (sample) => ({ ...sample, earlier: action.day }))
  }
}

function addFile(tray: Tray, file: File): Tray {
  const named = readFileName(file.name)
  if ('error' in named) return reject(tray, file, named.error)
  const wrong = sizeErrorOf(file)
  if (wrong) return reject(tray, file, wrong)
  const key = keyOf(named)
  const known = tray.samples.find((sample) => sample.key === key)
  if (known) return put(tray, known, named.type, file)
  const { sampleId, clientName, type } = named
  const sample: Sample = { key, sampleId, clientName, files: { [type]: file }, state: { kind: 'selected' } }
  return { ...tray, samples: [...tray.samples, sample] }
}

function chooseFile(
  tray: Tray,
  { key, slot, file }: { key: string; slot: ReportFileType; file: File },
): Tray {
  const sample = tray.samples.find((candidate) => candidate.key === key)
  if (!sample) return tray
  const named = readFileName(file.name)
  const wrong = sizeErrorOf(file) ?? misfitOf(sample, slot, file, named)
  return wrong ? reject(tray, file, wrong) : put(tray, sample, slot, file)
}

function misfitOf(
  sample: Sample,
  slot: ReportFileType,
  file: File,
  named: ReturnType<typeof readFileName>,
): string | undefined {
  if ('error' in named) {
    if (named.error !== fileNameError || slot === 'html') return named.error
    return slotOf(file.name) === slot ? undefined : wrongTypeError(slot)
  }
  if (named.type !== slot) return wrongTypeError(slot)
  if (keyOf(named) === sample.key) return undefined
  return `The file name has ${named.sampleId} ${named.clientName}, not ${sample.sampleId} ${sample.clientName}.`
}

const wrongTypeError = (slot: ReportFileType) => `This isn't the missing ${fileTypeWords[slot]} file.`

/** The slot of a file extension; undefined for other extensions. */
export function slotOf(name: string): ReportFileType | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase()
  return ending === 'htm' ? 'html' : fileTypes.find((type) => type === ending)
}

function put(tray: Tray, sample: Sample, slot: ReportFileType, file: File): Tray {
  if (sample.state.kind === 'waiting' || sample.state.kind === 'uploading') {
    return reject(tray, file, 'This sample is being uploaded.')
  }
  // Adding an uploaded sample again starts a new upload, for a correction or a repeat.
  const finished = sample.state.kind === 'done'
  const before = finished ? {} : sample.files
  const replaced = before[slot] ? [...tray.replaced, file.name] : tray.replaced
  const files = { ...before, [slot]: file }
  const earlier = finished ? undefined : sample.earlier
  const next: Sample = { ...sample, files, earlier, state: { kind: 'selected' } }
  return { ...change(tray, sample.key, () => next), replaced }
}

function removeFile(tray: Tray, key: string, slot: ReportFileType): Tray {
  const emptied = change(tray, key, (sample) => ({
    ...sample,
    files: { ...sample.files, [slot]: undefined },
    state: { kind: 'selected' },
  }))
  return {
    ...emptied,
    samples: emptied.samples.filter((sample) => fileTypes.some((type) => sample.files[type])),
  }
}

function reject(tray: Tray, file: File, reason: string): Tray {
  const known = tray.rejected.some((entry) => entry.name === file.name && entry.reason === reason)
  return known ? tray : { ...tray, rejected: [...tray.rejected, { name: file.name, reason }] }
}

const setState = (tray: Tray, key: string, state: SampleState) =>
  change(tray, key, (sample) => ({ ...sample, state }))

function change(tray: Tray, key: string, edit: (sample: Sample) => Sample): Tray {
  return { ...tray, samples: tray.samples.map((sample) => (sample.key === key ? edit(sample) : sample)) }
}
