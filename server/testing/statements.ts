import pg from 'pg'
import { vi } from 'vitest'

type Sent = [config: string | { text: string }, values?: unknown[]]

/** The statements that this process sends to databases while `act` runs, in order. */
export async function statementsOf(
  act: () => Promise<unknown>,
): Promise<{ text: string; values: unknown[] }[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await act()
    const sent = query.mock.calls as unknown as Sent[]
    return sent.map(([config, values = []]) => ({
      text: typeof config === 'string' ? config : config.text,
      values,
    }))
  } finally {
    query.mockRestore()
  }
}
