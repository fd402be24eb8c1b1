/** `home` redirects others than admins to their home, `admin-strict` redirects to /auth. */
export type Area = 'public' | 'home' | 'everyone' | 'admin' | 'admin-strict' | 'practitioner' | 'client'

/** `title` is of the tab; `menu` is for the role whose home the path begins with. */
export type Screen = { area: Area; title: string; menu?: readonly [group: string, label: string] }

/** In the order of the menus; /auth is missing, as its first load does without the table. */
export const screens = {
  '/': { area: 'home', title: 'Admin Dashboard' },

  '/admin': { area: 'admin', title: 'Admin Dashboard', menu: ['Dashboard', 'Overview'] },
  '/admin/reports': { area: 'admin', title: 'All Reports', menu: ['Reports', 'All Reports'] },
  '/admin/reports/:id': { area: 'admin', title: 'Report' },
  '/admin/reports/:id/check': { area: 'admin', title: 'Check what was read' },
  '/admin/client-reports': {
    area: 'admin',
    title: 'Client Reports',
    menu: ['Reports', 'Client Reports'],
  },
  '/admin/practitioner-reports': {
    area: 'admin',
    title: 'Practitioner Reports',
    menu: ['Reports', 'Practitioner Reports'],
  },
  '/admin/users': { area: 'admin', title: 'User Management', menu: ['User Management', 'Users'] },
  '/admin/clients': { area: 'admin', title: 'Client Directory', menu: ['User Management', 'Clients'] },
  '/admin/practitioners': {
    area: 'admin',
    title: 'Health Practitioner Management',
    menu: ['User Management', 'Practitioners'],
  },
  '/admin/invitations': { area: 'admin', title: 'Invitations', menu: ['User Management', 'Invitations'] },
  '/admin/food-database': {
    area: 'admin',
    title: 'Food Database',
    menu: ['Food Database', 'Food Items'],
  },
  '/admin/food-descriptions': {
    area: 'admin-strict',
    title: 'AI Food Descriptions',
    menu: ['Food Database', 'AI Descriptions'],
  },
  '/admin/ai-food-data': { area: 'admin', title: 'AI Food Descriptions' },
  '/admin/ai-assistant': { area: 'admin', title: 'AI Assistant', menu: ['AI Tools', 'AI Assistant'] },
  '/admin/food-label-scanner': {
    area: 'admin',
    title: 'Label Scanner',
    menu: ['AI Tools', 'Label Scanner'],
  },
  '/admin/recipe-generator': {
    area: 'admin-strict',
    title: 'Recipe Generator',
    menu: ['AI Tools', 'Recipe Generator'],
  },
  '/admin/ai-recipes': { area: 'admin', title: 'Recipes', menu: ['AI Tools', 'AI Recipes'] },
  '/admin/questions-to-review': {
    area: 'admin-strict',
    title: 'Questions to Review',
    menu: ['AI Tools', 'Questions to Review'],
  },
  '/admin/messaging': { area: 'admin', title: 'Email & SMS', menu: ['Communication', 'Email & SMS'] },
  '/admin/messaging-settings': {
    area: 'admin',
    title: 'Messaging Settings',
    menu: ['Communication', 'Messaging Settings'],
  },
  // The screen itself refuses other roles with a message.
  '/admin/faqs': { area: 'everyone', title: 'FAQ Management', menu: ['System', 'FAQ Management'] },
  '/admin/notifications': { area: 'admin', title: 'Notifications', menu: ['System', 'Notifications'] },
  '/admin/audit': { area: 'admin', title: 'Audit', menu: ['System', 'Audit'] },
  '/admin/settings': { area: 'admin', title: 'Account Settings', menu: ['System', 'Settings'] },

  '/client': { area: 'client', title: 'My Dashboard', menu: ['Main', 'My Dashboard'] },
  '/client/my-reports': { area: 'client', title: 'My Report', menu: ['Main', 'My Report'] },
  '/client/my-reports/:id': { area: 'client', title: 'My Report' },
  '/client/scanner': { area: 'client', title: 'Label Scanner', menu: ['Main', 'Label Scanner'] },
  '/client/recipes': { area: 'client', title: 'Recipes', menu: ['Main', 'Recipes'] },
  '/client/plan': { area: 'client', title: 'My Plan', menu: ['Main', 'My Plan'] },
  '/client/plan/start': { area: 'client', title: 'Start a trial' },
  '/client/plan/diary/:day': { area: 'client', title: 'Diary' },
  '/client/plan/foods/:id': { area: 'client', title: 'Bringing back' },
  '/client/plan/result': { area: 'client', title: 'Your findings' },
  '/client/plan/reaction': { area: 'client', title: 'A reaction' },
  '/client/ai-assistant': { area: 'client', title: 'AI Assistant', menu: ['AI Tools', 'AI Assistant'] },
  '/client/faqs': { area: 'client', title: 'FAQ', menu: ['Support', 'FAQ'] },
  '/client/notifications': { area: 'client', title: 'Notifications' },
  '/client/share': { area: 'client', title: 'Share' },
  '/client/settings': { area: 'client', title: 'Account Settings', menu: ['Support', 'Settings'] },

  '/practitioner': { area: 'practitioner', title: 'Practitioner Portal', menu: ['Main', 'Dashboard'] },
  '/practitioner/clients': { area: 'practitioner', title: 'My Clients', menu: ['Main', 'My Clients'] },
  '/practitioner/clients/:id': { area: 'practitioner', title: 'Client' },
  '/practitioner/clients/:id/plan': { area: 'practitioner', title: 'Plan' },
  '/practitioner/reports': {
    area: 'practitioner',
    title: 'My Client Reports',
    menu: ['Main', 'Client Reports'],
  },
  '/practitioner/reports/:id': { area: 'practitioner', title: 'Report' },
  '/practitioner/ai-assistant': {
    area: 'practitioner',
    title: 'AI Assistant',
    menu: ['Tools', 'AI Assistant'],
  },
  '/practitioner/faqs': {
    area: 'practitioner',
    title: 'Professional Resources',
    menu: ['Tools', 'Professional FAQs'],
  },
  '/practitioner/notifications': { area: 'practitioner', title: 'Notifications' },
  '/practitioner/settings': {
    area: 'practitioner',
    title: 'Account Settings',
    menu: ['Tools', 'Settings'],
  },

  '/food-label-scanner': { area: 'everyone', title: 'Label Scanner' },
  '/settings': { area: 'everyone', title: 'Account Settings' },
  '/terms': { area: 'public', title: 'Terms and Conditions' },
  '/welcome': { area: 'public', title: 'Welcome' },
  '/welcome/code': { area: 'public', title: 'Welcome' },
  '/auth/reset': { area: 'public', title: 'New password' },
  '/r/:token': { area: 'public', title: 'Recipe' },
  '/unsubscribe': { area: 'public', title: 'Emails' },
  '/auth/confirm': { area: 'public', title: 'Confirm your email' },
} as const satisfies Record<string, Screen>

