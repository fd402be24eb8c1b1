/** A tenth of what is to hold in full; `npm run bench:properties` takes all. */
export const runsShare = Number(process.env['PEARWELL_RUNS'] ?? 0.1)

/** How often a property is tried, or how long a text is, when in full it is `full`. */
export const runs = (full: number): number => Math.ceil(full * runsShare)

/** Of many that are alike those that are tried. */
export const tried = <T>(all: readonly T[]): T[] =>
  all.filter((_, at) => at % Math.round(1 / runsShare) === 0)
