import { lazy } from 'react'

export { HealthQuestion } from './health-question'

export const HealthChips = lazy(() => import('./health-chips'))
