import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig, aPlan } from '@/testing/rows'
import { useCrumb } from '@/ui/crumb'
import { Shell } from './shell'
import SignedOutPages from './signed-out-pages'

let matches: (query: string) => boolean = () => false
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: matches(media), addEventListener() {}, removeEventListener() {} },
  }))
})
afterEach(() => window.history.replaceState(null, '', '/'))
/** A window of this width in rem. */
const isWide = (rem: number) => {
  matches = (query) => {
    const [, no, least] = /^(not all and )?\(min-width: ([\d.]+)rem\)/.exec(query) ?? []
    return least !== undefined && rem >= Number(least) === (no === undefined)
  }
}

function Within({ crumb }: { crumb?: string }) {
  useCrumb(crumb)
  return (
    <main id="main">
      <h1>The screen</h1>
    </main>
  )
}
function show(
  who: 'admin' | 'practitioner' | 'client',
  path: string,
  answers: ApiMocks = {},
  crumb?: string,
) {
  window.history.replaceState(null, '', path)
  return renderAs(
    who,
    <Shell user={people[who]} path={path} title="A title">
      <Within crumb={crumb} />
    </Shell>,
    {
      'GET /api/notifications': [],
      'GET /api/worklist': () => page([]),
      'GET /api/config': aConfig({ trialOn: true }),
      ...answers,
    },
  )
}
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null])
const menu = async () => screen.findByRole('navigation', { name: 'Main' })

it("shows the role's menu beside the screen, with the current entry, breadcrumbs, search and theme", async () => {
  isWide(100)
  show('admin', '/admin/reports/7', {}, 'EF7')
  const list = within(await menu())
  expect(list.getAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'))).toEqual([
    '/admin/reports',
  ])
  await waitFor(() => expect(crumbs()).toHaveLength(3))
  expect(crumbs()).toEqual([
    ['Reports', null],
    ['All Reports', '/admin/reports'],
    ['EF7', null],
  ])
  expect(document.title).toContain('A title')
  expect(await screen.findByRole('button', { name: /^Search or jump to/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Use dark theme' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  fireEvent.click(screen.getByRole('button', { name: 'Use light theme' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
})

it('breadcrumbs omit the group Main, and show the title of a screen that is in no menu', async () => {
  isWide(100)
  const { unmount } = show('practitioner', '/practitioner/clients')
  await menu()
  expect(crumbs()[0]?.[0]).not.toBe('Main')
  unmount()
  show('practitioner', '/terms')
  await menu()
  expect(crumbs()).toEqual([['A title', null]])
})

it.each([
  ['offers plans', aConfig({ trialOn: true }), null, true],
  ['offers no plans', aConfig({ trialOn: false }), null, false],
  ['no longer offers any, but the client has one', aConfig({ trialOn: false }), aPlan(), true],
])("the plan is in a client's menu where the portal %s: %o", async (_, config, plan, has) => {
  isWide(100)
  const { queries } = show('client', '/client', { 'GET /api/config': config, 'GET /api/trial': plan })
  const list = within(await menu())
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  await waitFor(() => expect(list.queryAllByRole('link', { name: /Plan/ })).toHaveLength(has ? 1 : 0))
  expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull()
})

it('the menu opens on a phone, and following an entry closes it', async () => {
  isWide(23)
  show('practitioner', '/practitioner/clients')
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  fireEvent.click(drawer.getByRole('link', { current: 'page' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close menu' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the account menu on a phone has the settings and the theme', async () => {
  isWide(23)
  show('practitioner', '/practitioner')
  fireEvent.click(screen.getByRole('button', { name: /^Account menu, / }))
  const account = screen.getByRole('group', { name: 'Account', hidden: true })
  // The test window has no popovers.
  account.hidePopover = vi.fn()
  const settings = await within(account).findByRole('link', { name: 'Settings', hidden: true })
  expect(settings.getAttribute('href')).toBe('/practitioner/settings')
  fireEvent.click(screen.getByRole('button', { name: 'Use dark theme', hidden: true }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  fireEvent.click(screen.getByRole('button', { name: 'Use light theme', hidden: true }))
})

it('the focus moves to the heading of the new screen after navigation', async () => {
  isWide(100)
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  show('admin', '/admin')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The screen'))
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  scrolled.mockRestore()
})

it.each([
  ['/admin/reports', '?q=ef7#end', false, '/auth?next=%2Fadmin%2Freports%3Fq%3Def7%23end'],
  ['/admin/reports', '?q=ef7', true, '/auth'],
])('redirects %s%s to sign-in without a user (left: %s)', (path, rest, left, to) => {
  window.history.replaceState(null, '', path + rest)
  renderAs('nobody', <SignedOutPages path={path} left={left} />)
  expect(location.pathname + location.search).toBe(to)
})

it('shows Page Not Found at an unknown address without a user', async () => {
  window.history.replaceState(null, '', '/zebra')
  renderAs('nobody', <SignedOutPages path="/zebra" left={false} />, { 'GET /api/config': aConfig() })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  expect(location.pathname).toBe('/zebra')
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
})

it.each([
  ['/terms', /terms/i],
  ['/unsubscribe', /./],
])('shows %s to everybody', async (path, name) => {
  window.history.replaceState(null, '', path)
  renderAs('nobody', <SignedOutPages path={path} left={false} />, { 'GET /api/config': aConfig() })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(name)
  expect(location.pathname).toBe(path)
})

it('keeps the bottom navigation on a phone in landscape', () => {
  matches = (query) => query.includes('(max-height: 29.99rem)') || query === '(min-width: 48rem)'
  show('client', '/client')
  expect(screen.getByRole('navigation', { name: 'Places' })).toBeTruthy()
  expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull()
})
