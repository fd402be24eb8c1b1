import type { Request } from 'express'
import { Problem } from './problem'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether the method only reads. */
const isReading = ({ method }: Request): boolean => reading.has(method)

/** Refuses a browser's write from another site, by Sec-Fetch-Site or else Origin. */
export function refuseCrossSite(req: Request): void {
  if (isReading(req)) return
  const site = req.get('Sec-Fetch-Site')
  const foreign = site === undefined ? isForeignOrigin(req) : site !== 'same-origin' && site !== 'none'
  if (foreign) throw new Problem('cross-site', 'This request came from another site and was refused.')
}

function isForeignOrigin(req: Request): boolean {
  const origin = req.get('Origin')
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== req.host
}
