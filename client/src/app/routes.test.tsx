import { screens } from '@shared/screens'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { people } from '@/testing/people'
import type { PlaceParams } from './paths'
import { routes } from './routes'

type Shown = ReactElement<Record<string, unknown>>
const shown = (path: keyof typeof routes, params: PlaceParams = {}) =>
  routes[path](params, people.admin) as Shown
const paths = Object.keys(routes) as (keyof typeof routes)[]

it('each screen of a row gets the id from its address, and another row mounts a new screen', () => {
  const named: Record<string, string> = {
    '/admin/reports/:id': 'reportId',
    '/admin/reports/:id/check': 'reportId',
    '/client/my-reports/:id': 'reportId',
    '/client/plan/foods/:id': 'foodId',
    '/practitioner/clients/:id': 'clientId',
    '/practitioner/clients/:id/plan': 'clientId',
    '/practitioner/reports/:id': 'reportId',
  }
  expect(paths.filter((path) => path.includes(':id')).toSorted()).toEqual(Object.keys(named).toSorted())
  for (const [path, prop] of Object.entries(named)) {
    const { props, key } = shown(path as keyof typeof routes, { id: 5 })
    expect([path, props, key]).toEqual([path, { [prop]: 5 }, '5'])
  }
  const diary = shown('/client/plan/diary/:day', { day: '2026-11-26' })
  expect([diary.props, diary.key]).toEqual([{ day: '2026-11-26' }, '2026-11-26'])
})

it('the addresses of several roles show one shared screen, every other address its own', () => {
  const several = new Map<unknown, string[]>()
  for (const path of paths) {
    const { type } = shown(path)
    several.set(type, [...(several.get(type) ?? []), path])
  }
  expect([...several.values()].filter(({ length }) => length > 1)).toEqual([
    ['/', '/admin'],
    ['/admin/reports/:id', '/client/my-reports', '/client/my-reports/:id', '/practitioner/reports/:id'],
    ['/admin/food-descriptions', '/admin/ai-food-data'],
    ['/admin/ai-assistant', '/client/ai-assistant', '/practitioner/ai-assistant'],
    ['/admin/food-label-scanner', '/client/scanner', '/food-label-scanner'],
    ['/admin/ai-recipes', '/client/recipes'],
    ['/admin/notifications', '/client/notifications', '/practitioner/notifications'],
    ['/admin/settings', '/client/settings', '/practitioner/settings', '/settings'],
  ])
})

it('only admins see the management of FAQs', () => {
  const faqs = (who: keyof typeof people) => routes['/admin/faqs']({}, people[who]) as Shown
  expect(faqs('practitioner').props).toEqual({ title: screens['/admin/faqs'].title })
  expect(faqs('admin').props).toEqual({})
})
