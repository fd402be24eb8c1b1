import type { Reply } from '@shared/api'
import {
  fileNameError,
  readFileName,
  type ReportFileType,
  sampleKeyOf as keyOf,
  sizeErrorOf,
} from '@shared/domain/file-name'
import type { ReportRow } from '../admin/report-row'
import type { UploadOptions } from './upload-options'

/** The three kinds in the order in which they stand and are sent, with the words for them. */
export const fileTypes = ['html', 'pdf', 'csv'] as const satisfies readonly ReportFileType[]
export const fileTypeWords: Record<ReportFileType, string> = { html: 'HTML', pdf: 'PDF', csv: 'CSV' }

type Uploaded = Reply<'POST /api/reports/multi-file'>

/**
 * The report that the server made of an uploaded sample, as lists have it; `existed`: the same three files had been
 * uploaded before, `madeAccount`: its client is new and cannot sign in yet, `asks`: nobody has chosen whose review it
 * needs, and `suggested` is the practitioner whose name it has. `dropped`: it existed and does not have these choices.
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
  /** `fraction` of its bytes sent, 0 to 1. */
  | { kind: 'uploading'; fraction: number }
  | { kind: 'done'; report: UploadedReport }
  | { kind: 'failed'; sentence: string }

/** A sample's files and how far they are. `earlier` is the day of a report of this sample that exists, '' for none. */
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

/** Everything the upload dialog holds. A sample that did not change stays the same object. */
export type Tray = {
  samples: readonly Sample[]
  rejected: readonly Rejection[]
  /** Names of the files that took the place of another one in the last step. */
  replaced: readonly string[]
}

export const emptyTray: Tray = { samples: [], rejected: [], replaced: [] }

export type TrayAction =
  | { type: 'add'; files: readonly File[] }
  /** A file picked for one empty slot: its name need not follow the format, except that of the HTML. */
  | { type: 'choose'; key: string; slot: ReportFileType; file: File }
  | { type: 'remove'; key: string; slot: ReportFileType }
  | { type: 'dismiss'; notice: 'rejected' | 'replaced' }
  | { type: 'wait'; keys: readonly string[] }
  | { type: 'progress'; key: string; fraction: number }
  | { type: 'done'; key: string; report: UploadedReport }
  | { type: 'fail'; key: string; sentence: string }
  /** Not uploaded after all: ready to be sent again. */
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
  return `Its name says ${named.sampleId} ${named.clientName}, not ${sample.sampleId} ${sample.clientName}.`
}

const wrongTypeError = (slot: ReportFileType) => `It is not the ${fileTypeWords[slot]} file that is missing.`

/** The slot that a file's ending belongs to; undefined for other endings. */
export function slotOf(name: string): ReportFileType | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase()
  return ending === 'htm' ? 'html' : fileTypes.find((type) => type === ending)
}

function put(tray: Tray, sample: Sample, slot: ReportFileType, file: File): Tray {
  if (sample.state.kind === 'waiting' || sample.state.kind === 'uploading') {
    return reject(tray, file, 'This sample is being uploaded.')
  }
  // What is uploaded is finished: the same sample again starts anew, as a correction or a repeat does.
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
