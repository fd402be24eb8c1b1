import { lazy } from 'react'

// Apart from the settings, which staff open too.
export const DietSection = lazy(() => import('./diet-section'))
