import { lazy } from 'react'

/** What was read of a report, in little room. */
export const CheckedReading = lazy(() => import('./checked-reading'))
export { PdfFrame } from './pdf-frame'
export { useAskingFirst } from './use-asking-first'
export { useOpened } from '../results/opened'
