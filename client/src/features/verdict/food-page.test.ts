// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { downloadFoodPage, foodPage, foodPageName } from './food-page'
import type { Food } from './verdict-types'

const food = (over: Partial<Food> = {}): Food => ({
  id: 1,
  name: 'Egg white',
  latinName: 'Gallus gallus',
  category: 'Dairy and egg',
  description: 'The clear part.\n\nUsed to bind.',
  imageUrl: null,
  hasFormer: false,
  commonSources: [],
  alternativeNames: [],
  derivedIngredients: [],
  version: 1,
  severity: 'other',
  ...over,
})

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('foodPage', () => {
  it('contains what is known of a food and loads nothing else', () => {
    const html = foodPage(food({ commonSources: ['Meringue', 'Mousse'], alternativeNames: ['Albumen'] }))
    const page = parse(html)
    expect(page.title).toBe('Egg white')
    expect(page.querySelector('h1')?.textContent).toBe('Egg white')
    expect([...page.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
      'Category',
      'Description',
      'Common sources',
      'Also known as',
    ])
    expect(page.body.textContent).toContain('Meringue, Mousse')
    expect(html).not.toMatch(/https?:|src=|href=/)
  })

  it('leaves out unknown facts', () => {
    const page = parse(foodPage(food({ description: ' ', category: '', latinName: '' })))
    expect(page.body.textContent).toContain('No description available.')
    expect(page.querySelectorAll('h2')).toHaveLength(1)
    expect(page.querySelector('i')).toBeNull()
  })

  it('escapes every text', () => {
    const evil = '</title><img src=x onerror="alert(1)"> & \'<script>alert(1)</script>'
    const html = foodPage(
      food({
        name: evil,
        latinName: evil,
        category: evil,
        description: evil,
        commonSources: [evil],
        alternativeNames: [evil],
      }),
    )
    const page = parse(html)
    expect(page.querySelectorAll('script, img')).toHaveLength(0)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<script')
    expect(page.querySelector('h1')?.textContent).toBe(evil)
  })
})

describe('downloadFoodPage', () => {
  it('downloads the page as a file with a hostile name as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    let blob: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((part) => {
      blob = part as Blob
      return 'blob:page'
    })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href, this.download)
    })
    downloadFoodPage(food({ name }))
    vi.restoreAllMocks()
    expect(saved).toEqual(['blob:page', 'img src=x onerror=alert(1).html'])
    const page = parse((await blob?.text()) ?? '')
    expect(page.querySelector('img')).toBeNull()
    expect([page.title, page.querySelector('h1')?.textContent]).toEqual([name, name])
  })
})

describe('foodPageName', () => {
  it('is named after the food in characters every system accepts', () => {
    expect(foodPageName({ name: 'PEPPER, BLACK' })).toBe('PEPPER, BLACK.html')
    expect(foodPageName({ name: '../Corn: "sweet"/<maize>?' })).toBe('Corn sweet maize.html')
    expect(foodPageName({ name: '...' })).toBe('food.html')
    expect(foodPageName({ name: '<img src=x onerror=alert(1)>' })).toBe('img src=x onerror=alert(1).html')
    expect(foodPageName({ name: 'Crème brûlée 100%' })).toBe('Crème brûlée 100%.html')
    expect(foodPageName({ name: '.htaccess\u0000\r\n' })).toBe('htaccess.html')
  })

  it('contains no direction control, device name or overlong name', () => {
    expect(foodPageName({ name: 'Egg\u202Egnp.exe' })).toBe('Egg gnp.exe.html')
    expect(foodPageName({ name: 'nul' })).toBe('food nul.html')
    expect(foodPageName({ name: 'Con.carne' })).toBe('food Con.carne.html')
    expect(foodPageName({ name: 'Conger eel' })).toBe('Conger eel.html')
    const long = foodPageName({ name: '🥚'.repeat(500) })
    expect(long).toBe(`${'🥚'.repeat(60)}.html`)
  })
})
