import type { Role } from '@shared/core/roles'
import { homeOf } from '@shared/core/roles'
import {
  Bell,
  BookOpenText,
  ChartNoAxesColumn,
  ChefHat,
  CircleQuestionMark,
  CookingPot,
  FileBadge,
  Files,
  FileText,
  NotebookPen,
  House,
  LayoutDashboard,
  ListChecks,
  Mail,
  MessageCircleMore,
  ScanText,
  ScrollText,
  Settings,
  SlidersHorizontal,
  Stethoscope,
  UserCog,
  Users,
  Wheat,
} from 'lucide-react'
import type { IconType } from '@/ui/icon-type'
import type { ScreenPath } from './paths'

export type MenuEntry = { path: ScreenPath; label: string; icon: IconType }
export type MenuGroup = { label: string; entries: readonly MenuEntry[] }

/** What each role finds in the sidebar and the drawer. */
export const menus: Record<Role, readonly MenuGroup[]> = {
  admin: [
    { label: 'Dashboard', entries: [{ path: '/admin', label: 'Overview', icon: LayoutDashboard }] },
    {
      label: 'Reports',
      entries: [
        { path: '/admin/reports', label: 'All Reports', icon: Files },
        { path: '/admin/client-reports', label: 'Client Reports', icon: FileText },
        { path: '/admin/practitioner-reports', label: 'Practitioner Reports', icon: FileBadge },
      ],
    },
    {
      label: 'User Management',
      entries: [
        { path: '/admin/users', label: 'Users', icon: UserCog },
        { path: '/admin/clients', label: 'Clients', icon: Users },
        { path: '/admin/practitioners', label: 'Practitioners', icon: Stethoscope },
      ],
    },
    {
      label: 'Food Database',
      entries: [
        { path: '/admin/food-database', label: 'Food Items', icon: Wheat },
        { path: '/admin/food-descriptions', label: 'AI Descriptions', icon: NotebookPen },
      ],
    },
    {
      label: 'AI Tools',
      entries: [
        { path: '/admin/ai-assistant', label: 'AI Assistant', icon: MessageCircleMore },
        { path: '/admin/food-label-scanner', label: 'Label Scanner', icon: ScanText },
        { path: '/admin/recipe-generator', label: 'Recipe Generator', icon: ChefHat },
        { path: '/admin/ai-recipes', label: 'AI Recipes', icon: CookingPot },
        { path: '/admin/questions-to-review', label: 'Questions to Review', icon: ListChecks },
      ],
    },
    {
      label: 'Communication',
      entries: [
        { path: '/admin/messaging', label: 'Email & SMS', icon: Mail },
        { path: '/admin/messaging-settings', label: 'Messaging Settings', icon: SlidersHorizontal },
      ],
    },
    {
      label: 'System',
      entries: [
        { path: '/admin/faqs', label: 'FAQ Management', icon: CircleQuestionMark },
        { path: '/admin/notifications', label: 'Notifications', icon: Bell },
        { path: '/admin/audit', label: 'Audit', icon: ScrollText },
        { path: '/admin/settings', label: 'Settings', icon: Settings },
      ],
    },
  ],
  client: [
    {
      label: 'Main',
      entries: [
        { path: '/client', label: 'My Dashboard', icon: House },
        { path: '/client/my-reports', label: 'My Report', icon: ChartNoAxesColumn },
        { path: '/client/scanner', label: 'Label Scanner', icon: ScanText },
        { path: '/client/recipes', label: 'Recipes', icon: CookingPot },
      ],
    },
    {
      label: 'AI Tools',
      entries: [{ path: '/client/ai-assistant', label: 'AI Assistant', icon: MessageCircleMore }],
    },
    {
      label: 'Support',
      entries: [
        { path: '/client/faqs', label: 'FAQ', icon: CircleQuestionMark },
        { path: '/client/settings', label: 'Settings', icon: Settings },
      ],
    },
  ],
  practitioner: [
    {
      label: 'Main',
      entries: [
        { path: '/practitioner', label: 'Dashboard', icon: LayoutDashboard },
        { path: '/practitioner/clients', label: 'My Clients', icon: Users },
        { path: '/practitioner/reports', label: 'Client Reports', icon: FileText },
      ],
    },
    {
      label: 'Tools',
      entries: [
        { path: '/practitioner/ai-assistant', label: 'AI Assistant', icon: MessageCircleMore },
        { path: '/practitioner/faqs', label: 'Professional FAQs', icon: BookOpenText },
        { path: '/practitioner/settings', label: 'Settings', icon: Settings },
      ],
    },
  ],
}

/** Shared screens outside the role's own paths, and the last segment of the entry that stands for them. */
const sharedScreens: Partial<Record<string, RegExp>> = {
  '/settings': /\/settings$/,
  '/food-label-scanner': /scanner$/,
}

/** The entry that a path belongs to, with its group: `/` is the role's home, a row's page belongs to its list. */
export function entryAt(role: Role, path: string): { group: MenuGroup; entry: MenuEntry } | undefined {
  const sought = path === '/' ? homeOf[role] : path.replace(/\/\d+$/, '')
  const shared = sharedScreens[path]
  for (const group of menus[role]) {
    const entry = group.entries.find((candidate) => shared?.test(candidate.path) ?? candidate.path === sought)
    if (entry) return { group, entry }
  }
  return undefined
}
