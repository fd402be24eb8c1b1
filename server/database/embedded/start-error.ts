/** An error that says what is wrong and what to do, and is printed without a stack. */
export function startError(message: string, cause?: unknown): Error {
  const error = new Error(message, cause === undefined ? undefined : { cause })
  error.name = 'StartError'
  return error
}

/** The `code` of a system or PostgreSQL error ('ENOENT', '28P01'), or '' when there is none. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** The StartError for a failed file operation on `path`. */
export function fileError(path: string, error: unknown): Error {
  return startError(explainFile(path, codeOf(error)) ?? `${path} cannot be used: ${textOf(error)}`, error)
}

/** The StartError for an unusable DATABASE_URL, with the database's or network's own message. */
export function databaseError(cause: unknown): Error {
  // A failed query's message is the statement; its cause says what is wrong.
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const why = (reason instanceof Error && reason.message) || codeOf(reason) || 'unknown'
  return startError(
    `The DATABASE_URL database cannot be used: ${why.split('\n', 1)[0]}. Check the address and the user, and that the database is empty or a Pearwell database.`,
    cause,
  )
}

/** The StartError for a failed program, from its output; `what` begins the sentence. */
export function programError(what: string, folder: string, output: string): Error {
  const lines = output.trim().split('\n')
  const reason =
    lines.filter((line) => /FATAL|PANIC|error:|cannot|could not/i.test(line)).at(-1) ?? lines.at(-1)
  return startError(
    explainOutput(folder, output) ?? `${what}: ${reason?.trim() || 'it said nothing'}`,
    output,
  )
}

function explainOutput(folder: string, output: string): string | undefined {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return explainFile(folder, 'ENOSPC')
  if (/Permission denied/i.test(output)) return explainFile(folder, 'EACCES')
  if (/user does not exist/.test(output)) {
    return `The embedded database needs a user that the system knows, but this one (id ${process.getuid?.() ?? 0}) has no entry in /etc/passwd. Add one, run Pearwell as another user, or set DATABASE_URL.`
  }
  // The program exists; what is missing is the dynamic loader.
  if (/spawn .* ENOENT/.test(output)) {
    return 'The embedded database needs a Linux system with glibc (Alpine has none). Use a Debian-based image, or set DATABASE_URL to a PostgreSQL server.'
  }
  return undefined
}

function explainFile(path: string, code: string): string | undefined {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${path} cannot be written to by the user that runs the database. Change its owner, or set DATA_DIR to another folder.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds ${path} is full: free some space and start again.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} cannot be a folder because a file is in the way. Move the file, or set DATA_DIR to another folder.`
    default:
      return undefined
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
