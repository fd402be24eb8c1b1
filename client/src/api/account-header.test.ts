// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockApi, mockSequence, refusal } from '@/testing/mock-api'
import { askStream } from './ask-stream'
import { handleStepUp } from './step-up'
import { onOtherAccount } from './other-account'
import { request, setAccount } from './request'
import { upload } from './upload'

const listener = vi.fn()
beforeEach(() => {
  listener.mockClear()
  onOtherAccount(listener)
  setAccount(11)
})
afterEach(() => vi.unstubAllGlobals())

const done = () => new Response(null, { status: 204 })
const signal = new AbortController().signal
const ask = () => askStream('POST /api/ai/ask-question', { body: { question: 'Why?' } }, () => {}, signal)
const reply = {
  answer: 'So.',
  sources: [],
  verdicts: [],
  kind: 'answered',
  provider: 'builtin',
  receipt: '',
  intent: null,
  foods: [],
}
const pieces = () => new Response(`event: answer\ndata: ${JSON.stringify(reply)}\n\n`)
const SENTENCE = 'Somebody else is signed in here now. Nothing was changed.'
const other = () => refusal(409, { error: SENTENCE, code: 'other-account' })

/** A fake XMLHttpRequest that gives the same answer to every upload. */
function answerUploads(status: number, text: string) {
  const sent: Record<string, string> = {}
  class Upload {
    status = status
    responseText = text
    statusText = ''
    upload = {}
    onload?: () => void
    onloadend?: () => void
    open() {}
    setRequestHeader(name: string, value: string) {
      sent[name] = value
    }
    send() {
      this.onload?.()
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return sent
}
const send = () => upload('POST /api/reports/multi-file', { form: new FormData() }, () => {}, signal)

it("every request names the page's account", async () => {
  const calls = mockApi({
    'POST /api/logout': done,
    'DELETE /api/users/:id': done,
    'POST /api/ai/ask-question': pieces,
    'GET /api/user/sessions': [],
  })
  await request('POST /api/logout')
  await request('DELETE /api/users/:id', { params: { id: 1 } })
  await ask()
  await request('GET /api/user/sessions')
  expect(calls.map(({ headers }) => headers.get('X-Account'))).toEqual(['11', '11', '11', '11'])
  const sent = answerUploads(201, '{}')
  await send()
  expect(sent).toEqual({ 'X-Account': '11' })
})

it('no account is named while nobody is signed in', async () => {
  setAccount(undefined)
  const calls = mockApi({ 'POST /api/logout': done, 'POST /api/ai/ask-question': pieces })
  await request('POST /api/logout')
  await ask()
  expect(calls.map(({ headers }) => headers.get('X-Account'))).toEqual([null, null])
  const sent = answerUploads(201, '{}')
  await send()
  expect(sent).toEqual({})
})

it('a request repeated after a step-up still names the account that made it first', async () => {
  const forget = handleStepUp(() => {
    setAccount(12)
    return Promise.resolve(true)
  })
  const stepUpRequired = refusal(401, { error: 'Please confirm it is you.', code: 'assure' })
  const calls = mockApi({ 'DELETE /api/users/:id': mockSequence(stepUpRequired, done()) })
  await request('DELETE /api/users/:id', { params: { id: 1 } })
  expect(calls.map(({ headers }) => headers.get('X-Account'))).toEqual(['11', '11'])
  forget()
})

it('a refusal because of another account is reported, by whichever sender it comes', async () => {
  mockApi({ 'POST /api/logout': other, 'POST /api/ai/ask-question': other })
  const refused = { status: 409, code: 'other-account', detail: SENTENCE }
  await expect(request('POST /api/logout')).rejects.toMatchObject(refused)
  expect(listener).toHaveBeenCalledTimes(1)
  await expect(ask()).rejects.toMatchObject(refused)
  expect(listener).toHaveBeenCalledTimes(2)
  answerUploads(409, JSON.stringify({ error: SENTENCE, code: 'other-account', requestId: '' }))
  await expect(send()).rejects.toMatchObject(refused)
  expect(listener).toHaveBeenCalledTimes(3)
})

it('another conflict is not reported', async () => {
  mockApi({ 'POST /api/logout': () => refusal(409, { error: 'It is there.', code: 'conflict' }) })
  await expect(request('POST /api/logout')).rejects.toMatchObject({ code: 'conflict' })
  expect(listener).not.toHaveBeenCalled()
})

it('no other file of the client sends requests', () => {
  const client = path.join(import.meta.dirname, '../..')
  const senders = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js|html)$/.test(file) && !/(\.test\.tsx?$|^src\/testing\/)/.test(file))
    .filter((file) =>
      /\bnew XMLHttpRequest|sendBeacon|\bWebSocket\b|\bfetch\(/.test(
        readFileSync(path.join(client, file), 'utf8'),
      ),
    )
  expect(senders.sort()).toEqual([
    'service-worker.js',
    'src/api/ask-stream.ts',
    'src/api/request.ts',
    'src/api/upload.ts',
    'src/features/foods/descriptions/pictures.ts',
    // The page of a share link has no account.
    'src/features/shares/reader/open-share.ts',
  ])
  // These two only read.
  for (const file of ['service-worker.js', 'src/features/foods/descriptions/pictures.ts'])
    expect(readFileSync(path.join(client, file), 'utf8')).not.toMatch(/method:/)
})
