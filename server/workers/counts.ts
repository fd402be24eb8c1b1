import { AggregatorRegistry } from 'prom-client'
import type { Counted } from './rpc'

/** Only these accumulate; other metrics are momentary values. */
const rising = new Set(['counter', 'histogram'])

/**
 * The sum of two processes' counters, without momentary values, since one of them may have ended.
 */
export const addCounts = (...both: [Counted, Counted]): Promise<Counted> =>
  AggregatorRegistry.aggregate(
    both.map((counted) => (counted as { type: string }[]).filter(({ type }) => rising.has(type))),
  ).getMetricsAsJSON()
