/** How many images are read at once and may wait, and how long one may take. */
export const ocrLimits = { workers: 2, queueLimit: 40, timeLimitMs: 20_000 }
