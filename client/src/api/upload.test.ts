import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, sentenceOf } from './request'
import { upload } from './upload'

/** A fake XMLHttpRequest; the test plays the server. */
class FakeCall {
  static last: FakeCall
  status = 0
  responseText = ''
  statusText = ''
  withCredentials = false
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  opened: string[] = []
  sent?: FormData
  constructor() {
    FakeCall.last = this
  }
  open(...how: string[]) {
    this.opened = how
  }
  send(form: FormData) {
    this.sent = form
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, responseText: body, statusText: 'Text' })
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeCall))
afterEach(() => void vi.unstubAllGlobals())

function start() {
  const form = new FormData()
  const progress: number[] = []
  const controller = new AbortController()
  const onProgress = (fraction: number) => void progress.push(fraction)
  const answer = upload('POST /api/reports/multi-file', { form }, onProgress, controller.signal)
  return { answer, form, progress, controller, call: FakeCall.last }
}

describe('upload', () => {
  it('posts the form, reports progress and gives the answer with its status', async () => {
    const { answer, form, progress, call } = start()
    expect([call.opened, call.sent, call.withCredentials]).toEqual([
      ['POST', '/api/reports/multi-file'],
      form,
      true,
    ])
    call.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 })
    call.upload.onprogress?.({ lengthComputable: false, loaded: 30, total: 0 })
    call.answer(200, '{"id":4}')
    await expect(answer).resolves.toEqual({ status: 200, reply: { id: 4 } })
    expect(progress).toEqual([0.25])
  })

  it('throws the same errors as request', async () => {
    const refused = start()
    refused.call.answer(413, '{"error":"A file is larger than 10 MB.","requestId":""}')
    await expect(refused.answer).rejects.toThrow(ApiError)
    await expect(refused.answer).rejects.toMatchObject({
      status: 413,
      detail: 'A file is larger than 10 MB.',
    })
    const offline = start()
    offline.call.onerror?.()
    const error: unknown = await offline.answer.catch((cause: unknown) => cause)
    expect(sentenceOf(error)).toContain('cannot be reached')
  })

  it('stops when it is aborted', async () => {
    const { answer, controller } = start()
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('sends nothing when it was aborted before it began', async () => {
    const signal = AbortSignal.abort()
    await expect(
      upload('POST /api/reports/multi-file', { form: new FormData() }, () => undefined, signal),
    ).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeCall.last.sent).toBeUndefined()
  })
})
