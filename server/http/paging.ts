type Counted = { count: number; isCapped: boolean }

/** How long the whole list is: a number, or what was counted of a long one. A page may count `groups` instead of rows. */
export type Extent = number | { total: Counted; groups?: Counted; hasNext: boolean }

type Page = { page: number; pageSize: number }

/** The rows to skip before this page. */
export const pageOf = ({ page, pageSize }: Page): number => (page - 1) * pageSize

type PagedRequest = {
  query: Page & Record<string, string | number | undefined>
  setHeader(name: string, value: string): void
}

/** The rows of a page for the answer, the extent of the list at `path` in its headers. */
export async function paged<Rows>(
  request: PagedRequest,
  path: string,
  list: Promise<{ rows: Rows } & Exclude<Extent, number>>,
): Promise<Rows> {
  const { rows, ...extent } = await list
  setPageHeaders(request, path, extent)
  return rows
}

/**
 * Says in headers how many rows there are in all, and where the next and the previous page are (RFC 8288). A long list
 * is not counted to its end: `X-Total-Capped` then names the numbers (`count`, `groups`) that are "at least".
 */
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
