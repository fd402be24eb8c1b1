import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChangedNotice } from './changed-notice'

afterEach(cleanup)

const words = { name: 'Food Name', category: 'Category', description: 'Description' }
const theirs = { name: 'Spelt', category: 'Grains', description: '' }

test('it says what somebody else wrote into the fields that both changed, and into no other', () => {
  render(<ChangedNotice noun="food" disputed={['name', 'description']} words={words} theirs={theirs} />)
  const { textContent } = screen.getByRole('status')
  expect(textContent).toContain('Somebody else changed this food')
  expect(textContent).toContain('Nothing has been saved yet.')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Food Name: they wrote Spelt',
    'Description: they wrote (nothing)',
  ])
})

test('without a dispute it says what was saved, and lists nothing', () => {
  render(<ChangedNotice noun="client" saved="Saved: Phone." disputed={[]} words={words} theirs={theirs} />)
  expect(screen.getByRole('status').textContent).toContain('Saved: Phone. What you changed is still here')
  expect(screen.queryByRole('list')).toBeNull()
})
