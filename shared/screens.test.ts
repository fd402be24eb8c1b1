import { expect, it } from 'vitest'
import { homeOf, roles } from './core/roles'
import { linkTo, screens, type Screen } from './screens'

it('linkTo makes the address of a screen, with a row, a query and a hash', () => {
  expect(linkTo('/admin/food-descriptions')).toBe('/admin/food-descriptions')
  expect(linkTo('/client/my-reports/:id', { id: 12 })).toBe('/client/my-reports/12')
  expect(linkTo('/admin/settings', { hash: 'deletion-requests' })).toBe('/admin/settings#deletion-requests')
  expect(linkTo('/admin/reports', { query: { q: 'Röder & Sons', page: '2' } })).toBe(
    '/admin/reports?q=R%C3%B6der%20%26%20Sons&page=2',
  )
  expect(linkTo('/client/my-reports/:id', { id: 3, query: { test: 'igg' }, hash: 'food-7' })).toBe(
    '/client/my-reports/3?test=igg#food-7',
  )
})

it("linkTo makes an address within each role's own area", () => {
  const assistants = roles.map((role) => linkTo(`${homeOf[role]}/ai-assistant`))
  expect(assistants).toEqual(['/admin/ai-assistant', '/practitioner/ai-assistant', '/client/ai-assistant'])
})

it('linkTo does not compile for an unknown screen, nor for a row without its id', () => {
  // @ts-expect-error There is no such screen.
  linkTo('/client/my-results')
  // @ts-expect-error Which report?
  linkTo('/client/my-reports/:id')
  // @ts-expect-error A list has no row of its own.
  linkTo('/client/my-reports', { id: 12 })
})

it('a menu contains only screens of its role, and no page of a single row', () => {
  const table: [string, Screen][] = Object.entries(screens)
  for (const [path] of table.filter(([, { menu }]) => menu)) {
    expect(roles.some((role) => path === homeOf[role] || path.startsWith(`${homeOf[role]}/`))).toBe(true)
    expect(path).not.toContain(':')
  }
})
