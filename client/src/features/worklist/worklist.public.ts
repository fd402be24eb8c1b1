import { lazy } from 'react'

// Loaded separately, for users without open items.
export const WaitingBadge = lazy(() => import('./waiting-badge'))
// Loaded separately, because it is below the head of a first page.
export const ToDo = lazy(() => import('./to-do'))
