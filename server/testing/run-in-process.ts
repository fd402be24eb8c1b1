import { vi } from 'vitest'
import { startupErrorMessage } from '../process/startup-error'

/** Runs a command in this process, and tells what one of its own would have ended with and said. */
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
