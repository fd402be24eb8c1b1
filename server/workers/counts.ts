import { AggregatorRegistry } from 'prom-client'
import type { ProcessMetrics } from './rpc'

/** Only these accumulate; other metrics are momentary values. */
const rising = new Set(['counter', 'histogram'])

/** The sum of two processes' counters, without momentary values, as one may have ended. */
export const addCounts = (...both: [ProcessMetrics, ProcessMetrics]): Promise<ProcessMetrics> =>
  AggregatorRegistry.aggregate(
    both.map((processMetrics) =>
      (processMetrics as { type: string }[]).filter(({ type }) => rising.has(type)),
    ),
  ).getMetricsAsJSON()
