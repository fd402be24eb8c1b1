import { describe, expect, it } from 'vitest'
import { foodPage, foodPageName } from './food-page'
import type { Food } from './report-types'

const food = (over: Partial<Food> = {}): Food => ({
  id: 1,
  name: 'Egg white',
  latinName: 'Gallus gallus',
  category: 'Dairy and egg',
  description: 'The clear part.\n\nUsed to bind.',
  imageUrl: null,
  commonSources: [],
  alternativeNames: [],
  severity: 'other',
  ...over,
})

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('foodPage', () => {
  it('says what is known of a food and needs nothing else', () => {
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

  it('leaves out what is not known', () => {
    const page = parse(foodPage(food({ description: ' ', category: '', latinName: '' })))
    expect(page.body.textContent).toContain('No description available.')
    expect(page.querySelectorAll('h2')).toHaveLength(1)
    expect(page.querySelector('i')).toBeNull()
  })

  it('writes every text as text', () => {
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

describe('foodPageName', () => {
  it('is named after the food, in characters that every system takes', () => {
    expect(foodPageName({ name: 'PEPPER, BLACK' })).toBe('PEPPER, BLACK.html')
    expect(foodPageName({ name: '../Corn: "sweet"/<maize>?' })).toBe('Corn sweet maize.html')
    expect(foodPageName({ name: '...' })).toBe('food.html')
  })
})
