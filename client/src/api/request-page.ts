import type { ApiRoute, Reply } from '@shared/api'
import type { Count } from '@/lib/counts'
import { readReply, send, type Input } from './request'

/** Totals and `hasNext` come from headers; `headers` is for those that only one list sends. */
export type Page<T> = { rows: T; total: Count; groups: Count; hasNext: boolean; headers: Headers }

/** Fetches one page of a list. */
export const requestPage = <R extends ApiRoute>(
  route: R,
  input: Input<R>,
  signal?: AbortSignal,
): Promise<Page<Reply<R>>> =>
  send(route, input, signal, async (response) => {
    const { headers } = response
    const count = (name: 'Count' | 'Groups') => ({
      n: Number(headers.get(`X-Total-${name}`) ?? 0),
      more: headers.get('X-Total-Capped')?.includes(name.toLowerCase()) ?? false,
    })
    return {
      rows: await readReply(route, await response.text()),
      total: count('Count'),
      groups: count('Groups'),
      hasNext: headers.get('Link')?.includes('rel="next"') ?? false,
      headers,
    }
  })
