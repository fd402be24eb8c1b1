import { pattern } from '@shared/domain/text/pattern'

/**
 * 08: connection errors; 57P0x: a stop, crash or start, a dropped database or an idle session;
 * 53200, 53300: out of memory or connections; 25P03: idle in a transaction; the rest: network.
 */
const unavailableCodes = new RegExp(
  pattern`^(08...|57P0[1-5]|53200|53300|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|
    ENETUNREACH|ENOTFOUND|EAI_AGAIN)$`,
)

/** Messages of pg that carry no code. */
const unavailableMessages = new RegExp(
  pattern`^(timeout exceeded when trying to connect|Connection terminated|Client was closed|
    Client has encountered a connection error|Cannot use a pool after calling end)`,
)

/** Whether the database cannot be reached now, rather than has refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (
    unavailableCodes.test(code ?? '') ||
    unavailableMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  )
}
