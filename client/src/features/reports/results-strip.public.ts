import { lazy } from 'react'

export const ResultsStrip = lazy(() => import('./results/results-strip'))
