import { lazy } from 'react'

// Apart from the screen for the library of forms that they bring.
export const ProfileSection = lazy(() => import('./profile-section'))
export const SecuritySection = lazy(() => import('./security-section'))
