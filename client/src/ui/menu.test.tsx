import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button'
import { Menu } from './menu'

afterEach(cleanup)

test('a menu opens within the landmark of the screen, and a chosen entry runs its action', async () => {
  const onSelect = vi.fn()
  render(
    <main id="main">
      <Menu trigger={<Button>Actions</Button>} entries={[{ label: 'Edit', onSelect }]} />
    </main>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
  const menu = await screen.findByRole('menu')
  expect(screen.getByRole('main').contains(menu)).toBe(true)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
})
