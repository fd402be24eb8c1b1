import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { scanResult } from '@/testing/rows'
import { saveOfflineList } from '@/features/verdict/offline-list.public'
import { AVOID_LIST_KEY, removeStored } from '@/features/verdict/browser-storage.public'
import { setStoringAllowed, storeCheck } from '@/features/verdict/last-checks.public'
import OfflineScreen from './offline-screen'

const checkLabelOffline = vi.hoisted(() => vi.fn())
vi.mock(import('./local-check'), () => ({ checkLabelOffline }))
afterEach(() => localStorage.clear())

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Label text')
const check = (text: string) => {
  fireEvent.change(area(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Analyse Label' }))
}

test('offline, a partial list and another language are shown as online and lead to typing', async () => {
  saveOfflineList(people.client.id, {
    foods: [{ foodName: 'Egg', level: 'high', carriedOverFrom: null }],
    low: [],
    tolerated: [],
  })
  renderAs('client', <OfflineScreen path="/client" sentence="No connection." onRetry={vi.fn()} />)

  checkLabelOffline.mockReturnValue(
    scanResult({ seen: 'part', missing: ['end'], next: 'Please type in the end.' }),
  )
  check('Ingredients: rice,')
  await screen.findByRole('heading', { name: 'Only part of the list was read' })
  expect(screen.queryByRole('button', { name: 'Photograph the rest' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Type the missing words' }))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  expect(area().value).toBe('Ingredients: rice,')

  checkLabelOffline.mockReturnValue(scanResult({ language: { code: 'nl', name: 'Dutch', vouched: false } }))
  check('Ingrediënten: rijst')
  await screen.findByRole('heading', { name: 'A language we don’t read' })
  fireEvent.click(screen.getByRole('button', { name: 'Type a word' }))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  expect(area().value).toBe('')
})

test("offline, the user's stored list and last checks are shown, and nobody else's", async () => {
  saveOfflineList(people.client.id, {
    foods: [
      { foodName: 'Egg', level: 'high', carriedOverFrom: null },
      { foodName: 'Sesame', level: 'allergy', carriedOverFrom: null },
      { foodName: 'Parsnip', level: 'not-readable', carriedOverFrom: null },
      {
        ...{ foodName: 'Oats', level: 'high', carriedOverFrom: null },
        trial: { until: '2026-12-03', eaten: true },
      },
    ],
    low: [],
    tolerated: [],
  })
  setStoringAllowed(people.client.id, true)
  storeCheck(people.client.id, {
    kind: 'label',
    text: 'Rice, egg',
    title: 'Rice, egg',
    judged: { outcome: 'high' },
  })
  const { unmount } = renderAs(
    'client',
    <OfflineScreen path="/client" sentence="No connection." onRetry={vi.fn()} />,
  )
  const list = screen.getByRole('heading', { name: 'Your avoid list' }).closest('section')
  expect([...(list?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Allergy', 'Sesame'],
    ...['High', 'Egg'],
    ...['Not known: the result could not be read', 'Parsnip'],
    ...['Eat as usual until 3 December', 'Oats'],
  ])
  checkLabelOffline.mockReturnValue(
    scanResult({ seen: 'part', missing: ['end'], next: 'Please type in the end.' }),
  )
  const checks = screen.getByRole('heading', { name: 'Last checks' }).closest('section')
  fireEvent.click(within(checks as HTMLElement).getByRole('button', { name: /Rice, egg/ }))
  await screen.findByRole('heading', { name: 'Only part of the list was read' })
  expect(checkLabelOffline).toHaveBeenLastCalledWith(
    'Rice, egg',
    expect.objectContaining({ userId: people.client.id }),
  )
  unmount()

  // Each entry of the navigation shows its own part.
  const results = renderAs(
    'client',
    <OfflineScreen path="/client/my-reports" sentence="No connection." onRetry={vi.fn()} />,
  )
  expect(screen.getByRole('heading', { name: 'Your avoid list' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Last checks' })).toBeNull()
  results.unmount()

  // Without a stored list the last checks still show.
  removeStored(AVOID_LIST_KEY)
  const alone = renderAs(
    'client',
    <OfflineScreen path="/client" sentence="No connection." onRetry={vi.fn()} />,
  )
  expect(screen.getByRole('button', { name: /Rice, egg/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Your avoid list' })).toBeNull()
  alone.unmount()

  saveOfflineList(people.client.id + 1, { foods: [], low: [], tolerated: [] })
  renderAs('client', <OfflineScreen path="/client" sentence="No connection." onRetry={vi.fn()} />)
  expect(screen.queryByRole('heading', { name: 'Last checks' })).toBeNull()
})
