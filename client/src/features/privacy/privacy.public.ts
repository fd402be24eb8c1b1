import { lazy } from 'react'

export { DataSection } from './data-section'
export { PrivacySection } from './privacy-section'
// Only admins see it.
export const DeletionRequests = lazy(() => import('./deletion-requests'))
