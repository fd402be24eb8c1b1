import { lazy } from 'react'

// Loaded separately, because staff open the settings too.
export const DietSection = lazy(() => import('./diet-section'))
