import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import multer from 'multer'
import { MAX_FILE_BYTES } from '@shared/domain/text/file-name'
import { Problem } from './problem'
import { takeBody, drainBody } from './request-body'

/** The largest allowed size of a form with these files. */
export const largestForm = (files: readonly string[]): number => files.length * MAX_FILE_BYTES + 1024 * 1024

export type UploadedFile = { path: string; originalName: string; size: number }

/**
 * Streams a multipart body into `directory`: each of `fileFields` once, at most 10 MB per file, and
 * a few short text fields. The sender's file names never become paths. Throws MulterError, or a
 * Problem for a malformed body.
 */
export async function receiveUpload(
  req: Request,
  res: Response,
  directory: string,
  fileFields: readonly string[],
) {
  if (!req.is('multipart/form-data'))
    throw new Problem('invalid', 'The upload must be sent as a form with files.')
  takeBody(req, res, largestForm(fileFields))
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
  await new Promise<void>((resolve, reject) => {
    parser(req, res, (error: unknown) => (error ? reject(asProblem(error)) : resolve()))
    req.once('aborted', () => reject(new Problem('invalid', 'The upload was cut off.')))
  })
  await drainBody(req)
  const files: Record<string, UploadedFile> = {}
  for (const [field, [file]] of Object.entries((req.files ?? {}) as Record<string, Express.Multer.File[]>))
    if (file) files[field] = { path: file.path, originalName: plainName(file.originalname), size: file.size }
  return { fields: { ...(req.body as Record<string, unknown>) }, files }
}

/** The sender's file name without control characters and no longer than a file name can be. */
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
