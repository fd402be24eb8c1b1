import { lazy } from 'react'

export const ReleaseSeveral = lazy(() => import('./release-several'))
