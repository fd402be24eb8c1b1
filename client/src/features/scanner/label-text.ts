import type { Reply } from '@shared/api'
import { joinLabels } from '@shared/domain/labels/label-join'
import type { MissingPart } from '@shared/domain/labels/label-parts'
import type { Photo } from './scan-result'

/** The text read from a photo with positions. */
export type ReadPhoto = Pick<
  Reply<'POST /api/ocr-extract'>,
  'text' | 'readable' | 'missing' | 'words' | 'unread'
>

/** The joined text of a label's photos. */
type Photos = {
  text: string
  missing: MissingPart[]
  count: number
  /** Whether each photo overlaps the text before it. */
  overlap: boolean
  /** The label before the last photo, if that photo was hardly readable. */
  before: LabelText | null
}

/** A label's current text and its photos; `photos` is null for typed text. */
export type LabelText = { text: string; photos: Photos | null }

/** Marks a text of any origin as typed. */
export const ownText = (text: string): LabelText => ({ text, photos: null })

/** The photos the text still belongs to: null once fewer than half of their words remain. */
export function photosOf({ text, photos }: LabelText): Photos | null {
  if (!photos) return null
  const left = new Set(wordsOf(text))
  const words = wordsOf(photos.text)
  const kept = words.filter((word) => left.has(word)).length
  return kept > 0 && kept * 2 >= words.length ? photos : null
}

/** What the check needs to know about the photos. */
export function photoOf(label: LabelText): Photo | undefined {
  const photos = photosOf(label)
  return photos ? { missing: photos.missing } : undefined
}

/** Joins a photo's text; it replaces a previous hardly readable photo's unedited text. */
export function withPhoto(label: LabelText, read: Omit<ReadPhoto, 'words' | 'unread'>): LabelText {
  if (read.text === '') return label
  const { photos: last } = label
  const base = last?.before && label.text === last.text ? last.before : label
  const before = read.readable ? null : base
  if (base.text.trim() === '') {
    const { text, missing } = read
    return { text, photos: { text, missing, count: 1, overlap: true, before } }
  }
  const known = photosOf(base)
  const { text, missing, overlap } = joinLabels({ text: base.text, missing: known?.missing ?? [] }, read)
  const count = (known?.count ?? 0) + 1
  const isOverlapping = overlap && (known?.overlap ?? true)
  return { text, photos: { text, missing, count, overlap: isOverlapping, before } }
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
