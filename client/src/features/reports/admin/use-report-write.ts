import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import type { WriteRoute } from '@/api/touches'
import type { ReportRow } from './report-row'

/** How a write ended. `stale`: somebody else had changed the report, nothing was written, and this is how it is now. */
export type EndedWrite<Output> =
  | { kind: 'done'; reply: Output }
  | { kind: 'stale'; current: ReportRow }
  | { kind: 'failed'; error: unknown; gone: boolean }

/**
 * One write to a report, with the version of it that was seen. A second call while the first is under way does nothing
 * and gives undefined. It ends when the lists are fresh, so that a dialog which then closes gives the focus back to
 * something that stays.
 */
export function useReportWrite<R extends WriteRoute, Input, Output>(
  route: R,
  send: (route: R, input: Input) => Promise<Output>,
) {
  const client = useQueryClient()
  const mutation = useMutation({ mutationFn: (input: Input) => send(route, input) })
  const busy = useRef(false)
  const [pending, setPending] = useState(false)

  async function write(input: Input): Promise<EndedWrite<Output> | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setPending(true)
    try {
      const reply = await mutation.mutateAsync(input)
      await refreshAfter(client, route)
      return { kind: 'done', reply }
    } catch (error) {
      // Without a connection the lists that are there are better than the error of fetching them again.
      if (!isOffline(error)) void refreshAfter(client, route)
      return endedBy(error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { write, pending }
}

const isOffline = (error: unknown) => error instanceof Error && error.name === 'OfflineError'

function endedBy(error: unknown): EndedWrite<never> {
  const status = error instanceof ApiError ? error.status : 0
  const current = error instanceof ApiError ? (error.current as ReportRow | undefined) : undefined
  if (status === 412 && current) return { kind: 'stale', current }
  return { kind: 'failed', error, gone: status === 404 }
}
