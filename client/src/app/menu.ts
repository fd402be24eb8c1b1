import { homeOf, type Role } from '@shared/core/roles'
import { screens, type ScreenPath } from '@shared/screens'

/** The path of a screen that is in a menu. */
export type EntryPath = {
  [Path in ScreenPath]: (typeof screens)[Path] extends { menu: unknown } ? Path : never
}[ScreenPath]

export type MenuEntry = { path: EntryPath; label: string }
export type MenuGroup = { label: string; entries: MenuEntry[] }

const isEntry = (path: ScreenPath): path is EntryPath => 'menu' in screens[path]

/** The entries of each role's sidebar and drawer, in their groups. */
export const menus: Record<Role, readonly MenuGroup[]> = {
  admin: groupsOf('admin'),
  practitioner: groupsOf('practitioner'),
  client: groupsOf('client'),
}

function groupsOf(role: Role): MenuGroup[] {
  const groups = new Map<string, MenuEntry[]>()
  for (const path of (Object.keys(screens) as ScreenPath[]).filter(isEntry)) {
    if (!`${path}/`.startsWith(`${homeOf[role]}/`)) continue
    const [group, label] = screens[path].menu
    groups.set(group, [...(groups.get(group) ?? []), { path, label }])
  }
  return [...groups].map(([label, entries]) => ({ label, entries }))
}

/** Shared screens outside the role's paths, with a pattern for the entry that they belong to. */
const sharedScreens: Partial<Record<string, RegExp>> = {
  '/settings': /\/settings$/,
  '/food-label-scanner': /scanner$/,
}

/** The entry of a path and its group: `/` is the role's home, subpages belong to theirs. */
export function entryAt(role: Role, path: string): { group: MenuGroup; entry: MenuEntry } | undefined {
  const home = homeOf[role]
  const target = path === '/' ? home : path
  const shared = sharedScreens[path]
  for (const group of menus[role]) {
    const entry = group.entries.find(
      (candidate) =>
        shared?.test(candidate.path) ??
        (candidate.path === target || (candidate.path !== home && target.startsWith(`${candidate.path}/`))),
    )
    if (entry) return { group, entry }
  }
  return undefined
}
