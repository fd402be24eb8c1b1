import { lazy } from 'react'

export const ResultsSummary = lazy(() => import('./results-summary'))
