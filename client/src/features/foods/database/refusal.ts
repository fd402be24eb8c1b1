import { ApiError, sentenceOf } from '@/api/request'

export const MAX_CSV_BYTES = 5 * 1024 * 1024

/** Why a file was not imported: a sentence, and the wrong lines if they are the cause. */
export type Refusal = { file: string; sentence: string; lines: string[] }

/** What is wrong with the picked files before anything is sent; undefined for one CSV file. */
export function refusalOfChoice(files: readonly Pick<File, 'name' | 'size'>[]): Refusal | undefined {
  const [file] = files
  const refused = (sentence: string): Refusal => ({ file: file?.name ?? '', sentence, lines: [] })
  if (!file || files.length > 1) return { ...refused('Please choose one CSV file at a time.'), file: '' }
  if (!/\.csv$/i.test(file.name)) return refused('Please choose a file that ends in .csv.')
  if (file.size > MAX_CSV_BYTES) return refused('The CSV file can be at most 5 MB.')
  return undefined
}

/** Why the upload of a file failed. */
export function refusalOfUpload(file: string, error: unknown): Refusal {
  const lines = error instanceof ApiError ? (error.fields['file'] ?? '').split('\n').filter(Boolean) : []
  if (lines.length > 0)
    return { file, sentence: 'Nothing was saved. Correct this and upload the file again:', lines }
  return { file, sentence: sentenceOf(error), lines }
}
