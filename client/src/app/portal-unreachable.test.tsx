import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'
import { saveOfflineList } from '@/features/verdict/offline-list.public'
import { AVOID_LIST_KEY, removeAllStored } from '@/features/verdict/browser-storage.public'
import { rememberSignOut } from '@/session/remember-sign-out'
import PortalUnreachable from './portal-unreachable'

beforeAll(() => import('@/features/scanner/offline-screen'))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (path: string) =>
  render(
    <PortalUnreachable
      session={{ status: 'failed', sentence: 'There is no network.', isOffline: true }}
      path={path}
    />,
  )
const places = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

it('shows clients what to do after a reaction, first if the plan was requested', () => {
  const { unmount } = open('/client/plan/reaction')
  expect(places()).toEqual(['A reaction within two hours?', 'No connection'])
  expect(screen.getByRole('link', { name: /^Call \d+ now$/ }).getAttribute('href')).toMatch(/^tel:\d+$/)
  screen.getByText('Make sure somebody is with you, and do not drive.')
  unmount()
  const elsewhere = open('/client/my-reports')
  expect(places()).toEqual(['No connection', 'A reaction within two hours?'])
  elsewhere.unmount()
  open('/admin/foods')
  expect(places()).toEqual(['No connection'])
})

const foods = [{ foodName: 'Egg', level: 'high', carriedOverFrom: null } as const]
const keep = () => saveOfflineList(5, { foods, low: [], tolerated: [] })
const leave = () => {
  rememberSignOut(5)
  onTestFinished(() => void (document.cookie = 'pearwell.left=; max-age=0; path=/'))
}

it.each([
  ['removes it', () => removeAllStored()],
  [
    'removes it without an event until this page is shown again',
    () => {
      localStorage.removeItem(AVOID_LIST_KEY)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
  ],
  [
    'could not remove it',
    () => {
      leave()
      window.dispatchEvent(new Event('pageshow'))
    },
  ],
])('hides the stored list at once where a sign-out in another tab %s', async (_, how) => {
  keep()
  open('/client')
  await screen.findByText('Egg')
  act(how)
  expect(screen.queryByText('Egg')).toBeNull()
})

it('shows no stored list of a client who has signed out', () => {
  keep()
  leave()
  open('/client')
  expect(places()).toContain('No connection')
  expect(screen.queryByText('Egg')).toBeNull()
})
