import { vi } from 'vitest'
import { startupErrorMessage } from '../process/startup-error'

/**
 * Runs a command in this process; returns the exit code and output that it would have as its own
 * process.
 */
export async function runInProcess(
  run: (words: string[], env: Record<string, string>) => Promise<void>,
  words: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await run(words, env)
    return { code: 0, said: written.mock.calls.map(([text]) => String(text)).join('') }
  } catch (error) {
    return { code: 1, said: `${startupErrorMessage(error)}\n` }
  } finally {
    written.mockRestore()
  }
}
