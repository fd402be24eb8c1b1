import { expect, it } from 'vitest'
import { dishPicture } from './dish-picture'

it('shows a dish by its name, and nothing for what only goes into it or looks different', () => {
  const nameOf = (title: string) => dishPicture(title)?.src.replace(/^.*\/(.*)\.svg$/, '$1')
  expect(['Pizza Margherita', 'Tomato soup', 'Green curry', 'Cheeseburger'].map(nameOf)).toEqual([
    ...['pizza', 'steaming-bowl', 'curry-rice', 'hamburger'],
  ])
  const none = [
    'Burger bun',
    'Curry powder',
    'Salad cream',
    'Rice cake',
    'Fruit salad',
    'Tiramisu',
    'Soy sauce',
  ]
  for (const title of none) expect(nameOf(title)).toBeUndefined()
})
