// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOneAtATime } from './use-one-at-a-time'

it('lets the second of two go, and takes the next one once the first has ended, well or badly', async () => {
  const { result } = renderHook(() => useOneAtATime())
  const run = result.current
  const work = vi.fn(() => Promise.reject(new Error('failed')))
  const first = run(work)
  await run(work)
  await expect(first).rejects.toThrow('failed')
  expect(work).toHaveBeenCalledTimes(1)
  await expect(run(work)).rejects.toThrow('failed')
  expect(work).toHaveBeenCalledTimes(2)
})
