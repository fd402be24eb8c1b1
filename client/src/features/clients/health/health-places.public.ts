import { lazy } from 'react'

export { HealthQuestion, useIsHealthReady } from './health-question'

export const HealthChips = lazy(() => import('./health-chips'))
