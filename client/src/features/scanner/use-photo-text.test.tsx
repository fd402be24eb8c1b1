import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/request'
import { upload } from '@/api/upload'
import { hookAs } from '@/testing/render-as'
import { people } from '@/testing/people'
import { saveConsent } from './consent'
import { usePhotoText } from './use-photo-text'

vi.mock(import('@/api/upload'), () => ({ upload: vi.fn() }))

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'label.jpg', { type: 'image/jpeg' })
let answerConsent: (() => void) | undefined

function start() {
  const onText = vi.fn()
  const consented = () =>
    new Promise<Response>((resolve) => (answerConsent = () => resolve(new Response('{}', { status: 201 }))))
  const hook = hookAs('client', () => usePhotoText(onText), { 'POST /api/scan-consents': consented })
  return { onText, ...hook }
}

afterEach(() => localStorage.clear())
beforeEach(() => {
  answerConsent = undefined
  const reply = { text: 'Ingredients: milk', readable: true }
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValue({ reply, status: 200 } as never)
})

test('a photo is read after consent, and the next one that day at once', async () => {
  const { result, onText, calls } = start()
  await act(() => result.current.choose([photo]))
  expect(result.current.asking).toBe(true)
  expect(upload).not.toHaveBeenCalled()
  act(() => {
    void result.current.agree()
    void result.current.agree()
  })
  await waitFor(() => expect(answerConsent).toBeDefined())
  act(() => answerConsent?.())
  await waitFor(() => expect(onText).toHaveBeenCalledWith({ text: 'Ingredients: milk', readable: true }))
  expect(calls.filter(({ route }) => route === 'POST /api/scan-consents')).toHaveLength(1)
  expect(upload).toHaveBeenCalledOnce()
  await act(() => result.current.choose([photo]))
  expect(result.current.asking).toBe(false)
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
})

test.each(['cancelled', 'left'])('a photo %s while the consent is being saved is not sent', async (how) => {
  const { result, unmount } = start()
  await act(() => result.current.choose([photo]))
  let agreed: Promise<void> | undefined
  act(() => void (agreed = result.current.agree()))
  await waitFor(() => expect(answerConsent).toBeDefined())
  if (how === 'left') unmount()
  else act(() => result.current.clear())
  await act(async () => {
    answerConsent?.()
    await agreed
  })
  expect(upload).not.toHaveBeenCalled()
  if (how === 'cancelled') expect(result.current.asking).toBe(false)
})

test.each([
  [415, false, undefined],
  [503, true, photo],
])('a photo answered with %s can be sent again: %s', async (status, retry, kept) => {
  vi.mocked(upload).mockRejectedValue(new ApiError(status, '{"error":"Not now.","requestId":""}', ''))
  const { result } = start()
  await act(() => result.current.choose([photo]))
  act(() => void result.current.agree())
  await waitFor(() => expect(answerConsent).toBeDefined())
  act(() => answerConsent?.())
  await waitFor(() =>
    expect(result.current.trouble).toEqual({ title: 'OCR Failed', sentence: 'Not now.', retry }),
  )
  expect(result.current.photo?.file).toBe(kept)
})

test('an automatic photo without readable text is dropped quietly', async () => {
  const reply = { text: '~ zq', readable: false }
  vi.mocked(upload).mockResolvedValue({ reply, status: 200 } as never)
  saveConsent(people.client.id)
  const { result, onText } = start()
  await act(() => result.current.choose([photo], true))
  await waitFor(() => expect(result.current.trouble?.title).toBe('This photo is hard to read'))
  expect(result.current.photo).toBeUndefined()
  expect(onText).not.toHaveBeenCalled()
})
