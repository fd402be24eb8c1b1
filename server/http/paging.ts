type CappedCount = { count: number; isCapped: boolean }

/** The whole list's length, capped for a long one; a page may count `groups`, not rows. */
export type Extent = number | { total: CappedCount; groups?: CappedCount; hasNext: boolean }

type Page = { page: number; pageSize: number }

/** The number of rows before this page. */
export const pageOf = ({ page, pageSize }: Page): number => (page - 1) * pageSize

type PagedRequest = {
  query: Page & Record<string, string | number | undefined>
  setHeader(name: string, value: string): void
}

/** Answers the rows of a page and sets headers for the list at `path`. */
export async function paged<Rows>(
  request: PagedRequest,
  path: string,
  list: Promise<{ rows: Rows } & Exclude<Extent, number>>,
): Promise<Rows> {
  const { rows, ...extent } = await list
  setPageHeaders(request, path, extent)
  return rows
}

/** Sets counts and page links (RFC 8288); `X-Total-Capped` names the lower bounds. */
export function setPageHeaders(request: PagedRequest, path: string, extent: Extent): void {
  const { page, pageSize } = request.query
  const { total, groups, hasNext } =
    typeof extent === 'number'
      ? { total: { count: extent, isCapped: false }, groups: undefined, hasNext: page * pageSize < extent }
      : extent
  request.setHeader('X-Total-Count', String(total.count))
  if (groups) request.setHeader('X-Total-Groups', String(groups.count))
  const cut = [total.isCapped && 'count', groups?.isCapped && 'groups'].filter(Boolean)
  if (cut.length > 0) request.setHeader('X-Total-Capped', cut.join(', '))
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams()
    const entries: [string, string | number | undefined][] = Object.entries({ ...request.query, page: to })
    for (const [name, value] of entries) if (value !== undefined) query.set(name, String(value))
    return `<${path}?${query.toString()}>; rel="${rel}"`
  }
  const links = [page > 1 && link(page - 1, 'prev'), hasNext && link(page + 1, 'next')].filter(Boolean)
  if (links.length > 0) request.setHeader('Link', links.join(', '))
}
