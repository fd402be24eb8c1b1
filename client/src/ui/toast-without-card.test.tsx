import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toaster } from './toast'
import { toast } from './use-toast'

vi.mock(import('./toast-card'), () => {
  throw new Error('There is no connection.')
})

afterEach(cleanup)

test('a toast whose card cannot be loaded is shown without it, and the page is not affected', async () => {
  render(
    <>
      <p>The page</p>
      <Toaster />
    </>,
  )
  toast({ title: 'Analysis Failed', description: 'The portal cannot be reached.', variant: 'destructive' })
  const card = (await screen.findByText('Analysis Failed')).parentElement
  expect(card?.textContent).toBe('Analysis Failed The portal cannot be reached.')
  expect(screen.getByText('The page')).toBeTruthy()
})
