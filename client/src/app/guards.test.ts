import { screens } from '@shared/screens'
import { expect, it } from 'vitest'
import { redirectFor } from './guards'
import { placeAt } from './paths'

const stay = undefined
const adminOnly = { out: '/auth', admin: stay, practitioner: '/practitioner', client: '/client' }
const adminStrict = { out: '/auth', admin: stay, practitioner: '/auth', client: '/auth' }
const clientOnly = { out: '/auth', admin: '/admin', practitioner: '/practitioner', client: stay }
const practitionerOnly = { out: '/auth', admin: '/admin', practitioner: stay, client: '/client' }
const everyone = { out: '/auth', admin: stay, practitioner: stay, client: stay }
const open = { out: stay, admin: stay, practitioner: stay, client: stay }

const table = {
  '/': { out: '/auth', admin: stay, practitioner: '/practitioner', client: '/client' },
  '/admin': adminOnly,
  '/admin/reports': adminOnly,
  '/admin/reports/7': adminOnly,
  '/admin/reports/7/check': adminOnly,
  '/admin/client-reports': adminOnly,
  '/admin/practitioner-reports': adminOnly,
  '/admin/users': adminOnly,
  '/admin/clients': adminOnly,
  '/admin/practitioners': adminOnly,
  '/admin/invitations': adminOnly,
  '/admin/food-database': adminOnly,
  '/admin/food-descriptions': adminStrict,
  '/admin/ai-food-data': { ...adminOnly, admin: '/admin/food-descriptions' },
  '/admin/ai-assistant': adminOnly,
  '/admin/food-label-scanner': adminOnly,
  '/admin/recipe-generator': adminStrict,
  '/admin/ai-recipes': adminOnly,
  '/admin/questions-to-review': adminStrict,
  '/admin/messaging': adminOnly,
  '/admin/messaging-settings': adminOnly,
  '/admin/faqs': everyone,
  '/admin/notifications': adminOnly,
  '/admin/audit': adminOnly,
  '/admin/settings': adminOnly,
  '/client': clientOnly,
  '/client/my-reports': clientOnly,
  '/client/my-reports/7': clientOnly,
  '/client/scanner': clientOnly,
  '/client/recipes': clientOnly,
  '/client/plan': clientOnly,
  '/client/plan/start': clientOnly,
  '/client/plan/diary/2026-12-09': clientOnly,
  '/client/plan/foods/7': clientOnly,
  '/client/plan/result': clientOnly,
  '/client/plan/reaction': clientOnly,
  '/client/ai-assistant': clientOnly,
  '/client/faqs': clientOnly,
  '/client/notifications': clientOnly,
  '/client/share': clientOnly,
  '/client/settings': clientOnly,
  '/practitioner': practitionerOnly,
  '/practitioner/clients': practitionerOnly,
  '/practitioner/clients/7': practitionerOnly,
  '/practitioner/clients/7/plan': practitionerOnly,
  '/practitioner/reports': practitionerOnly,
  '/practitioner/reports/7': practitionerOnly,
  '/practitioner/faqs': practitionerOnly,
  '/practitioner/ai-assistant': practitionerOnly,
  '/practitioner/notifications': practitionerOnly,
  '/practitioner/settings': practitionerOnly,
  '/food-label-scanner': everyone,
  '/settings': everyone,
  '/terms': open,
  '/welcome': open,
  '/welcome/code': open,
  '/auth/reset': open,
  [`/r/${'k'.repeat(43)}`]: open,
  '/unsubscribe': open,
  '/auth/confirm': open,
  '/nowhere': open,
  '/client/my-reports/abc': open,
}

it.each(Object.entries(table))('%s sends each role where it belongs', (path, expected) => {
  expect({
    out: redirectFor(path, null),
    admin: redirectFor(path, 'admin'),
    practitioner: redirectFor(path, 'practitioner'),
    client: redirectFor(path, 'client'),
  }).toEqual(expected)
})

it('the cases cover every screen', () => {
  const walked = Object.keys(table).flatMap((path) => placeAt(path)?.screen ?? [])
  expect(walked.toSorted()).toEqual(Object.keys(screens).toSorted())
})

it('reads the row id or the day from the path, and rejects anything else', () => {
  expect(placeAt('/client/plan/diary/2026-12-09')).toEqual({
    screen: '/client/plan/diary/:day',
    params: { day: '2026-12-09' },
  })
  expect(placeAt('/client/my-reports/12/')).toEqual({ screen: '/client/my-reports/:id', params: { id: 12 } })
  for (const path of [
    '/client/my-reports/0',
    '/client/my-reports/:id',
    '/client/my-reports/1/2',
    '/constructor',
    '/client/plan/diary/2026-02-30',
  ])
    expect(placeAt(path)).toBeUndefined()
})
