import { lazy } from 'react'

export { HealthQuestion, useHealthKnown } from './health-question'

export const HealthChips = lazy(() => import('./health-chips'))
