/**
 * 08: the connection; 57P0x: ended by a stop, a crash or a start; 53200, 53300: no memory or connection left for it; and
 * what the system says of a machine that cannot be reached, or found by its name.
 */
const unavailableCodes =
  /^(08...|57P0[1-5]|53200|53300|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What pg says without a code. */
const unavailableMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client was closed|Client has encountered a connection error|Cannot use a pool after calling end)/

/** Whether an error, or what caused it, says that the database cannot be reached now, rather than that it refuses what was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (
    unavailableCodes.test(code ?? '') ||
    unavailableMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  )
}
