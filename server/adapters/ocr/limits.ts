/** How many images are read at once and may wait, and the time limit of one. */
export const ocrLimits = (workers: number) => ({
  threads: Math.max(1, Math.floor(2 / workers)),
  queueLimit: Math.ceil(40 / workers),
  timeLimitMs: 20_000,
})
