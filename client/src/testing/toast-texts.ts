import { vi } from 'vitest'
import { toast } from '@/ui/use-toast'

/**
 * The titles and descriptions of the toasts so far, where the test mocks `toast` with `vi.fn()`.
 */
export const toastTexts = () =>
  vi
    .mocked(toast)
    .mock.calls.map(([{ title, description }]) =>
      description === undefined ? [title] : [title, description],
    )
