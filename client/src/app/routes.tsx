import { lazy, type ReactNode } from 'react'
import type { SessionUser } from './session'
import { NotPermittedScreen } from './not-permitted-screen'
import type { PlaceParams, ScreenPath } from './paths'

const DashboardScreen = lazy(() => import('@/features/overview/dashboard-screen'))
const AuditScreen = lazy(() => import('@/features/overview/audit-screen'))
const NotificationsScreen = lazy(() => import('@/features/notifications/notifications-screen'))
const AdminReportsScreen = lazy(() => import('@/features/reports/admin-reports-screen'))
const ClientReportsScreen = lazy(() => import('@/features/reports/client-reports-screen'))
const ClientResultsScreen = lazy(() => import('@/features/reports/client-results-screen'))
const PractitionerReportsScreen = lazy(() => import('@/features/reports/practitioner-reports-screen'))
const UsersScreen = lazy(() => import('@/features/users/users-screen'))
const ClientsScreen = lazy(() => import('@/features/users/clients-screen'))
const PractitionersScreen = lazy(() => import('@/features/practitioners/practitioners-screen'))
const FoodDatabaseScreen = lazy(() => import('@/features/foods/food-database-screen'))
const FoodDescriptionsScreen = lazy(() => import('@/features/foods/food-descriptions-screen'))
const ClientFaqsScreen = lazy(() => import('@/features/faqs/client-faqs-screen'))
const ProfessionalResourcesScreen = lazy(() => import('@/features/faqs/professional-resources-screen'))
const FaqManagementScreen = lazy(() => import('@/features/faqs/faq-management-screen'))
const ClientHomeScreen = lazy(() => import('@/features/client-home/client-home-screen'))
const RecipesScreen = lazy(() => import('@/features/recipes/recipes-screen'))
const RecipeGeneratorScreen = lazy(() => import('@/features/recipes/recipe-generator-screen'))
const AssistantScreen = lazy(() => import('@/features/assistant/assistant-screen'))
const QuestionsToReviewScreen = lazy(() => import('@/features/assistant/questions-to-review-screen'))
const MessagingScreen = lazy(() => import('@/features/messaging/messaging-screen'))
const MessagingSettingsScreen = lazy(() => import('@/features/messaging/messaging-settings-screen'))
const PractitionerHomeScreen = lazy(() => import('@/features/practitioner-portal/practitioner-home-screen'))
const MyClientReportsScreen = lazy(() => import('@/features/reports/practitioner/my-client-reports-screen'))
const SettingsScreen = lazy(() => import('@/features/settings/settings-screen'))
const TermsScreen = lazy(() => import('@/features/terms/terms-screen'))
const ScannerScreen = lazy(() => import('@/features/scanner/scanner-screen'))
const MyClientsScreen = lazy(() => import('@/features/practitioner-portal/my-clients-screen'))

type Screen = { title: string; show: (params: PlaceParams, user: SessionUser) => ReactNode }

function screen(title: string, show: Screen['show']): Screen {
  return { title, show }
}

const dashboard = screen('Admin Dashboard', () => <DashboardScreen />)
const labelScanner = screen('Label Scanner', () => <ScannerScreen />)
const recipes = screen('Recipes', () => <RecipesScreen />)
const assistant = screen('AI Assistant', () => <AssistantScreen />)
const foodDescriptions = screen('AI Food Descriptions', () => <FoodDescriptionsScreen />)
const notifications = screen('Notifications', () => <NotificationsScreen />)
const settings = screen('Account Settings', () => <SettingsScreen />)

/** What each path shows, and the title of its tab. */
export const screens: Record<ScreenPath, Screen> = {
  '/': dashboard,
  '/admin': dashboard,
  '/admin/reports': screen('All Reports', () => <AdminReportsScreen />),
  '/admin/reports/:id': screen('Report', ({ id }) => <ClientResultsScreen key={id} reportId={id} />),
  '/admin/client-reports': screen('Client Reports', () => <ClientReportsScreen />),
  '/admin/practitioner-reports': screen('Practitioner Reports', () => <PractitionerReportsScreen />),
  '/admin/users': screen('User Management', () => <UsersScreen />),
  '/admin/clients': screen('Client Directory', () => <ClientsScreen />),
  '/admin/practitioners': screen('Health Practitioner Management', () => <PractitionersScreen />),
  '/admin/food-database': screen('Food Database', () => <FoodDatabaseScreen />),
  '/admin/food-descriptions': foodDescriptions,
  '/admin/ai-food-data': foodDescriptions,
  '/admin/ai-assistant': assistant,
  '/admin/food-label-scanner': labelScanner,
  '/admin/recipe-generator': screen('Recipe Generator', () => <RecipeGeneratorScreen />),
  '/admin/ai-recipes': recipes,
  '/admin/questions-to-review': screen('Questions to Review', () => <QuestionsToReviewScreen />),
  '/admin/messaging': screen('Email & SMS', () => <MessagingScreen />),
  '/admin/messaging-settings': screen('Messaging Settings', () => <MessagingSettingsScreen />),
  '/admin/faqs': screen('FAQ Management', (_, { role }) =>
    role === 'admin' ? <FaqManagementScreen /> : <NotPermittedScreen title="FAQ Management" />,
  ),
  '/admin/notifications': notifications,
  '/admin/audit': screen('Audit', () => <AuditScreen />),
  '/admin/settings': settings,
  '/client': screen('My Dashboard', () => <ClientHomeScreen />),
  '/client/my-reports': screen('My Report', () => <ClientResultsScreen />),
  '/client/my-reports/:id': screen('My Report', ({ id }) => <ClientResultsScreen key={id} reportId={id} />),
  '/client/scanner': labelScanner,
  '/client/recipes': recipes,
  '/client/ai-assistant': assistant,
  '/client/faqs': screen('FAQ', () => <ClientFaqsScreen />),
  '/client/notifications': notifications,
  '/client/settings': settings,
  '/practitioner': screen('Practitioner Portal', () => <PractitionerHomeScreen />),
  '/practitioner/clients': screen('My Clients', () => <MyClientsScreen />),
  '/practitioner/reports': screen('My Client Reports', () => <MyClientReportsScreen />),
  '/practitioner/reports/:id': screen('Report', ({ id }) => <ClientResultsScreen key={id} reportId={id} />),
  '/practitioner/faqs': screen('Professional Resources', () => <ProfessionalResourcesScreen />),
  '/practitioner/ai-assistant': assistant,
  '/practitioner/notifications': notifications,
  '/practitioner/settings': settings,
  '/food-label-scanner': labelScanner,
  '/settings': settings,
  '/terms': screen('Terms and Conditions', () => <TermsScreen />),
}
