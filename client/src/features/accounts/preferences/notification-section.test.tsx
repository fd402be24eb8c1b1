import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import { NotificationSection } from './notification-section'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

const preferences: Reply<'GET /api/user/preferences'> = {
  ...{ emailNotifications: true, reportNotifications: true, recipeNotifications: false },
  ...{ reminderNotifications: false, dataSharing: true, analyticsTracking: false },
}
const show = (answers: ApiMocks = {}, who: 'client' | 'practitioner' | 'admin' = 'client') =>
  renderAs(who, <NotificationSection />, {
    'GET /api/config': aConfig({ emailConfigured: true }),
    'GET /api/user/preferences': preferences,
    ...answers,
  })
const switches = async () =>
  (await screen.findAllByRole<HTMLInputElement>('switch')).map(({ checked }) => checked)

it('saves all changes together and keeps those made meanwhile for the next save', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const saved = { ...preferences, emailNotifications: false, recipeNotifications: true }
  const { calls } = show({
    'GET /api/user/preferences': mockSequence(preferences, saved, { ...saved, reportNotifications: false }),
    'PATCH /api/user/preferences': async () => {
      await answered
      return saved
    },
  })
  expect(await switches()).toEqual([true, true, false, false])
  const flip = (at: number) => fireEvent.click(screen.getAllByRole('switch')[at] as HTMLElement)
  const save = () => fireEvent.submit(document.querySelector('form') as HTMLElement)
  flip(0)
  flip(2)
  save()
  save()
  flip(1)
  answer()
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1))
  expect(await switches()).toEqual([false, false, true, false])
  save()
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(2))
  expect(calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { emailNotifications: false, recipeNotifications: true },
    { reportNotifications: false },
  ])
})

it.each([
  ['client', 'Tell me when a report is ready for me.'],
  ['practitioner', "Tell me when a client's report is ready for my review or has been released."],
  ['admin', 'Tell me when a report could not be read or was read with warnings.'],
] as const)('explains to a %s what a report notification is', async (who, hint) => {
  show({}, who)
  expect(await screen.findByText(hint)).toBeTruthy()
  expect(screen.queryByText(/appears under the bell/)).toBeNull()
})

it('says when the portal sends no email', async () => {
  show({ 'GET /api/config': aConfig({ emailConfigured: false }) })
  expect(await screen.findByText(/^Email isn't set up yet/)).toBeTruthy()
})
