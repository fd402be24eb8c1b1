import { lazy } from 'react'

export { useWaitingCount } from './use-worklist'
// Below the head of a first page, which is there sooner without it.
export const ToDo = lazy(() => import('./to-do'))
