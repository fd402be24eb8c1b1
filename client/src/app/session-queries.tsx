import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import '@/api/step-up'
import { queryClient } from '@/api/query-client'
import { ApiError, setAnswerCheck } from '@/api/request'
import { onUserGone } from '@/session/session'

const nothing = () => undefined
void import('@/session/other-tabs').catch(nothing)
setAnswerCheck(import('@/api/answer-check').then(({ isAnswerOf }) => isAnswerOf))
// Here and not in session.ts, so that /auth loads without react-query.
onUserGone(() => queryClient.clear())
const noteSessionEnd = (error: unknown) => {
  if (error instanceof ApiError && asksForSession(error))
    void import('@/session/confirm-session').then((it) => it.confirmSession(), nothing)
}
// A request for step-up authentication does not end the session.
const asksForSession = ({ status, code }: ApiError) =>
  code === 'factor-needed' || (status === 401 && code !== 'assure' && code !== 'second-factor')
queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'error') noteSessionEnd(event.action.error)
})
queryClient.getMutationCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'error') noteSessionEnd(event.action.error)
})

/** The user's read cache; a 401 or a pending requirement makes it read the session again. */
export function SessionQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
