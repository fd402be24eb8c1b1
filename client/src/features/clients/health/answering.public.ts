import { lazy } from 'react'

export { putOff } from './asked'
export { andText } from './health-lists'
export { useSayNone } from './use-say-none'

export const QuestionForm = lazy(() => import('./question-form'))
