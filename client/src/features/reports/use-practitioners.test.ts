import { expect, it } from 'vitest'
import { everyPractitioner } from './use-practitioners'

it('a select offers every practitioner, however many pages there are', async () => {
  const all = Array.from({ length: 430 }, (_, place) => ({
    id: place + 1,
    user: { firstName: 'Ada', lastName: `Number ${place + 1}`, isActive: place > 0 },
    releaseRule: place === 429 ? 'hold' : 'release',
  }))
  const asked: number[] = []
  const choices = await everyPractitioner(({ page, pageSize }) => {
    asked.push(page)
    const end = page * pageSize
    return Promise.resolve({ rows: all.slice(end - pageSize, end) as never, hasNext: end < all.length })
  })
  expect(asked).toEqual([1, 2, 3])
  expect(choices).toHaveLength(430)
  expect(choices[429]).toEqual({ id: 430, name: 'Ada Number 430', holds: true, isActive: true })
  expect(choices[0]).toMatchObject({ holds: false, isActive: false })
})
