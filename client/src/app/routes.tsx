import { lazy, type ReactNode } from 'react'
import type { SessionUser } from './session'
import { InPreparationScreen } from './in-preparation-screen'
import { NotPermittedScreen } from './not-permitted-screen'
import type { PlaceParams, ScreenPath } from './paths'

const AdminReportsScreen = lazy(() => import('@/features/reports/admin-reports-screen'))
const ClientReportsScreen = lazy(() => import('@/features/reports/client-reports-screen'))
const ClientResultsScreen = lazy(() => import('@/features/reports/client-results-screen'))

type Screen = { title: string; show: (params: PlaceParams, user: SessionUser) => ReactNode }

function screen(title: string, show: Screen['show']): Screen {
  return { title, show }
}

function inPreparation(title: string, link?: { href: ScreenPath; label: string }): Screen {
  return screen(title, () => <InPreparationScreen title={title} link={link} />)
}

const dashboard = inPreparation('Admin Dashboard', { href: '/admin/reports', label: 'All reports' })
const labelScanner = inPreparation('Label Scanner')
const recipes = inPreparation('Recipes')
const assistant = inPreparation('AI Assistant')
const settings = inPreparation('Account Settings')

/** What each path shows, and the title of its tab. */
export const screens: Record<ScreenPath, Screen> = {
  '/': dashboard,
  '/admin': dashboard,
  '/admin/reports': screen('All Reports', () => <AdminReportsScreen />),
  '/admin/reports/:id': screen('Report', ({ id }) => <ClientResultsScreen key={id} reportId={id} />),
  '/admin/client-reports': screen('Client Reports', () => <ClientReportsScreen />),
  '/admin/practitioner-reports': inPreparation('Practitioner Reports'),
  '/admin/users': inPreparation('User Management'),
  '/admin/clients': inPreparation('Client Directory'),
  '/admin/practitioners': inPreparation('Health Practitioner Management'),
  '/admin/food-database': inPreparation('Food Database'),
  '/admin/food-descriptions': inPreparation('AI Food Descriptions'),
  '/admin/ai-food-data': inPreparation('AI Food Data'),
  '/admin/ai-assistant': assistant,
  '/admin/food-label-scanner': labelScanner,
  '/admin/recipe-generator': inPreparation('Recipe Generator'),
  '/admin/ai-recipes': recipes,
  '/admin/questions-to-review': inPreparation('Questions to Review'),
  '/admin/messaging': inPreparation('Email & SMS'),
  '/admin/messaging-settings': inPreparation('Messaging Settings'),
  '/admin/faqs': screen('FAQ Management', (_, { role }) =>
    role === 'admin' ? (
      <InPreparationScreen title="FAQ Management" />
    ) : (
      <NotPermittedScreen title="FAQ Management" />
    ),
  ),
  '/admin/notifications': inPreparation('Notifications'),
  '/admin/audit': inPreparation('Audit'),
  '/admin/settings': settings,
  '/client': inPreparation('My Dashboard', { href: '/client/my-reports', label: 'View My Results' }),
  '/client/my-reports': screen('My Report', () => <ClientResultsScreen />),
  '/client/my-reports/:id': screen('My Report', ({ id }) => <ClientResultsScreen key={id} reportId={id} />),
  '/client/scanner': labelScanner,
  '/client/recipes': recipes,
  '/client/ai-assistant': assistant,
  '/client/faqs': inPreparation('FAQ'),
  '/client/settings': settings,
  '/practitioner': inPreparation('Practitioner Portal'),
  '/practitioner/clients': inPreparation('My Clients'),
  '/practitioner/reports': inPreparation('My Client Reports'),
  '/practitioner/reports/:id': screen('Report', ({ id }) => <ClientResultsScreen key={id} reportId={id} />),
  '/practitioner/faqs': inPreparation('Professional Resources'),
  '/practitioner/ai-assistant': assistant,
  '/practitioner/settings': settings,
  '/food-label-scanner': labelScanner,
  '/settings': settings,
  '/terms': inPreparation('Terms and Conditions'),
}
