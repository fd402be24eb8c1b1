import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/request'
import { MAX_CSV_BYTES, refusalOfChoice, refusalOfUpload } from './refusal'

const sentence = (...files: { name: string; size: number }[]) => refusalOfChoice(files)?.sentence

describe('refusalOfChoice', () => {
  it('accepts one .csv of at most 5 MB', () => {
    expect(sentence({ name: 'foods.CSV', size: MAX_CSV_BYTES })).toBeUndefined()
    expect(sentence({ name: 'foods.xlsx', size: 1 })).toBe('Please choose a file that ends in .csv.')
    expect(sentence({ name: 'foods.csv', size: MAX_CSV_BYTES + 1 })).toBe('The CSV file can be at most 5 MB.')
    const two = [
      { name: 'a.csv', size: 1 },
      { name: 'b.csv', size: 1 },
    ]
    expect(sentence(...two)).toBe('Please choose one CSV file at a time.')
  })
})

describe('refusalOfUpload', () => {
  it('lists every wrong line', () => {
    const lines = ['Line 3: Food name is required.', 'Line 9: Category is required.']
    const body = JSON.stringify({
      error: 'Nothing was saved.',
      fields: { file: lines.join('\n') },
      requestId: '',
    })
    expect(refusalOfUpload('f.csv', new ApiError(400, body, ''))).toMatchObject({ file: 'f.csv', lines })
  })

  it('returns one sentence for other errors', () => {
    const busy = new ApiError(503, JSON.stringify({ error: 'The server is busy.', requestId: '' }), '')
    expect(refusalOfUpload('f.csv', busy)).toEqual({
      file: 'f.csv',
      sentence: 'The server is busy.',
      lines: [],
    })
  })
})
