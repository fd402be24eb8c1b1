import { useMemo } from 'react'
import type { ReadPhoto } from '../label-text'
import type { Checked } from '../scan-result'
import { MarkedPhoto } from './marked-photo'
import { photoMarks, unreadPlaces } from './photo-marks'

type PhotoWithMarksProps = { url: string; read: ReadPhoto; checked: Checked; className?: string }

/** The photo of a checked label with findings and unread areas. */
export default function PhotoWithMarks({ url, read, checked, className }: PhotoWithMarksProps) {
  const marks = useMemo(() => photoMarks(read, checked.text, checked.said), [read, checked])
  const unread = useMemo(() => unreadPlaces(read), [read])
  const words = useMemo(() => read.words.map(({ corners }) => corners), [read])
  return <MarkedPhoto url={url} marks={marks} words={words} unread={unread} className={className} />
}
