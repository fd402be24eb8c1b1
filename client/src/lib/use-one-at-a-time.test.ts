// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOneAtATime } from './use-one-at-a-time'

it('ignores a second run while one is under way, and accepts the next after success or failure', async () => {
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
