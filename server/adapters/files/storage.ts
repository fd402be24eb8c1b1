import {
  DecryptionError,
  isEncrypted,
  decryptPieces,
  type OpenFile,
  type NamedKey,
  decryptedSize,
} from '../../encryption/encrypted-file'

/** A stored file; `read` gives its bytes from `start` up to `end` and may be called repeatedly. */
export type StoredFile = { size: number; read: (start: number, end: number) => AsyncIterable<Uint8Array> }

/** A triplet's folder is in `reports`, or in `quarantine` once it is set aside. */
export type StoragePrefix = 'reports' | 'quarantine' | 'images' | 'exports' | 'shares'

export type OpenedFile = OpenFile & { close(): Promise<void> }

/**
 * Where files are stored: the disk of the data folder, or a bucket. Paths use slashes,
 * `reports/UUID/report.pdf`. Stored files never change. Every function throws a StorageUnavailable
 * when a bucket fails, and ENOSPC when no space is left.
 */
export type Storage = {
  /** As in the settings: `disk`, or a bucket's URL. */
  name: string
  /** Writes a new folder of `reports`, durable on return; a crash may leave a stray. */
  writeFolder(path: string, files: Record<string, AsyncIterable<Buffer>>): Promise<void>
  /** Writes one file. It is durable once this returns, and complete or absent after a crash. */
  writeFile(path: string, pieces: AsyncIterable<Buffer>): Promise<void>
  /** Throws ENOENT. */
  open(path: string): Promise<OpenedFile>
  /** The names below a prefix. */
  list(prefix: StoragePrefix): Promise<string[]>
  /** Milliseconds since it was written or set aside; undefined if it is absent. */
  ageOf(path: string): Promise<number | undefined>
  /** Removes a file, or a folder with its contents; answers whether there was one. */
  remove(path: string): Promise<boolean>
  /** Moves a triplet's folder from `reports` to `quarantine`; false if it is gone already. */
  setAside(folder: string): Promise<boolean>
  /** Moves it back; false if it is gone or back already. */
  bringBack(folder: string): Promise<boolean>
  /** Throws if files can be neither written nor read. */
  check(): Promise<void>
}

/** A bucket was not reached, refused, or gave an unexpected answer. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  /** `code` is from the service or network, whose other text may contain key ids. */
  constructor(readonly code: string) {
    super('the object store is failing')
  }
}

/** Whether a failure means that there is no such file. */
export const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'

/** `namedKey` is undefined if unencrypted. Open and read throw ENOENT or DecryptionError. */
export async function openStored(
  storage: Pick<Storage, 'open'>,
  path: string,
  namedKey: NamedKey | undefined,
): Promise<StoredFile> {
  const opened = await storage.open(path)
  try {
    // The key was lost; the encrypted bytes must not pass for the file itself.
    if (!namedKey && (await isEncrypted(opened))) throw new DecryptionError()
    return {
      size: namedKey ? await decryptedSize(opened, namedKey) : (await opened.stat()).size,
      read: async function* (start, end) {
        const file = await storage.open(path)
        try {
          yield* namedKey ? decryptPieces(file, namedKey, start, end) : piecesOf(file, start, end)
        } finally {
          await file.close()
        }
      },
    }
  } finally {
    await opened.close()
  }
}

/** The stored bytes of a file, without decryption. Throws ENOENT. */
export async function* rawPieces(storage: Pick<Storage, 'open'>, path: string): AsyncGenerator<Buffer> {
  const file = await storage.open(path)
  try {
    yield* piecesOf(file, 0, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

const PIECE = 1024 * 1024

async function* piecesOf(file: OpenFile, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const piece = Buffer.alloc(Math.min(PIECE, end - at))
    const { bytesRead } = await file.read(piece, 0, piece.length, at)
    if (bytesRead === 0) throw new Error('a file is shorter than it was')
    yield piece.subarray(0, bytesRead)
    at += bytesRead
  }
}

const AT_ONCE = 16

/** Maps `all` through `work`, several at once. */
export async function mapConcurrently<T, R>(
  all: readonly T[],
  work: (one: T) => Promise<R>,
  most = AT_ONCE,
): Promise<R[]> {
  const answers: R[] = []
  for (let at = 0; at < all.length; at += most)
    answers.push(...(await Promise.all(all.slice(at, at + most).map(work))))
  return answers
}

export async function readAll({ size, read }: StoredFile): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of read(0, size)) pieces.push(piece)
  return Buffer.concat(pieces)
}
