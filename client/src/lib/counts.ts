import { formatCount, plural } from '@shared/domain/text/counts'

/** How many there are: `n`, or, when there are `more`, at least that many. The server counts long lists only so far. */
export type Count = { n: number; more: boolean }

/** `1,204`, or `1,000+` when there are more. */
export const countWords = ({ n, more }: Count): string => `${formatCount(n)}${more ? '+' : ''}`

/** The same with its noun: `1 report`, `1,000+ reports`. */
export const countOf = (count: Count, one: string): string => `${countWords(count)} ${plural(count.n, one)}`

/** The last page as far as is known: of a list with more than was counted, the page asked for while it has rows. */
export function lastPageOf(total: Count, pageSize: number, asked: { page: number; rows: number }): number {
  const counted = Math.max(1, Math.ceil(total.n / pageSize))
  return total.more && asked.rows > 0 ? Math.max(counted, asked.page) : counted
}
