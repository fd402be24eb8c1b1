import { homeOf, type Role } from '@shared/core/roles'
import { screens, type ScreenPath } from '@shared/screens'
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
  MailPlus,
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

type EntryPath = {
  [Path in ScreenPath]: (typeof screens)[Path] extends { menu: unknown } ? Path : never
}[ScreenPath]

export type MenuEntry = { path: EntryPath; label: string; icon: IconType }
export type MenuGroup = { label: string; entries: MenuEntry[] }

const icons: Record<EntryPath, IconType> = {
  '/admin': LayoutDashboard,
  '/admin/reports': Files,
  '/admin/client-reports': FileText,
  '/admin/practitioner-reports': FileBadge,
  '/admin/users': UserCog,
  '/admin/clients': Users,
  '/admin/practitioners': Stethoscope,
  '/admin/invitations': MailPlus,
  '/admin/food-database': Wheat,
  '/admin/food-descriptions': NotebookPen,
  '/admin/ai-assistant': MessageCircleMore,
  '/admin/food-label-scanner': ScanText,
  '/admin/recipe-generator': ChefHat,
  '/admin/ai-recipes': CookingPot,
  '/admin/questions-to-review': ListChecks,
  '/admin/messaging': Mail,
  '/admin/messaging-settings': SlidersHorizontal,
  '/admin/faqs': CircleQuestionMark,
  '/admin/notifications': Bell,
  '/admin/audit': ScrollText,
  '/admin/settings': Settings,
  '/client': House,
  '/client/my-reports': ChartNoAxesColumn,
  '/client/scanner': ScanText,
  '/client/recipes': CookingPot,
  '/client/ai-assistant': MessageCircleMore,
  '/client/faqs': CircleQuestionMark,
  '/client/settings': Settings,
  '/practitioner': LayoutDashboard,
  '/practitioner/clients': Users,
  '/practitioner/reports': FileText,
  '/practitioner/ai-assistant': MessageCircleMore,
  '/practitioner/faqs': BookOpenText,
  '/practitioner/settings': Settings,
}

const isEntry = (path: string): path is EntryPath => Object.hasOwn(icons, path)

/** What each role finds in the sidebar and the drawer: the entries of the screens, in their groups. */
export const menus: Record<Role, readonly MenuGroup[]> = {
  admin: groupsOf('admin'),
  practitioner: groupsOf('practitioner'),
  client: groupsOf('client'),
}

function groupsOf(role: Role): MenuGroup[] {
  const groups = new Map<string, MenuEntry[]>()
  for (const path of Object.keys(screens).filter(isEntry)) {
    if (!`${path}/`.startsWith(`${homeOf[role]}/`)) continue
    const [group, label] = screens[path].menu
    groups.set(group, [...(groups.get(group) ?? []), { path, label, icon: icons[path] }])
  }
  return [...groups].map(([label, entries]) => ({ label, entries }))
}

/** Shared screens outside the role's own paths, and the last segment of the entry that stands for them. */
const sharedScreens: Partial<Record<string, RegExp>> = {
  '/settings': /\/settings$/,
  '/food-label-scanner': /scanner$/,
}

/** The entry that a path belongs to, with its group: `/` is the role's home, a row's pages belong to its list. */
export function entryAt(role: Role, path: string): { group: MenuGroup; entry: MenuEntry } | undefined {
  const sought = path === '/' ? homeOf[role] : path.replace(/\/\d+(?:\/[a-z-]+)?$/, '')
  const shared = sharedScreens[path]
  for (const group of menus[role]) {
    const entry = group.entries.find((candidate) => shared?.test(candidate.path) ?? candidate.path === sought)
    if (entry) return { group, entry }
  }
  return undefined
}
