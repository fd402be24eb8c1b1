import { screens, type ScreenPath } from '@shared/screens'
import { lazy, type ReactNode } from 'react'
import type { SessionUser } from '@/session/session'
import { NotPermittedScreen } from './not-permitted-screen'
import type { PlaceParams } from './paths'
import type { StandalonePath } from './standalone-paths'

const DashboardScreen = lazy(() => import('@/features/dashboard/dashboard-screen'))
const AuditScreen = lazy(() => import('@/features/audit/audit-screen'))
const NotificationsScreen = lazy(() => import('@/features/notifications/notifications-screen'))
const AdminReportsScreen = lazy(() => import('@/features/reports/manage/admin-reports-screen'))
const CheckReportScreen = lazy(() => import('@/features/reports/check/check-report-screen'))
const ClientPageScreen = lazy(() => import('@/features/practitioners/page/client-page-screen'))
const ClientReportsScreen = lazy(() => import('@/features/reports/release/client-reports-screen'))
const ClientResultsScreen = lazy(() => import('@/features/reports/results/client-results-screen'))
const PractitionerReportsScreen = lazy(() => import('@/features/reports/release/practitioner-reports-screen'))
const UsersScreen = lazy(() => import('@/features/accounts/users-screen'))
const ClientsScreen = lazy(() => import('@/features/clients/clients-screen'))
const PractitionersScreen = lazy(() => import('@/features/practitioners/practitioners-screen'))
const FoodDatabaseScreen = lazy(() => import('@/features/foods/food-database-screen'))
const FoodDescriptionsScreen = lazy(() => import('@/features/foods/food-descriptions-screen'))
const ClientFaqsScreen = lazy(() => import('@/features/faqs/client-faqs-screen'))
const ProfessionalResourcesScreen = lazy(() => import('@/features/faqs/professional-resources-screen'))
const FaqManagementScreen = lazy(() => import('@/features/faqs/faq-management-screen'))
const ClientHomeScreen = lazy(() => import('@/features/clients/home/client-home-screen'))
const RecipesScreen = lazy(() => import('@/features/recipes/recipes-screen'))
const SharedRecipeScreen = lazy(() => import('@/features/recipes/shared-recipe-screen'))
const RecipeGeneratorScreen = lazy(() => import('@/features/recipes/recipe-generator-screen'))
const AssistantScreen = lazy(() => import('@/features/assistant/assistant-screen'))
const QuestionsToReviewScreen = lazy(() => import('@/features/assistant/questions-to-review-screen'))
const MessagingScreen = lazy(() => import('@/features/messaging/messaging-screen'))
const MessagingSettingsScreen = lazy(() => import('@/features/messaging/messaging-settings-screen'))
const PractitionerHomeScreen = lazy(() => import('@/features/practitioners/home/practitioner-home-screen'))
const MyClientReportsScreen = lazy(() => import('@/features/reports/release/my-client-reports-screen'))
const SettingsScreen = lazy(() => import('@/features/portal/settings-screen'))
const TermsScreen = lazy(() => import('@/features/portal/terms-screen'))
const ConfirmScreen = lazy(() => import('@/features/auth/confirm-screen'))
const InvitationsScreen = lazy(() => import('@/features/invitations/invitations-screen'))
const UnsubscribeScreen = lazy(() => import('@/features/accounts/unsubscribe-screen'))
const ScannerScreen = lazy(() => import('@/features/scanner/scanner-screen'))
const PlanScreen = lazy(() => import('@/features/trial/plan/plan-screen'))
const StartScreen = lazy(() => import('@/features/trial/start/start-screen'))
const DiaryScreen = lazy(() => import('@/features/trial/diary/diary-screen'))
const ChallengeScreen = lazy(() => import('@/features/trial/challenge/challenge-screen'))
const ResultScreen = lazy(() => import('@/features/trial/result/result-screen'))
const ReactionScreen = lazy(() => import('@/features/trial/reaction/reaction-screen'))
const ClientPlanScreen = lazy(() => import('@/features/trial/client-plan/client-plan-screen'))
const ShareScreen = lazy(() => import('@/features/shares/own/share-screen'))
const MyClientsScreen = lazy(() => import('@/features/practitioners/home/my-clients-screen'))

