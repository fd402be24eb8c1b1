import { lazy } from 'react'

/** A compact view of what was read of a report. */
export const CheckedReading = lazy(() => import('./checked-reading'))
export { PdfFrame } from './pdf-frame'
export { useConfirmFirst } from './use-confirm-first'
export { useRecordOpened } from '../results/record-opened'
