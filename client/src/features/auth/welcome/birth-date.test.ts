import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBirthDate, typedPart, fullDate } from './birth-date'

const read = (day: string, month: string, year: string) => readBirthDate({ day, month, year }, '2026-11-23')

it('reads every real day and no other', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-23'), noInvalidDate: true }),
      (date) => {
        const iso = date.toISOString().slice(0, 10)
        const [year = '', month = '', day = ''] = iso.split('-')
        expect(read(day, month, year)).toEqual({ iso })
        expect(read(String(Number(day)), String(Number(month)), year)).toEqual({ iso })
      },
    ),
  )
})

it('returns what is wrong and in which part', () => {
  expect(read('', '', '')).toMatchObject({ at: 'day' })
  expect(read('1', '2', '')).toMatchObject({ at: 'year' })
  expect(read('1', '2', '88')).toEqual({ error: 'Please enter the year with four digits.', at: 'year' })
  for (const [day, month, year] of [
    ['31', '2', '1988'],
    ['29', '2', '1900'],
    ['0', '2', '1988'],
    ['1', '13', '1988'],
    ['1', '1', '1850'],
  ] as const)
    expect(read(day, month, year)).toMatchObject({ error: expect.stringContaining('no such date') as string })
  expect(read('24', '11', '2026')).toMatchObject({ at: 'year' })
  expect(read('23', '11', '2026')).toEqual({ iso: '2026-11-23' })
})

it('splits a whole date into its parts, day first where possible', () => {
  const parts = { day: '14', month: '05', year: '1988' }
  for (const text of ['14.05.1988', '14/05/1988', ' 14 - 05 - 1988', '14051988', '05/14/1988'])
    expect(fullDate(text)).toEqual(parts)
  expect(fullDate('1988-05-14')).toEqual(parts)
  expect(fullDate('19880514')).toEqual(parts)
  expect(fullDate('19051988')).toEqual({ day: '19', month: '05', year: '1988' })
  for (const text of ['14', '1988', '14.05', 'Nora', '31.02.1988', '123456789'])
    expect(fullDate(text)).toBeUndefined()
})

it('recognises a complete part', () => {
  expect(typedPart('day', '1')).toEqual({ digits: '1', done: false })
  expect(typedPart('day', '4')).toEqual({ digits: '4', done: true })
  expect(typedPart('day', '1.')).toEqual({ digits: '1', done: true })
  expect(typedPart('month', '1')).toEqual({ digits: '1', done: false })
  expect(typedPart('month', '2')).toEqual({ digits: '2', done: true })
  expect(typedPart('year', '198')).toEqual({ digits: '198', done: false })
  expect(typedPart('year', '19888')).toEqual({ digits: '1988', done: true })
  expect(typedPart('day', '.')).toEqual({ digits: '', done: false })
})
