import { expect, it } from 'vitest'
import { redirectFor } from './guards'
import { entryAt, menus } from './menu'

const written = {
  admin: [
    'Dashboard: Overview /admin',
    'Reports: All Reports /admin/reports',
    'Reports: Client Reports /admin/client-reports',
    'Reports: Practitioner Reports /admin/practitioner-reports',
    'User Management: Users /admin/users',
    'User Management: Clients /admin/clients',
    'User Management: Practitioners /admin/practitioners',
    'User Management: Invitations /admin/invitations',
    'Food Database: Food Items /admin/food-database',
    'Food Database: AI Descriptions /admin/food-descriptions',
    'AI Tools: AI Assistant /admin/ai-assistant',
    'AI Tools: Label Scanner /admin/food-label-scanner',
    'AI Tools: Recipe Generator /admin/recipe-generator',
    'AI Tools: AI Recipes /admin/ai-recipes',
    'AI Tools: Questions to Review /admin/questions-to-review',
    'Communication: Email & SMS /admin/messaging',
    'Communication: Messaging Settings /admin/messaging-settings',
    'System: FAQ Management /admin/faqs',
    'System: Notifications /admin/notifications',
    'System: Audit /admin/audit',
    'System: Settings /admin/settings',
  ],
  client: [
    'Main: My Dashboard /client',
    'Main: My Report /client/my-reports',
    'Main: Label Scanner /client/scanner',
    'Main: Recipes /client/recipes',
    'Main: My Plan /client/plan',
    'AI Tools: AI Assistant /client/ai-assistant',
    'Support: FAQ /client/faqs',
    'Support: Settings /client/settings',
  ],
  practitioner: [
    'Main: Dashboard /practitioner',
    'Main: My Clients /practitioner/clients',
    'Main: Client Reports /practitioner/reports',
    'Tools: AI Assistant /practitioner/ai-assistant',
    'Tools: Professional FAQs /practitioner/faqs',
    'Tools: Settings /practitioner/settings',
  ],
}

const roles = ['admin', 'client', 'practitioner'] as const

it.each(roles)('the menu of %s is complete and has only entries that the role may open', (role) => {
  const shown = menus[role].flatMap(({ label: group, entries }) =>
    entries.map(({ label, path }) => `${group}: ${label} ${path}`),
  )
  expect(shown).toEqual(written[role])
  for (const { entries } of menus[role]) {
    for (const { path } of entries) expect(redirectFor(path, role)).toBeUndefined()
  }
})

it.each([
  ['admin', '/', '/admin'],
  ['admin', '/admin', '/admin'],
  ['admin', '/admin/reports/7', '/admin/reports'],
  ['admin', '/food-label-scanner', '/admin/food-label-scanner'],
  ['admin', '/settings', '/admin/settings'],
  ['admin', '/admin/messaging-settings', '/admin/messaging-settings'],
  ['client', '/client/my-reports/7', '/client/my-reports'],
  ['client', '/client/plan/diary/2026-12-09', '/client/plan'],
  ['client', '/client/plan/start', '/client/plan'],
  ['client', '/client/notifications', undefined],
  ['client', '/settings', '/client/settings'],
  ['practitioner', '/practitioner/reports/7', '/practitioner/reports'],
  ['practitioner', '/practitioner/clients/7/plan', '/practitioner/clients'],
  ['practitioner', '/food-label-scanner', undefined],
  ['client', '/nowhere', undefined],
] as const)('for %s on %s the active entry is %s', (role, path, active) => {
  expect(entryAt(role, path)?.entry.path).toBe(active)
})
