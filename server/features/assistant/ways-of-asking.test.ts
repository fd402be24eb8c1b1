import { expect, it } from 'vitest'
import { shippedFaqs } from '../faqs/faqs.public'
import { waysOfAsking } from './intents'

it('there are many ways of asking for each FAQ and for all else, and none asks for two', async () => {
  const { client, practitioner } = await shippedFaqs()
  const ways = await waysOfAsking()
  const counts = new Map<string, number>()
  for (const { intent } of ways) counts.set(intent, (counts.get(intent) ?? 0) + 1)
  const others = ['own', 'food', 'off-topic', 'beyond', 'emergency']
  const expected = [...client, ...practitioner].map(({ key }) => key).concat(others)
  expect([...counts.keys()].sort()).toEqual(expected.sort())
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(100)
  const intents = new Map<string, string>()
  const twice = ways.filter(({ intent, text }) => {
    const plain = text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')
    const known = intents.get(plain)
    intents.set(plain, intent)
    return known !== undefined && known !== intent
  })
  expect(twice).toEqual([])
})
