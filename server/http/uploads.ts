import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import multer from 'multer'
import { Problem } from './problem'

export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** A sender that brings less than `bytes` in any `everyMs` is cut off. */
const usualPace = { bytes: 16 * 1024, everyMs: 20_000 }

export type UploadedFile = { path: string; originalName: string; size: number }

/**
 * Streams a multipart body into `directory`: each of `fileFields` once, at most 10 MB a file, a few short text fields.
 * File names of the sender never become paths. Throws MulterError, or a Problem when the body is no sound multipart.
 */
export async function receiveUpload(
  req: Request,
  res: Response,
  directory: string,
  fileFields: readonly string[],
  pace = usualPace,
) {
  if (!req.is('multipart/form-data'))
    throw new Problem('invalid', 'The upload must be sent as a form with files.')
  const largest = fileFields.length * MAX_FILE_BYTES + 1024 * 1024
  if (Number(req.headers['content-length'] ?? 0) > largest)
    throw new Problem('too-large', 'The upload is larger than the server accepts: a file may have 10 MB.')
  const parser = multer({
    storage: multer.diskStorage({
      destination: directory,
      filename: (_req, _file, done) => done(null, randomUUID()),
    }),
    defParamCharset: 'utf8',
    limits: {
      fileSize: MAX_FILE_BYTES,
      files: fileFields.length,
      fields: 20,
      parts: 24,
      fieldSize: 16_384,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).fields(fileFields.map((name) => ({ name, maxCount: 1 })))
  let arrived = 0
  req.on('data', (part: Buffer) => {
    arrived += part.length
  })
  let timer: NodeJS.Timeout | undefined
  await new Promise<void>((resolve, reject) => {
    let before = 0
    timer = setInterval(() => {
      if (arrived - before < pace.bytes)
        reject(
          new Problem(
            'too-slow',
            'The upload came in too slowly and was stopped. Please try again with a better connection.',
          ),
        )
      before = arrived
    }, pace.everyMs)
    parser(req, res, (error: unknown) => (error ? reject(asProblem(error)) : resolve()))
    req.once('aborted', () => reject(new Problem('invalid', 'The upload was cut off.')))
  }).finally(() => clearInterval(timer))
  const files: Record<string, UploadedFile> = {}
  for (const [field, [file]] of Object.entries((req.files ?? {}) as Record<string, Express.Multer.File[]>))
    if (file) files[field] = { path: file.path, originalName: plainName(file.originalname), size: file.size }
  return { fields: { ...(req.body as Record<string, unknown>) }, files }
}

/** The sender's name for a file, without control characters and no longer than a file name can be. */
const plainName = (name: string) =>
  name
    .replace(/\p{Cc}/gu, '')
    .slice(0, 255)
    .toWellFormed()

function asProblem(error: unknown): unknown {
  const broken =
    error instanceof Error &&
    /^(Unexpected end of form|Malformed|Multipart|Unexpected end)/i.test(error.message)
  return broken
    ? new Problem('invalid', 'The upload was cut off or is damaged. Please send it again.')
    : error
}
