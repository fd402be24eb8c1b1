// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '@/ui/use-toast'
import { copyRecipe, shareRecipe } from './share-recipe'

vi.mock('@/ui/use-toast', () => ({ toast: vi.fn() }))
const { request } = vi.hoisted(() => ({ request: vi.fn() }))
vi.mock('@/api/request', () => ({ request }))

const recipe = {
  id: 12,
  title: 'Baked pears',
  description: 'Soft.',
  ingredients: ['2 pears'],
  instructions: ['Bake.'],
}
const writeText = vi.fn<(text: string) => Promise<void>>()
const clicked: string[] = []

beforeEach(() => {
  vi.mocked(toast).mockClear()
  request.mockReset().mockResolvedValue({ link: null })
  clicked.length = 0
  writeText.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  Object.assign(document, { execCommand: () => false })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.href)
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function deviceShares(outcome: () => Promise<void>) {
  const share = vi.fn(outcome)
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
  return share
}

describe('sharing', () => {
  it('gives a link that opens without a sign-in where the portal can make one', async () => {
    request.mockResolvedValue({ link: 'https://portal.example.com/r/12.x' })
    await shareRecipe(recipe)
    expect(request).toHaveBeenCalledWith('POST /api/recipes/:id/link', { params: { id: 12 } })
    expect(writeText).toHaveBeenCalledWith('https://portal.example.com/r/12.x')
    expect(toast).toHaveBeenCalledWith({ title: 'Recipe link copied to clipboard!' })
  })

  it('gives the link for people with an account when none can be made', async () => {
    request.mockRejectedValue(new TypeError('no network'))
    await shareRecipe(recipe)
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/client\/recipes\?recipe=12$/))
  })

  it("uses the device's share sheet first, with the recipe's link", async () => {
    const share = deviceShares(() => Promise.resolve())
    await shareRecipe(recipe)
    expect(share).toHaveBeenCalledWith({
      title: 'Baked pears',
      text: 'Soft.',
      url: expect.stringMatching(/\/client\/recipes\?recipe=12$/) as string,
    })
    expect([writeText.mock.calls, vi.mocked(toast).mock.calls]).toEqual([[], []])
  })

  it('does nothing more when the user closes the sheet', async () => {
    deviceShares(() => Promise.reject(new DOMException('', 'AbortError')))
    await shareRecipe(recipe)
    expect([writeText.mock.calls, clicked]).toEqual([[], []])
  })

  it('copies the link when the device cannot share', async () => {
    deviceShares(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await shareRecipe(recipe)
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/client\/recipes\?recipe=12$/))
    expect(toast).toHaveBeenCalledWith({
      title: 'Recipe link copied to clipboard!',
      description: expect.stringMatching(/^It only opens with an account/) as string,
    })
  })

  it('opens a mail draft when the clipboard is unavailable too', async () => {
    writeText.mockRejectedValue(new Error('refused'))
    await shareRecipe(recipe)
    expect(clicked).toEqual([expect.stringMatching(/^mailto:\?subject=Baked%20pears&body=/)])
    expect(toast).not.toHaveBeenCalled()
  })
})

describe('copying', () => {
  it('says that it worked', async () => {
    await copyRecipe(recipe)
    expect(writeText).toHaveBeenCalledWith(
      'Baked pears\n\nIngredients:\n• 2 pears\n\nInstructions:\n1. Bake.',
    )
    expect(toast).toHaveBeenCalledWith({ title: 'Recipe copied to clipboard!' })
  })

  it('says that it did not', async () => {
    writeText.mockRejectedValue(new Error('refused'))
    await copyRecipe(recipe)
    expect(toast).toHaveBeenCalledWith({ title: 'Failed to copy recipe', variant: 'destructive' })
  })
})
