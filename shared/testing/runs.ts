/** How often a property is tried when all are to hold `full` times: a fifth of it; `npm run bench:properties` takes all. */
export const runs = (full: number): number => Math.ceil(full * Number(process.env['PEARWELL_RUNS'] ?? 0.2))
