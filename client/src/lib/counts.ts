import { formatCount, plural } from '@shared/domain/text/counts'

/** Exactly `n` rows, or at least `n` with `more`: the server stops counting long lists. */
export type Count = { n: number; more: boolean }

/** `1,204`, or `1,000+` when there are more. */
export const countWords = ({ n, more }: Count): string => `${formatCount(n)}${more ? '+' : ''}`

/** The same with its noun: `1 report`, `1,000+ reports`. */
export const countOf = (count: Count, one: string): string => `${countWords(count)} ${plural(count.n, one)}`

/** The last known page; of a list longer than counted, the requested page if it has rows. */
export function lastPageOf(total: Count, pageSize: number, asked: { page: number; rows: number }): number {
  const counted = Math.max(1, Math.ceil(total.n / pageSize))
  return total.more && asked.rows > 0 ? Math.max(counted, asked.page) : counted
}
