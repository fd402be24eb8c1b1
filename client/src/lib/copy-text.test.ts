// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'execCommand')
})

function clipboardThat(writes: () => Promise<void>) {
  const writeText = vi.fn<(text: string) => Promise<void>>(writes)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  return writeText
}
function commandThat(does: () => boolean) {
  const command = vi.fn<(command: string) => boolean>(does)
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true })
  return command
}
const refuses = () => Promise.reject(new Error('Not allowed.'))

test('a text is written to the clipboard, and no copy command follows', async () => {
  const writeText = clipboardThat(() => Promise.resolve())
  const command = commandThat(() => true)
  expect(await copyText('EF20418')).toBe(true)
  expect(writeText.mock.calls).toEqual([['EF20418']])
  expect(command).not.toHaveBeenCalled()
})

test('without a clipboard the copy command gets the text, once', async () => {
  clipboardThat(refuses)
  const setData = vi.fn()
  const copy = () => Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } })
  const given = copy()
  const command = commandThat(() => document.dispatchEvent(given))
  expect(await copyText('EF20418')).toBe(true)
  expect(command.mock.calls).toEqual([['copy']])
  expect(setData.mock.calls).toEqual([['text/plain', 'EF20418']])
  expect(given.defaultPrevented).toBe(true)
  document.dispatchEvent(copy())
  expect(setData).toHaveBeenCalledOnce()
})

test('gives false when the browser refuses both', async () => {
  clipboardThat(refuses)
  commandThat(() => false)
  expect(await copyText('EF20418')).toBe(false)
})
