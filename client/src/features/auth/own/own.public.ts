import { lazy } from 'react'

// Loaded separately, because they bring a form library.
export const ProfileSection = lazy(() => import('./profile-section'))
export const SecuritySection = lazy(() => import('./security-section'))