type Show = (params: PlaceParams, user: SessionUser) => ReactNode

const dashboard = () => <DashboardScreen />
const labelScanner = () => <ScannerScreen />
const recipes = () => <RecipesScreen />
const assistant = () => <AssistantScreen />
const foodDescriptions = () => <FoodDescriptionsScreen />
const notifications = () => <NotificationsScreen />
const settings = () => <SettingsScreen />

/** The screen of each path within the shell. */
export const routes: Record<Exclude<ScreenPath, StandalonePath>, Show> = {
  '/': dashboard,
  '/admin': dashboard,
  '/admin/reports': () => <AdminReportsScreen />,
  '/admin/reports/:id': ({ id }) => <ClientResultsScreen key={id} reportId={id} />,
  '/admin/reports/:id/check': ({ id = 0 }) => <CheckReportScreen key={id} reportId={id} />,
  '/admin/client-reports': () => <ClientReportsScreen />,
  '/admin/practitioner-reports': () => <PractitionerReportsScreen />,
  '/admin/users': () => <UsersScreen />,
  '/admin/clients': () => <ClientsScreen />,
  '/admin/practitioners': () => <PractitionersScreen />,
  '/admin/invitations': () => <InvitationsScreen />,
  '/admin/food-database': () => <FoodDatabaseScreen />,
  '/admin/food-descriptions': foodDescriptions,
  '/admin/ai-food-data': foodDescriptions,
  '/admin/ai-assistant': assistant,
  '/admin/food-label-scanner': labelScanner,
  '/admin/recipe-generator': () => <RecipeGeneratorScreen />,
  '/admin/ai-recipes': recipes,
  '/admin/questions-to-review': () => <QuestionsToReviewScreen />,
  '/admin/messaging': () => <MessagingScreen />,
  '/admin/messaging-settings': () => <MessagingSettingsScreen />,
  '/admin/faqs': (_, { role }) =>
    role === 'admin' ? <FaqManagementScreen /> : <NotPermittedScreen title={screens['/admin/faqs'].title} />,
  '/admin/notifications': notifications,
  '/admin/audit': () => <AuditScreen />,
  '/admin/settings': settings,
  '/client': () => <ClientHomeScreen />,
  '/client/my-reports': () => <ClientResultsScreen />,
  '/client/my-reports/:id': ({ id }) => <ClientResultsScreen key={id} reportId={id} />,
  '/client/scanner': labelScanner,
  '/client/recipes': recipes,
  '/client/plan': () => <PlanScreen />,
  '/client/plan/start': () => <StartScreen />,
  '/client/plan/diary/:day': ({ day = '' }) => <DiaryScreen key={day} day={day} />,
  '/client/plan/foods/:id': ({ id = 0 }) => <ChallengeScreen key={id} foodId={id} />,
  '/client/plan/result': () => <ResultScreen />,
  '/client/plan/reaction': () => <ReactionScreen />,
  '/client/ai-assistant': assistant,
  '/client/faqs': () => <ClientFaqsScreen />,
  '/client/notifications': notifications,
  '/client/share': () => <ShareScreen />,
  '/client/settings': settings,
  '/practitioner': () => <PractitionerHomeScreen />,
  '/practitioner/clients': () => <MyClientsScreen />,
  '/practitioner/clients/:id': ({ id = 0 }) => <ClientPageScreen key={id} clientId={id} />,
  '/practitioner/clients/:id/plan': ({ id = 0 }) => <ClientPlanScreen key={id} clientId={id} />,
  '/practitioner/reports': () => <MyClientReportsScreen />,
  '/practitioner/reports/:id': ({ id }) => <ClientResultsScreen key={id} reportId={id} />,
  '/practitioner/faqs': () => <ProfessionalResourcesScreen />,
  '/practitioner/ai-assistant': assistant,
  '/practitioner/notifications': notifications,
  '/practitioner/settings': settings,
  '/food-label-scanner': labelScanner,
  '/settings': settings,
  '/terms': () => <TermsScreen />,
  '/r/:token': () => <SharedRecipeScreen />,
  '/unsubscribe': () => <UnsubscribeScreen />,
  '/auth/confirm': () => <ConfirmScreen />,
}