export type ScreenPath = keyof typeof screens
type RowPath = Extract<ScreenPath, `${string}:id${string}`>
type DayPath = Extract<ScreenPath, `${string}:day`>
type TokenPath = Extract<ScreenPath, `${string}:token`>
type Within = { query?: Record<string, string>; hash?: string }

declare const isLink: unique symbol
/** An address within the portal, made only by \`linkTo\`. */
export type Link = string & { readonly [isLink]: true }

/** A screen's address; `id`, `day` and `token` fill the path, `hash` names a part of the screen. */
export function linkTo(screen: Exclude<ScreenPath, RowPath | DayPath | TokenPath>, within?: Within): Link
export function linkTo(screen: RowPath, within: Within & { id: number }): Link
export function linkTo(screen: DayPath, within: Within & { day: string }): Link
export function linkTo(screen: TokenPath, within: Within & { token: string }): Link
export function linkTo(
  screen: ScreenPath,
  {
    id = 0,
    day = '',
    token = '',
    query = {},
    hash,
  }: Within & { id?: number; day?: string; token?: string } = {},
): Link {
  const path = screen.replace(':id', String(id)).replace(':day', day).replace(':token', token)
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return (path + (search.length > 0 ? `?${search.join('&')}` : '') + (hash ? `#${hash}` : '')) as Link
}
