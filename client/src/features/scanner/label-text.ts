import type { Reply } from '@shared/api'
import { joinLabels } from '@shared/domain/label-join'
import type { MissingPart } from '@shared/domain/label-parts'
import type { Photo } from './scan-result'

/** What was read of a photo, and where. */
export type ReadPhoto = Pick<
  Reply<'POST /api/ocr-extract'>,
  'text' | 'readable' | 'missing' | 'words' | 'unread'
>

/** What the photos of a label said, joined. */
type Photos = {
  text: string
  missing: MissingPart[]
  count: number
  /** Whether each of them shows some words of what was there before it. */
  overlap: boolean
  /** The label as it was before the last photo, where that could hardly be read. */
  before: LabelText | null
}

/** The text of a label as it stands, and what photos of it said; `photos` is null where somebody typed it. */
export type LabelText = { text: string; photos: Photos | null }

/** A text that is somebody's own, whatever it came from. */
export const ownText = (text: string): LabelText => ({ text, photos: null })

/** The photos that a text is still of: corrected in places it is, but not once fewer than half of their words are left. */
export function photosOf({ text, photos }: LabelText): Photos | null {
  if (!photos) return null
  const left = new Set(wordsOf(text))
  const words = wordsOf(photos.text)
  const kept = words.filter((word) => left.has(word)).length
  return kept > 0 && kept * 2 >= words.length ? photos : null
}

/** What the check of a text has to know of its photos. */
export function photoOf(label: LabelText): Photo | undefined {
  const photos = photosOf(label)
  return photos ? { missing: photos.missing } : undefined
}

/**
 * A label's text with what a further photo says joined to it, in place of what the photo before said when that could
 * hardly be read and nobody has worked on it.
 */
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
