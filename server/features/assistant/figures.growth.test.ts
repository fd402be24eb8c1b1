import { growth } from '@shared/testing/growth/growth'
import { expect, it } from 'vitest'
import { plainlyPut } from './figures'

it('a question of one endless word is read in linear work', async () => {
  const endless = (count: number) => 'x'.repeat(count)
  expect(plainlyPut(endless(2000))).toBe(endless(2000))
  expect(await growth(500, endless, plainlyPut)).toBeLessThan(2.5)
})
