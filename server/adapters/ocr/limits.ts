/** How many images a worker of so many reads at once and lets wait, and how long one may take. */
export const ocrLimits = (workers: number) => ({
  threads: Math.max(1, Math.floor(2 / workers)),
  queueLimit: Math.ceil(40 / workers),
  timeLimitMs: 20_000,
})
