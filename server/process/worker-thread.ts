import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Starts a thread whose output is discarded, as libraries may print personal data. */
export function startQuietThread(script: URL | string, options: WorkerOptions): Worker {
  const thread = new Worker(script, { ...options, stdout: true, stderr: true })
  for (const stream of [thread.stdout, thread.stderr]) stream.resume()
  return thread
}

/** Sends a job; after `late` or an error the thread must not be used again. */
export function callThread<Answer>(
  thread: Worker,
  job: unknown,
  timeLimitMs: number,
): Promise<Answer | 'late' | Error> {
  return new Promise((resolve) => {
    const settle = (answered: Answer | 'late' | Error) => {
      clearTimeout(timer)
      thread.off('message', settle).off('error', settle).off('exit', ended)
      resolve(answered)
    }
    const ended = (code: number) => settle(new Error(`The thread ended with ${code}.`))
    const timer = setTimeout(() => settle('late'), timeLimitMs)
    thread.on('message', settle).on('error', settle).on('exit', ended)
    thread.postMessage(job)
  })
}
