import { lazy } from 'react'

export { PrivacySection } from './privacy-section'
// At the end of a long screen, and rarely used.
export const DataSection = lazy(() => import('./data-section'))
// Only admins see it.
export const DeletionRequests = lazy(() => import('./deletion-requests'))
/** Loaded by screens from which a deletion is carried out. */
export const loadCarryOut = () => import('./carry-out-dialog')
