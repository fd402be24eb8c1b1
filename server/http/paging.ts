type Page = { page: number; pageSize: number }

/** The rows to skip before this page. */
export const pageOf = ({ page, pageSize }: Page): number => (page - 1) * pageSize

/** Says in headers how many rows there are in all, and where the next and the previous page are (RFC 8288). */
export function setPageHeaders(
  call: {
    query: Page & Record<string, string | number | undefined>
    setHeader(name: string, value: string): void
  },
  path: string,
  total: number,
  pageCount = Math.ceil(total / call.query.pageSize),
): void {
  call.setHeader('X-Total-Count', String(total))
  const { page } = call.query
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams()
    const entries: [string, string | number | undefined][] = Object.entries({ ...call.query, page: to })
    for (const [name, value] of entries) if (value !== undefined) query.set(name, String(value))
    return `<${path}?${query.toString()}>; rel="${rel}"`
  }
  const links = [page > 1 && link(page - 1, 'prev'), page < pageCount && link(page + 1, 'next')].filter(
    Boolean,
  )
  if (links.length > 0) call.setHeader('Link', links.join(', '))
}
