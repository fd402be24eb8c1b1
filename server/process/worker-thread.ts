import { Worker, type WorkerOptions } from 'node:worker_threads'

/** A thread whose libraries print nothing: their remarks on a file may tell of somebody, and what fails arrives as an error. */
export function startQuietThread(script: URL | string, options: WorkerOptions): Worker {
  const thread = new Worker(script, { ...options, stdout: true, stderr: true })
  for (const stream of [thread.stdout, thread.stderr]) stream.resume()
  return thread
}

/**
 * What a thread says to one job: its answer, `late` after `timeLimitMs`, or the error that ended it. After the last
 * two the thread is of no more use.
 */
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
