import { useQuery } from '@tanstack/react-query'
import { ApiError, request } from '@/api/request'
import { keyOf } from '@/api/use-api'
import type { ReportRow } from '../manage/report-row'

const PAGE = 200

/**
 * The current rows of the uploaded reports, refetched after every write. They are the newest, so
 * one list page contains them; reports that existed before are requested individually, deleted ones
 * are omitted.
 */
export function useUploadedRows(uploaded: readonly ReportRow[]): ReportRow[] {
  const { data } = useQuery({
    queryKey: [keyOf('GET /api/reports')[0], 'uploaded', uploaded.map(({ id }) => id)],
    queryFn: ({ signal }) => rowsNow(uploaded, signal),
    initialData: [...uploaded],
    staleTime: 0,
  })
  return data
}

async function rowsNow(uploaded: readonly ReportRow[], signal: AbortSignal): Promise<ReportRow[]> {
  const found = new Map<number, ReportRow>()
  for (let page = 1; page <= Math.ceil(uploaded.length / PAGE); page++) {
    const query = { page, pageSize: PAGE }
    for (const row of await request('GET /api/reports', { query }, signal)) found.set(row.id, row)
  }
  const others = uploaded.filter(({ id }) => !found.has(id))
  for (const row of await Promise.all(others.map(({ id }) => alone(id, signal))))
    if (row) found.set(row.id, row)
  return uploaded.flatMap(({ id }) => found.get(id) ?? [])
}

const alone = (id: number, signal: AbortSignal): Promise<ReportRow | undefined> =>
  request('GET /api/reports/:id', { params: { id } }, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })
