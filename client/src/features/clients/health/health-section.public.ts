import { lazy } from 'react'

// Loaded separately, because staff open the settings too.
export const HealthSection = lazy(() => import('./health-section'))
