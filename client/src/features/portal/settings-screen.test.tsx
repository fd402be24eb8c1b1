import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { wentBack } from '@/lib/direction'
import { renderAs } from '@/testing/render-as'
import { SectionNav } from './section-nav'
import SettingsScreen from './settings-screen'
import { useSections } from './use-sections'

vi.mock(import('@/lib/direction'), async (original) => ({
  ...(await original()),
  wentBack: vi.fn(() => false),
}))
// Each section has its own tests.
vi.mock(
  import('@/features/auth/own/own.public'),
  () => ({ ProfileSection: () => <h2>A profile</h2>, SecuritySection: () => <h2>A password</h2> }) as never,
)
vi.mock(
  import('@/features/accounts/preferences/preferences.public'),
  () => ({ NotificationSection: () => <h2>Mails</h2> }) as never,
)
vi.mock(
  import('@/features/clients/health/health-section.public'),
  () => ({ HealthSection: () => <h2>Allergies</h2> }) as never,
)
vi.mock(
  import('@/features/clients/eating/eating.public'),
  () => ({ DietSection: () => <h2>A diet</h2> }) as never,
)
vi.mock(
  import('@/features/privacy/privacy.public'),
  () =>
    ({
      PrivacySection: () => <h2>Privacy</h2>,
      DataSection: () => <h2>Data</h2>,
      DeletionRequests: () => <h2>Requests</h2>,
    }) as never,
)
vi.mock(import('./system-section'), () => ({ default: () => <h2>The portal</h2> }) as never)
vi.mock(import('./tokens-section'), () => ({ default: () => <h2>Tokens</h2> }) as never)
vi.mock(import('./webhooks-section'), () => ({ default: () => <h2>Hooks</h2> }) as never)

beforeEach(() => {
  history.replaceState(null, '', '/settings')
  onTestFinished(() => void vi.useRealTimers())
})

const staff = {
  profile: 'A profile',
  notifications: 'Mails',
  security: 'A password',
  privacy: 'Privacy',
  data: 'Data',
}
const { profile, ...others } = staff

it.each([
  ['practitioner', staff],
  [
    'admin',
    {
      ...staff,
      system: 'The portal',
      'machine-tokens': 'Tokens',
      webhooks: 'Hooks',
      'deletion-requests': 'Requests',
    },
  ],
  ['client', { profile, health: 'Allergies', diet: 'A diet', ...others }],
] as const)('shows the sections of %s, each under its link', async (who, sections) => {
  renderAs(who, <SettingsScreen />)
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  const headings = [...document.querySelectorAll('h2')]
  expect(headings.map(({ textContent, parentElement }) => [parentElement?.id, textContent])).toEqual(
    Object.entries(sections),
  )
  const links = [...screen.getByLabelText('Settings').querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.keys(sections).map((id) => `#${id}`))
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    'location',
    ...links.slice(1).map(() => null),
  ])
  const last = links.at(-1)
  if (!last) throw new Error('No link.')
  fireEvent.click(last)
  expect(last.getAttribute('aria-current')).toBe('location')
  expect(document.activeElement).toBe(headings.at(-1))
  expect(location.hash).toBe(last.getAttribute('href'))
})

it('leaves a press that opens another tab to the browser', () => {
  const onShow = vi.fn()
  render(<SectionNav sections={[{ id: 'data', label: 'Data' }]} current={undefined} onShow={onShow} />)
  const link = within(screen.getByLabelText('Settings')).getByText('Data')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(link, { [key]: true })).toBe(true)
  expect(onShow).not.toHaveBeenCalled()
  expect(fireEvent.click(link)).toBe(false)
  expect(onShow.mock.calls).toEqual([['data']])
})

/** Three sections of 500 pixels each; the second is still loading. */
function sections() {
  vi.useFakeTimers()
  const content = document.createElement('div')
  content.innerHTML = ['a', 'b', 'c']
    .map((id) => `<div id="${id}"><div ${id === 'b' ? 'aria-busy="true"' : ''}><h2>${id}</h2></div></div>`)
    .join('')
  document.body.append(content)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  let grown: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grown = told
      }
      observe() {}
      disconnect() {}
    },
  )
  const tops = (from: number) =>
    ['a', 'b', 'c'].forEach((id, at) => {
      const element = document.getElementById(id)
      if (element) element.getBoundingClientRect = () => ({ top: from + at * 500 }) as DOMRect
    })
  tops(0)
  onTestFinished(() => {
    content.remove()
    scrolled.mockRestore()
    vi.unstubAllGlobals()
  })
  const ids = ['a', 'b', 'c']
  const { result, unmount } = renderHook(() => useSections(ids, { current: content }))
  onTestFinished(unmount)
  return {
    current: () => result.current.current,
    show: (id: string) => act(() => result.current.show(id)),
    grow: () => act(() => grown()),
    scrollTo: (from: number) =>
      act(() => {
        tops(from)
        fireEvent.scroll(window)
      }),
    scrolledTo: () => scrolled.mock.contexts.map((element) => (element as Element).id),
    content,
  }
}

it('scrolls to the section in the URL once the screen is ready, or when a notification links to it', () => {
  history.replaceState(null, '', '/settings#c')
  const { current, scrolledTo } = sections()
  expect(current()).toBe('a')
  act(() => void vi.advanceTimersByTime(100))
  expect(current()).toBe('c')
  expect(scrolledTo()).toEqual(['c'])
  history.replaceState(null, '', '/settings#a')
  act(() => void window.dispatchEvent(new Event('pushState')))
  expect(scrolledTo()).toEqual(['c', 'a'])
  history.replaceState(null, '', '/settings#nothing')
  act(() => void window.dispatchEvent(new Event('pushState')))
  expect(scrolledTo()).toEqual(['c', 'a'])
})

it("keeps the browser's scroll position after Back", () => {
  vi.mocked(wentBack).mockReturnValueOnce(true)
  history.replaceState(null, '', '/settings#c')
  const { current, scrolledTo } = sections()
  act(() => void vi.advanceTimersByTime(5000))
  expect([current(), scrolledTo()]).toEqual(['a', []])
})

it('keeps a section in view while others load, focuses its heading once, and stops when the reader scrolls', () => {
  const { current, show, grow, scrollTo, scrolledTo, content } = sections()
  show('b')
  expect(document.activeElement).toBe(document.body)
  content.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
  grow()
  const heading = content.querySelector('#b h2')
  expect(document.activeElement).toBe(heading)
  if (heading instanceof HTMLElement) heading.blur()
  grow()
  expect(document.activeElement).toBe(document.body)
  expect(scrolledTo()).toEqual(['b', 'b', 'b'])
  scrollTo(-1000)
  expect(current()).toBe('b')
  fireEvent.wheel(window)
  scrollTo(-1000)
  expect(current()).toBe('c')
  scrollTo(-500)
  expect(current()).toBe('b')
  grow()
  expect(scrolledTo()).toHaveLength(3)
})

it('keeps a section in view for four seconds', () => {
  const { show, grow, scrolledTo } = sections()
  show('c')
  vi.setSystemTime(Date.now() + 3999)
  grow()
  vi.setSystemTime(Date.now() + 2)
  grow()
  expect(scrolledTo()).toEqual(['c', 'c'])
})
