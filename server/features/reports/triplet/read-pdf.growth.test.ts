import { expect, it } from 'vitest'
import { growth } from '@shared/testing/growth/growth'
import { areStreamsWhole } from './pdf-streams'

it.each([
  ['beginnings of a part', '>> stream\n'],
  ['empty parts', '1 0 obj << /Filter /FlateDecode >> stream\nendstream endobj\n'],
  ['parts that are not compressed', '1 0 obj << >> stream\n(a) Tj\nendstream endobj\n'],
  ['spaces behind a dictionary', '>> '],
  ['objects without a part', '1 0 obj << >> endobj\n'],
])('a PDF of many %s is examined in linear time', async (_, part) => {
  const bytesOf = (count: number) => Buffer.from(`${part.repeat(count)}endstream`, 'latin1')
  expect(await growth(1000, bytesOf, areStreamsWhole)).toBeLessThan(2.5)
})
