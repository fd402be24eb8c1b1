import { lazy } from 'react'

export { postponePrompt } from './prompt-history'
export { andText } from './health-lists'
export { useNoAllergies } from './use-no-allergies'

export const QuestionForm = lazy(() => import('./question-form'))
