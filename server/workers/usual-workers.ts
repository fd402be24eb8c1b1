const MOST = 4
const BYTES_FOR_SEVERAL = 2_000_000_000

/** One worker per core, at most four, and one below 2 GB of `memory` (bytes). */
export const usualWorkers = ({ cores, memory }: { cores: number; memory: number }): number =>
  memory < BYTES_FOR_SEVERAL ? 1 : Math.min(MOST, Math.max(1, cores))
