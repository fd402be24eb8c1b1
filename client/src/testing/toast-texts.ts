import { vi } from 'vitest'
import { toast } from '@/ui/use-toast'

/** What toasts said one after another, each its title and what it added; where `toast` is a `vi.fn()` in the test. */
export const toastTexts = () =>
  vi
    .mocked(toast)
    .mock.calls.map(([{ title, description }]) =>
      description === undefined ? [title] : [title, description],
    )
