import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { cachedResponses, CachedResponse, unzipped } from './cached-responses'

const never = () => false
const answers = (bytes = 1_000_000) => cachedResponses({ bytes, answers: 100 })

const validator = (fingerprint: string, isCurrent = true) => ({
  fingerprint,
  isCurrent: () => Promise.resolve(isCurrent),
})

/** Requests an answer and counts how often it is made. */
function requester(made = answers()) {
  let count = 0
  const ask = async (
    whose: string,
    fingerprint: string,
    text: string,
    isKnown = never as (tag: string) => boolean,
  ) => {
    const { tag, zipped } = await made(
      'GET /api/x',
      new CachedResponse(whose, validator(fingerprint), () => (count++, text)),
      String,
      isKnown,
    )
    return { tag, text: zipped && (await unzipped(zipped)).toString() }
  }
  return { ask, count: () => count }
}

it('makes an answer once per fingerprint', async () => {
  const { ask, count } = requester()
  expect((await ask('one', 'a', 'first')).text).toBe('first')
  expect((await ask('one', 'a', 'other')).text).toBe('first')
  expect((await ask('one', 'b', 'second')).text).toBe('second')
  expect((await ask('one', 'a', 'third')).text).toBe('third')
  expect(count()).toBe(3)
})

it('keeps answers of different keys apart and gives equal texts the same tag', async () => {
  const { ask } = requester()
  const [one, two, three] = [
    await ask('1', 'a', 'mine'),
    await ask('2', 'a', 'yours'),
    await ask('3', 'a', 'mine'),
  ]
  expect([one.text, two.text, three.text]).toEqual(['mine', 'yours', 'mine'])
  expect(one.tag).toBe(three.tag)
  expect(one.tag).not.toBe(two.tag)
})

it('makes nothing for a client that has it, and only one answer for concurrent requests', async () => {
  const { ask, count } = requester()
  const { tag } = await ask('one', 'a', 'text')
  expect(await ask('one', 'a', 'text', (known) => known === tag)).toEqual({ tag, text: undefined })
  expect(await ask('one', 'b', 'text', (known) => known === tag)).toEqual({ tag, text: undefined })
  expect(count()).toBe(2)
  await Promise.all(Array.from({ length: 5 }, () => ask('two', 'a', 'other')))
  expect(count()).toBe(3)
})

it('an answer that failed is made again for the next request', async () => {
  const made = answers()
  const failing = new CachedResponse('one', validator('a'), () => Promise.reject(new Error('away')))
  await expect(made('GET /api/x', failing, String, never)).rejects.toThrow('away')
  const { zipped } = await made(
    'GET /api/x',
    new CachedResponse('one', validator('a'), () => 'there'),
    String,
    never,
  )
  expect(zipped && (await unzipped(zipped)).toString()).toBe('there')
})

it('evicts the answer that was used longest ago when the bytes are used up', async () => {
  const { ask, count } = requester(answers(25_000))
  const texts = Array.from({ length: 4 }, () => randomBytes(6_000).toString('hex'))
  const askAll = async (which: number[]) => {
    for (const at of which) expect((await ask(`${at}`, 'a', texts[at] ?? '')).text).toBe(texts[at])
  }
  // Each takes some 7 kB compressed from 12: three of them fit.
  await askAll([0, 1, 2, 0, 1, 2])
  expect(count()).toBe(3)
  await askAll([3, 1, 2])
  expect(count()).toBe(4)
  await askAll([0])
  expect(count()).toBe(5)
})

it('does not cache an answer whose rows changed while it was made', async () => {
  const made = answers()
  const make = (text: string, isCurrent: boolean) =>
    made('GET /api/x', new CachedResponse('one', validator('a', isCurrent), () => text), String, never)
  const first = await make('seen meanwhile', false)
  expect((await unzipped(first.zipped ?? Buffer.of())).toString()).toBe('seen meanwhile')
  const then = await make('as before', true)
  expect((await unzipped(then.zipped ?? Buffer.of())).toString()).toBe('as before')
  expect((await make('made again', true)).tag).toBe(then.tag)
})
