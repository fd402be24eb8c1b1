import { lazy } from 'react'

// Apart from the first page of those who have nothing that waits.
export const WaitingBadge = lazy(() => import('./waiting-badge'))
// Below the head of a first page, which is there sooner without it.
export const ToDo = lazy(() => import('./to-do'))
