import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { toast } from '@/ui/use-toast'
import { PrivacySection } from './privacy-section'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
// Preloads the lazy parts of the screen.
beforeAll(async () => {
  await import('./access-log')
})

const preferences: Reply<'GET /api/user/preferences'> = {
  ...{ emailNotifications: true, reportNotifications: true, recipeNotifications: false },
  ...{ reminderNotifications: false, dataSharing: true, analyticsTracking: false },
}
type Entry = Reply<'GET /api/user/access-log'>[number]
const entry = (fields: Partial<Entry> = {}): Entry => ({
  ...{ at: '2026-11-14T09:12:00', times: 1, what: 'client.read', sampleId: null },
  ...{ name: 'Helena Osei', role: 'admin' },
  ...fields,
})

const show = (answers: ApiMocks = {}, who: 'client' | 'practitioner' = 'client') =>
  renderAs(who, <PrivacySection />, {
    'GET /api/user/preferences': preferences,
    'GET /api/user/access-log': [],
    ...answers,
  })
const aSwitch = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name })
const isOn = async (name: RegExp) => {
  const control = await aSwitch(name)
  return control.getAttribute('aria-checked') ?? String(control.checked)
}

it('saves only the changed preferences, again after a failure', async () => {
  const { calls } = show({
    'PATCH /api/user/preferences': mockSequence(refusal(503, { error: 'The database is away.' }), {
      ...preferences,
      analyticsTracking: true,
    }),
    'GET /api/user/preferences': mockSequence(preferences, preferences, {
      ...preferences,
      analyticsTracking: true,
    }),
  })
  expect([await isOn(/^Data sharing/), await isOn(/^Analytics/)]).toEqual(['true', 'false'])
  fireEvent.click(await aSwitch(/^Analytics/))
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Save Privacy Settings' }))
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(times))
    expect(await isOn(/^Analytics/)).toBe('true')
  }
  const sent = calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)
  expect(sent).toEqual([{ analyticsTracking: true }, { analyticsTracking: true }])
  expect(vi.mocked(toast).mock.calls).toEqual([
    [{ title: 'Privacy settings not saved', description: 'The database is away.', variant: 'destructive' }],
    [{ title: 'Privacy Settings Updated', description: 'Your privacy settings have been saved.' }],
  ])
})

it('shows a client who read what, newest first, a few at a time', async () => {
  const log = [
    entry({ what: 'report.read', sampleId: 'EF9', name: 'Mara Vale', role: 'practitioner', times: 3 }),
    entry({ what: 'report.download', name: null, role: null }),
    entry({ what: 'report.list' }),
    entry({ what: 'trial.read' }),
    entry({ what: 'client.list' }),
    entry({ what: 'question.read' }),
    entry({ what: 'message.read', at: '2026-11-12T09:12:00' }),
  ]
  show({ 'GET /api/user/access-log': log })
  const at = '14 November 2026 at 09:12'
  const osei = 'Helena Osei, of the laboratory,'
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  await screen.findByText('Mara Vale')
  const first = [
    `Mara Vale, your practitioner, opened your report EF9.${at}, 3 times that day`,
    `Someone with a deleted account downloaded your report.${at}`,
    `${osei} saw your name, date of birth and number of elevated foods in a list of reports.${at}`,
    `${osei} read your plan or diary.${at}`,
    `${osei} saw your name and date of birth in the list of clients.${at}`,
  ]
  expect(rows()).toEqual(first)
  expect(screen.getByText('Showing 5 of 7 entries')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(rows()).toEqual([
    ...first,
    `${osei} read what you asked the assistant.${at}`,
    `${osei} read a message sent to you.12 November 2026 at 09:12`,
  ])
})

it('shows where the log is cut, that it is empty, or why it could not be loaded', async () => {
  const cut = 'These are the last 200 entries.'
  for (const [count, isCut] of [
    [199, false],
    [200, true],
  ] as const) {
    const { unmount } = show({ 'GET /api/user/access-log': Array.from({ length: count }, () => entry()) })
    await screen.findByText(`Showing 5 of ${count} entries`)
    expect(screen.queryByText(new RegExp(cut)) !== null).toBe(isCut)
    unmount()
  }
  show({ 'GET /api/user/access-log': mockSequence(refusal(503, { error: 'The database is away.' }), []) })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody has read your data so far.')).toBeTruthy()
})

it('shows staff no log, and says why preferences could not be loaded', async () => {
  const { calls } = show(
    { 'GET /api/user/preferences': refusal(503, { error: 'The database is away.' }) },
    'practitioner',
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/user/preferences'])
})
