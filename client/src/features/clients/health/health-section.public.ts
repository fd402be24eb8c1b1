import { lazy } from 'react'

// Apart from the settings, which staff open too.
export const HealthSection = lazy(() => import('./health-section'))
