import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Reply } from '@shared/api'
import { ApiError } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import type { WriteRoute } from '@/api/query-invalidations'
import type { ReportRow } from './report-row'

/** The report row in the endpoint's response. */
type Shown<R extends WriteRoute> = Reply<R> extends ReportRow ? Reply<R> : ReportRow

/** `stale`: the report had changed, nothing was written, and `current` is its new state. */
type EndedWrite<Output, Row> =
  | { kind: 'done'; reply: Output }
  | { kind: 'stale'; current: Row }
  | { kind: 'failed'; error: unknown; gone: boolean }

/** Writes in the seen version (`If-Match`) and refetches; undefined while one is running. */
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
      // Offline, the present lists are better than the error of a refetch.
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
