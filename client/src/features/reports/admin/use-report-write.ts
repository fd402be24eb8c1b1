import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Reply } from '@shared/api'
import { ApiError } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import type { WriteRoute } from '@/api/touches'
import type { ReportRow } from './report-row'

/** How the answer of this call shows a report. */
type Shown<R extends WriteRoute> = Reply<R> extends ReportRow ? Reply<R> : ReportRow

/** How a write ended. `stale`: somebody else had changed the report, nothing was written, and this is how it is now. */
type EndedWrite<Output, Row> =
  | { kind: 'done'; reply: Output }
  | { kind: 'stale'; current: Row }
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

  async function write(input: Input): Promise<EndedWrite<Output, Shown<R>> | undefined> {
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
      return endedBy<Shown<R>>(error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { write, pending }
}

const isOffline = (error: unknown) => error instanceof Error && error.name === 'OfflineError'

function endedBy<Row>(error: unknown): EndedWrite<never, Row> {
  const status = error instanceof ApiError ? error.status : 0
  const current = error instanceof ApiError ? (error.current as Row | undefined) : undefined
  if (status === 412 && current) return { kind: 'stale', current }
  return { kind: 'failed', error, gone: status === 404 }
}
