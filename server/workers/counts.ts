import { AggregatorRegistry } from 'prom-client'
import type { Counted } from './rpc'

/** What only rises; all else is as it stands at a moment. */
const rising = new Set(['counter', 'histogram'])

/** What two have counted, added up and without what stood at a moment: one of them may have ended. */
export const addCounts = (...both: [Counted, Counted]): Promise<Counted> =>
  AggregatorRegistry.aggregate(
    both.map((counted) => (counted as { type: string }[]).filter(({ type }) => rising.has(type))),
  ).getMetricsAsJSON()
