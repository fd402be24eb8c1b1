import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useApiQuery } from '@/api/use-api'
import { readOfflineList } from '@/features/verdict/offline-list.public'
import { AVOID_LIST_KEY, removeStored } from '@/features/verdict/browser-storage.public'
import { refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { toastTexts } from '@/testing/toast-texts'
import { AvoidListCard } from './avoid-list-card'
import { cacheOfflineCheck } from './offline-worker'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
vi.mock(import('./offline-worker'), () => ({ canWorkOffline: () => true, cacheOfflineCheck: vi.fn() }))

beforeEach(() => {
  removeStored(AVOID_LIST_KEY)
  vi.mocked(cacheOfflineCheck).mockReset().mockResolvedValue(undefined)
})

type AvoidList = Reply<'GET /api/avoid-list'>
type Avoided = AvoidList['foods'][number]
const avoided = (foodName: string, level: Avoided['level'], carriedOverFrom: string | null = null) =>
  ({ foodName, level, carriedOverFrom, outcome: null }) as unknown as Avoided
const list = (foods: Avoided[], tested = true) =>
  ({ foods, tested, tolerated: [], low: [] }) as unknown as AvoidList

const Shown = () => <AvoidListCard list={useApiQuery('GET /api/avoid-list')} />
const show = (answered: AvoidList | Response) =>
  renderAs('client', <Shown />, { 'GET /api/avoid-list': () => answered })
const keeps = () => screen.getByRole<HTMLInputElement>('switch')

it('lists the foods by level, gravest first', async () => {
  show(
    list([
      ...[avoided('Fig', 'own'), avoided('Rye', 'high', '2026-01-02'), avoided('Egg', 'moderate')],
      ...[avoided('Milk', 'allergy'), avoided('Kiwi', 'not-readable'), avoided('Oats', 'high')],
    ]),
  )
  expect(
    await screen.findByText('5 foods and 1 that could not be read are checked on every label'),
  ).toBeTruthy()
  const words = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(words).toEqual([
    'Allergies: Milk',
    'High: Rye (carried over), Oats',
    'Moderate: Egg',
    'Left out by choice: Fig',
    'Tested, not readable: Kiwi',
  ])
})

it('lists what is eaten as usual for now apart from what is left out', async () => {
  const eaten = { ...avoided('Oats', 'high'), trial: { until: '2026-12-03', eaten: true } }
  show(list([avoided('Rye', 'high'), eaten]))
  await screen.findByText('2 foods are checked on every label')
  const words = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(words).toEqual(['High: Rye', 'Eat as usual until 3 December: Oats'])
})

it('leaves out what is on no label', async () => {
  show(list([avoided('Candida albicans', 'high'), avoided('Rye', 'high')]))
  expect(await screen.findByText('1 food is checked on every label')).toBeTruthy()
  expect(screen.queryByText(/Candida/)).toBeNull()
})

it('distinguishes a report without elevated foods from no report', async () => {
  show(list([]))
  expect(await screen.findByText(/^Your latest report has no elevated food/)).toBeTruthy()
  show(list([], false))
  expect(await screen.findByText(/^You have no completed report yet/)).toBeTruthy()
})

it('stores the list on this device and removes it', async () => {
  show(list([avoided('Rye', 'high')]))
  await screen.findByText('1 food is checked on every label')
  fireEvent.click(keeps())
  await waitFor(() => expect(toastTexts()).toHaveLength(1))
  expect(keeps().checked).toBe(true)
  expect(readOfflineList()).toMatchObject({ userId: 11, foods: [{ foodName: 'Rye', level: 'high' }] })
  expect(toastTexts()).toEqual([
    ['Kept on this device', 'You can now check pasted text without a connection.'],
  ])
  fireEvent.click(keeps())
  expect(readOfflineList()).toBeUndefined()
  expect(keeps().checked).toBe(false)
  expect(vi.mocked(cacheOfflineCheck).mock.calls).toEqual([[true], [false]])
})

it('stores nothing when the browser cannot, and says so', async () => {
  vi.mocked(cacheOfflineCheck).mockRejectedValue(new Error('full'))
  show(list([avoided('Rye', 'high')]))
  await screen.findByText('1 food is checked on every label')
  fireEvent.click(keeps())
  await waitFor(() => expect(toastTexts().map(([title]) => title)).toEqual(['Not kept']))
  await waitFor(() => expect(keeps().checked).toBe(false))
  expect(readOfflineList()).toBeUndefined()
})

it('says that labels are still checked when the list cannot be loaded', async () => {
  show(refusal(503, { error: 'Away.' }))
  expect(await screen.findByText(/^We couldn't load your foods here/)).toBeTruthy()
})
