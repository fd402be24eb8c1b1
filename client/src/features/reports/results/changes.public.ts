import { lazy } from 'react'

export const ChangesCard = lazy(() => import('./changes-card'))
