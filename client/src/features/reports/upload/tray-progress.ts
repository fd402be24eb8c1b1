import { formatCount, plural } from '@shared/domain/text/counts'
import { fileTypes, fileTypeWords, type Sample } from './tray'
import type { ReportFileType } from '@shared/domain/text/file-name'

/** The file types a sample still needs, such as `['PDF', 'CSV']`. */
export function missingOf(sample: Sample): string[] {
  return fileTypes.filter((type) => !sample.files[type]).map((type) => fileTypeWords[type])
}

export const isComplete = (sample: Sample): boolean => fileTypes.every((type) => sample.files[type])

/** Complete and neither uploaded nor being sent. */
export function isReady(sample: Sample): boolean {
  return isComplete(sample) && (sample.state.kind === 'selected' || sample.state.kind === 'failed')
}

export const isUnderWay = ({ state }: Sample): boolean =>
  state.kind === 'waiting' || state.kind === 'uploading'

/** The only complete sample not uploaded yet; undefined for none or several. */
export function soleSample(samples: readonly Sample[]): Sample | undefined {
  const open = samples.filter((sample) => isComplete(sample) && sample.state.kind !== 'done')
  return open.length === 1 ? open[0] : undefined
}

export function sizeOf(sample: Sample): number {
  return fileTypes.reduce((sum, type) => sum + (sample.files[type]?.size ?? 0), 0)
}

/** How much of a sample has been sent, 0 to 1; a failed one counts as nothing. */
export function fractionOf({ state }: Sample): number {
  if (state.kind === 'done') return 1
  return state.kind === 'uploading' ? Math.min(1, Math.max(0, state.fraction)) : 0
}

/** The sent part of a file, 0 to 1; files are sent in the order of `fileTypes`. */
export function fileFractionOf(sample: Sample, type: ReportFileType): number {
  const size = sample.files[type]?.size ?? 0
  if (size === 0) return 0
  const before = fileTypes
    .slice(0, fileTypes.indexOf(type))
    .reduce((sum, other) => sum + (sample.files[other]?.size ?? 0), 0)
  return Math.min(1, Math.max(0, (fractionOf(sample) * sizeOf(sample) - before) / size))
}

/** The number of complete samples, how many are uploaded, and the percentage of their bytes. */
export function progressOf(samples: readonly Sample[]): {
  complete: number
  uploaded: number
  percent: number
} {
  const complete = samples.filter(isComplete)
  const bytes = complete.reduce((sum, sample) => sum + sizeOf(sample), 0)
  const sent = complete.reduce((sum, sample) => sum + fractionOf(sample) * sizeOf(sample), 0)
  return {
    complete: complete.length,
    uploaded: complete.filter(({ state }) => state.kind === 'done').length,
    percent: bytes === 0 ? 0 : Math.floor((sent / bytes) * 100),
  }
}

/** A readable file size: bytes below 1 KB, whole KB below 1 MB, MB with one decimal. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = Math.round(bytes / 1024)
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** The complete samples in words: `2 new, 1 already exists`, and how many miss files. */
export function totalText(samples: readonly Sample[]): string {
  const ready = samples.filter(isReady)
  const existing = ready.filter(({ earlier }) => earlier).length
  const lacking = samples.filter((sample) => !isComplete(sample)).length
  const parts = [
    ready.length > existing && `${formatCount(ready.length - existing)} new`,
    existing > 0 && `${formatCount(existing)} already ${plural(existing, 'exists', 'exist')}`,
    lacking > 0 && `${formatCount(lacking)} with missing files`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}
