import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Toaster } from './toast'
import { toast } from './use-toast'

vi.mock('./toast-card', () => {
  throw new Error('offline')
})

it('says what it has to say where its card cannot be loaded', async () => {
  render(<Toaster />)
  act(() => void toast({ title: 'Save Failed', description: 'No connection.', variant: 'destructive' }))
  expect((await screen.findByText('Save Failed')).closest('[role=alert]')?.textContent).toContain(
    'No connection.',
  )
})
