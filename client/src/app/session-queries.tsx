import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import '@/api/assurance'
import { queryClient } from '@/api/query-client'
import { ApiError } from '@/api/request'
import { confirmSession } from '@/session/confirm-session'
import { onUserGone } from '@/session/session'

void import('@/session/other-tabs').catch(() => undefined)
// Here and not in session.ts, so that /auth loads without react-query.
onUserGone(() => queryClient.clear())
const noteSessionEnd = (error: unknown) => {
  if (error instanceof ApiError && asksForSession(error)) void confirmSession()
}
// A proof that is asked for ends no session.
const asksForSession = ({ status, code }: ApiError) =>
  code === 'factor-needed' || (status === 401 && code !== 'assure' && code !== 'second-factor')
queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'error') noteSessionEnd(event.action.error)
})
queryClient.getMutationCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'error') noteSessionEnd(event.action.error)
})

/** What was read, as long as the same person is here; a 401 makes the session asked for, and so does what it needs first. */
export function SessionQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
