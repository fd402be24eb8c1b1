import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCamera } from './use-camera'

type Track = { stop: () => void; onended: (() => void) | null }

/** A fake camera; the test answers when the browser has been asked. */
let asked: ((stream: unknown) => void)[]
const trouble = vi.fn()

beforeEach(() => {
  asked = []
  trouble.mockClear()
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => new Promise((resolve) => asked.push(resolve)) },
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = () => renderHook(({ wanted }) => useCamera(wanted, trouble), { initialProps: { wanted: true } })

/** Grants the camera to the last request and returns its track. */
async function give(): Promise<Track> {
  const track = { stop: vi.fn(), onended: null }
  await act(async () => {
    asked.at(-1)?.({ getTracks: () => [track], getVideoTracks: () => [track] })
    await Promise.resolve()
  })
  return track
}

it.each([
  ['a photo is taken', ({ rerender }: ReturnType<typeof open>) => rerender({ wanted: false })],
  ['it is cancelled, or the screen is left', ({ unmount }: ReturnType<typeof open>) => unmount()],
  ['the page is left', () => void window.dispatchEvent(new Event('pagehide'))],
])('the camera is released when %s', async (_, leave) => {
  const shown = open()
  const track = await give()
  expect(track.stop).not.toHaveBeenCalled()
  act(() => leave(shown))
  expect(track.stop).toHaveBeenCalledOnce()
})

it.each([
  ['a photo was chosen', ({ rerender }: ReturnType<typeof open>) => rerender({ wanted: false })],
  ['it was cancelled', ({ unmount }: ReturnType<typeof open>) => unmount()],
  ['the page was left', () => void window.dispatchEvent(new Event('pagehide'))],
])('a camera granted after %s is released at once', async (_, leave) => {
  const shown = open()
  act(() => leave(shown))
  expect((await give()).stop).toHaveBeenCalledOnce()
  expect(trouble).not.toHaveBeenCalled()
})

it('the camera is requested again for the next photo', async () => {
  const { rerender } = open()
  await give()
  rerender({ wanted: false })
  expect(asked).toHaveLength(1)
  rerender({ wanted: true })
  await waitFor(() => expect(asked).toHaveLength(2))
  expect((await give()).stop).not.toHaveBeenCalled()
})
