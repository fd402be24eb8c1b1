import { expect, it } from 'vitest'
import { redirectFor } from './guards'
import { entryAt, menus } from './menu'

const written = {
  admin: [
    'Dashboard: Overview /admin',
    'Reports: All reports /admin/reports',
    'Reports: Client reports /admin/client-reports',
    'Reports: Practitioner reports /admin/practitioner-reports',
    'User management: Users /admin/users',
    'User management: Clients /admin/clients',
    'User management: Practitioners /admin/practitioners',
    'Food database: Food items /admin/food-database',
    'Food database: AI descriptions /admin/food-descriptions',
    'AI tools: AI assistant /admin/ai-assistant',
    'AI tools: Label scanner /admin/food-label-scanner',
    'AI tools: Recipe generator /admin/recipe-generator',
    'AI tools: AI recipes /admin/ai-recipes',
    'AI tools: Questions to review /admin/questions-to-review',
    'Communication: Email & SMS /admin/messaging',
    'Communication: Messaging settings /admin/messaging-settings',
    'System: FAQ management /admin/faqs',
    'System: Notifications /admin/notifications',
    'System: Audit /admin/audit',
    'System: Settings /admin/settings',
  ],
  client: [
    'Main: My dashboard /client',
    'Main: My report /client/my-reports',
    'Main: Label scanner /client/scanner',
    'Main: Recipes /client/recipes',
    'AI tools: AI assistant /client/ai-assistant',
    'Support: FAQ /client/faqs',
    'Support: Settings /client/settings',
  ],
  practitioner: [
    'Main: Dashboard /practitioner',
    'Main: My clients /practitioner/clients',
    'Main: Client reports /practitioner/reports',
    'Tools: AI assistant /practitioner/ai-assistant',
    'Tools: Professional FAQs /practitioner/faqs',
    'Tools: Settings /practitioner/settings',
  ],
}

const roles = ['admin', 'client', 'practitioner'] as const

it.each(roles)('the menu of %s is complete and leads nowhere they may not go', (role) => {
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
  ['client', '/settings', '/client/settings'],
  ['practitioner', '/practitioner/reports/7', '/practitioner/reports'],
  ['practitioner', '/food-label-scanner', undefined],
  ['client', '/nowhere', undefined],
] as const)('for %s on %s the active entry is %s', (role, path, active) => {
  expect(entryAt(role, path)?.entry.path).toBe(active)
})
