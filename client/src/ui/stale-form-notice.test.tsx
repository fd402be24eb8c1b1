import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaleFormNotice } from './stale-form-notice'

afterEach(cleanup)

const disputed = [
  { name: 'name', label: 'Food Name', theirs: 'Spelt' },
  { name: 'description', label: 'Description', theirs: '' },
]

test("shows the other person's values of fields that both changed, and of no other", () => {
  render(<StaleFormNotice noun="food" taken={[]} disputed={disputed} />)
  const { textContent } = screen.getByRole('status')
  expect(textContent).toContain('Somebody else changed this food')
  expect(textContent).toContain('Nothing is saved yet.')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Food Name: they wrote Spelt',
    'Description: they wrote (nothing)',
  ])
})

test('without a conflict it names the fields taken over, and lists no values', () => {
  render(<StaleFormNotice noun="client" taken={['Phone', 'Gender']} disputed={[]} />)
  const { textContent } = screen.getByRole('status')
  expect(textContent).toContain('Nothing is saved yet. Your changes are still here')
  expect(textContent).toContain('Their changes: Phone, Gender.')
  expect(screen.queryByRole('list')).toBeNull()
})

test("the other person's values can be taken field by field", () => {
  const onTake = vi.fn()
  render(<StaleFormNotice noun="food" taken={[]} disputed={disputed} onTake={onTake} />)
  fireEvent.click(screen.getAllByRole('button', { name: 'Use theirs' })[1] as HTMLElement)
  expect(onTake).toHaveBeenCalledExactlyOnceWith('description')
})
