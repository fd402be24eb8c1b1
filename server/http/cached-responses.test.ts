import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { cachedResponses, CachedResponse, unzipped } from './cached-responses'

const never = () => false
const answers = (bytes = 1_000_000) => cachedResponses({ bytes, answers: 100 })

const validator = (fingerprint: string, isCurrent = true) => ({
  fingerprint,
  isCurrent: () => Promise.resolve(isCurrent),
})

/** Asks for an answer, and counts how often it is made. */
function asker(made = answers()) {
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

it('makes an answer once for a fingerprint, and anew for another', async () => {
  const { ask, count } = asker()
  expect((await ask('one', 'a', 'first')).text).toBe('first')
  expect((await ask('one', 'a', 'other')).text).toBe('first')
  expect((await ask('one', 'b', 'second')).text).toBe('second')
  expect((await ask('one', 'a', 'third')).text).toBe('third')
  expect(count()).toBe(3)
})

it('gives nobody what is another’s, and the same text the same tag', async () => {
  const { ask } = asker()
  const [one, two, three] = [
    await ask('1', 'a', 'mine'),
    await ask('2', 'a', 'yours'),
    await ask('3', 'a', 'mine'),
  ]
  expect([one.text, two.text, three.text]).toEqual(['mine', 'yours', 'mine'])
  expect(one.tag).toBe(three.tag)
  expect(one.tag).not.toBe(two.tag)
})

it('makes nothing for who has it, and once for those who ask at the same time', async () => {
  const { ask, count } = asker()
  const { tag } = await ask('one', 'a', 'text')
  expect(await ask('one', 'a', 'text', (known) => known === tag)).toEqual({ tag, text: undefined })
  expect(await ask('one', 'b', 'text', (known) => known === tag)).toEqual({ tag, text: undefined })
  expect(count()).toBe(2)
  await Promise.all(Array.from({ length: 5 }, () => ask('two', 'a', 'other')))
  expect(count()).toBe(3)
})

it('what could not be made is made for the next', async () => {
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

it('keeps no more bytes than it may: what was used longest ago is made again', async () => {
  const { ask, count } = asker(answers(25_000))
  const texts = Array.from({ length: 4 }, () => randomBytes(6_000).toString('hex'))
  const askAll = async (which: number[]) => {
    for (const at of which) expect((await ask(`${at}`, 'a', texts[at] ?? '')).text).toBe(texts[at])
  }
  // Each takes some 7 kB of its 12: three of them have room.
  await askAll([0, 1, 2, 0, 1, 2])
  expect(count()).toBe(3)
  await askAll([3, 1, 2])
  expect(count()).toBe(4)
  await askAll([0])
  expect(count()).toBe(5)
})

it('does not keep what was made while its rows were others', async () => {
  const made = answers()
  const make = (text: string, isCurrent: boolean) =>
    made('GET /api/x', new CachedResponse('one', validator('a', isCurrent), () => text), String, never)
  const first = await make('seen meanwhile', false)
  expect((await unzipped(first.zipped ?? Buffer.of())).toString()).toBe('seen meanwhile')
  const then = await make('as before', true)
  expect((await unzipped(then.zipped ?? Buffer.of())).toString()).toBe('as before')
  expect((await make('made again', true)).tag).toBe(then.tag)
})
