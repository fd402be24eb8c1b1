import type { Dependencies } from '../dependencies'
import type { Job } from './jobs'

/** Runs a job now without waiting for it; a failure is logged with the message `stopped`. */
export function startInBackground(deps: Dependencies, run: Job['run'], stopped: string): void {
  void run(deps).catch((error: unknown) => deps.log.error({ kind: (error as Error).name }, stopped))
}
