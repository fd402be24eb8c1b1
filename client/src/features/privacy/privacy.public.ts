import { lazy } from 'react'

export { PrivacySection } from './privacy-section'
// The last of a long screen, and seldom used.
export const DataSection = lazy(() => import('./data-section'))
// Only admins see it.
export const DeletionRequests = lazy(() => import('./deletion-requests'))
/** For whoever asks for it to be carried out. */
export const loadCarryOut = () => import('./carry-out-dialog')
