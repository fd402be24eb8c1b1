import { expect, it } from 'vitest'
import { homeOf, roles } from './core/roles'
import { linkTo, screens, type Screen } from './screens'

it('leads to a screen, to a row, to what is looked for and to a part of it', () => {
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

it('leads each role to its own', () => {
  const assistants = roles.map((role) => linkTo(`${homeOf[role]}/ai-assistant`))
  expect(assistants).toEqual(['/admin/ai-assistant', '/practitioner/ai-assistant', '/client/ai-assistant'])
})

it('does not compile for a screen that is not there, nor for a row without its id', () => {
  // @ts-expect-error There is no such screen.
  linkTo('/client/my-results')
  // @ts-expect-error Which report?
  linkTo('/client/my-reports/:id')
  // @ts-expect-error A list has no row of its own.
  linkTo('/client/my-reports', { id: 12 })
})

it("puts only a role's own screens into its menu, and no row's page", () => {
  const table: [string, Screen][] = Object.entries(screens)
  for (const [path] of table.filter(([, { menu }]) => menu)) {
    expect(roles.some((role) => path === homeOf[role] || path.startsWith(`${homeOf[role]}/`))).toBe(true)
    expect(path).not.toContain(':')
  }
})
