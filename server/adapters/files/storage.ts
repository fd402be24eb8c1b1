import {
  DecryptionError,
  isEncrypted,
  decryptPieces,
  type OpenFile,
  type NamedKey,
  decryptedSize,
} from '../../encrypted-file'

/** A stored file: its bytes from `start` up to `end`, as often as one asks. */
export type StoredFile = { size: number; read: (start: number, end: number) => AsyncIterable<Uint8Array> }

/** What files lie on. Of these folders a triplet's is in `reports`, and in `quarantine` once it is set aside. */
export type StoragePrefix = 'reports' | 'quarantine' | 'images' | 'exports'

export type OpenedFile = OpenFile & { close(): Promise<void> }

/**
 * Where files are kept: the disk of the data folder, or a bucket. Paths go with slashes, `reports/UUID/report.pdf`. What was
 * written once is never changed. Every function throws a StorageUnavailable when a bucket does not do its part, and ENOSPC when
 * there is no space left.
 */
export type Storage = {
  /** As the settings name it: `disk`, or a bucket's URL. */
  name: string
  /** Writes the files of a new folder of `reports`. Once this returns they are whole and last; a crash may leave a stray. */
  writeFolder(path: string, files: Record<string, AsyncIterable<Buffer>>): Promise<void>
  /** Writes one file: whole and lasting once this returns, and absent or whole whatever happens. */
  writeFile(path: string, pieces: AsyncIterable<Buffer>): Promise<void>
  /** Throws ENOENT. */
  open(path: string): Promise<OpenedFile>
  /** The names under a prefix. */
  list(prefix: StoragePrefix): Promise<string[]>
  /** Milliseconds since a file was written, or a folder written or set aside; undefined when it is not there. */
  ageOf(path: string): Promise<number | undefined>
  /** Removes a file, or a folder with all in it; answers whether there was one. */
  remove(path: string): Promise<boolean>
  /** Moves a triplet's folder from `reports` to `quarantine`; false when it was not there any more. */
  setAside(folder: string): Promise<boolean>
  /** The way back; false when it was not there any more, or is back already. */
  bringBack(folder: string): Promise<boolean>
  /** Throws when files can be neither written nor read. */
  check(): Promise<void>
}

/** A bucket did not do its part: it was not reached, refused, or answered with what it should not. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  /** `code`: what the service or the network called it. Whatever else it wrote may hold names of keys. */
  constructor(readonly code: string) {
    super('the object store does not do its part')
  }
}

/** Of a failure: that there is no such file. */
export const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'

/** `seal`: undefined for what lies there unsealed. It and reading throw ENOENT, or a DecryptionError. */
export async function openStored(
  storage: Pick<Storage, 'open'>,
  path: string,
  namedKey: NamedKey | undefined,
): Promise<StoredFile> {
  const opened = await storage.open(path)
  try {
    // Its key was lost: what lies there must not pass for the file itself.
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

/** The bytes of a file as they lie there, sealed or not. Throws ENOENT. */
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

/** What `work` answers for each of `all`, some at once. */
export async function severalAtOnce<T, R>(
  all: readonly T[],
  work: (one: T) => Promise<R>,
  most = AT_ONCE,
): Promise<R[]> {
  const answers: R[] = []
  for (let at = 0; at < all.length; at += most)
    answers.push(...(await Promise.all(all.slice(at, at + most).map(work))))
  return answers
}

/** All of a file. */
export async function readAll({ size, read }: StoredFile): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of read(0, size)) pieces.push(piece)
  return Buffer.concat(pieces)
}
