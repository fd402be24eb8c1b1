import type { ApiRoute, Reply } from '@shared/api'
import type { Count } from '@/lib/counts'
import { readReply, send, type Input } from './request'

/**
 * Where the answer's headers say how long the whole list is, and whether a page follows; `headers` for what one list alone
 * says of itself.
 */
export type Page<T> = { rows: T; total: Count; groups: Count; hasNext: boolean; headers: Headers }

/** Makes a call for one page of a list. */
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
