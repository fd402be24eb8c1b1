import { Menu as MenuIcon, Moon, Sun } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { NotificationBell } from '@/features/notifications/notifications.public'
import { useTheme } from '@/lib/theme'
import { useMediaQuery } from '@/lib/use-media-query'
import type { SessionUser } from '@/session/session'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { IconButton } from '@/ui/icon-button'
import { prepare, toastNotLoaded } from '@/ui/load-dialog'
import { Logo } from '@/ui/logo'
import { AccountMenu } from './account-menu'
import type { MenuDrawerProps } from './menu-drawer'
import { menus, type MenuEntry, type MenuGroup } from './menu'

const loadMenuDrawer = () => import('./menu-drawer')
// Clients do not load it.
const PaletteOpener = lazy(() => import('./palette-opener'))

type Place = { group: MenuGroup; entry: MenuEntry } | undefined

type TopBarProps = {
  user: SessionUser
  path: string
  place: Place
  title: string
  crumb: string | null
  phone: boolean
}

/** Menu and logo on phones, breadcrumbs on wider screens; bell and account on both. */
export function TopBar({ user, path, place, title, crumb, phone }: TopBarProps) {
  // The drawer belongs to the path it was opened on, so that any navigation closes it.
  const [drawerPath, setDrawerPath] = useState<string | null>(null)
  const [MenuDrawer, setMenuDrawer] = useState<ComponentType<MenuDrawerProps>>()
  const { theme, toggleTheme } = useTheme()
  const hasField = useMediaQuery('(min-width: 64rem)')
  const palette = user.role !== 'client' && (
    <Suspense fallback={null}>
      <PaletteOpener role={user.role} menu={menus[user.role]} field={hasField} />
    </Suspense>
  )
  useEffect(() => {
    if (!phone) return
    // Not with the first page, but loaded before a user presses it.
    const timer = setTimeout(() => prepare(loadMenuDrawer), 1000)
    return () => clearTimeout(timer)
  }, [phone])

  const openDrawer = () =>
    void loadMenuDrawer().then(({ default: Drawer }) => {
      setMenuDrawer(() => Drawer)
      setDrawerPath(path)
    }, toastNotLoaded)

  return (
    <header
      data-print="hide"
      className="sticky top-0 z-header short:static border-b border-line bg-surface [view-transition-name:top-bar] md:bg-canvas"
    >
      <div className="flex h-15 items-center justify-between gap-3 px-2 md:h-(--topbar) md:px-8">
        {phone ? (
          <div className="flex min-w-0 items-center gap-1">
            <IconButton icon={MenuIcon} label="Open menu" aria-haspopup="dialog" onClick={openDrawer} />
            <Link href="/" aria-label="Pearwell home" className="flex h-11 items-center rounded-sm pr-2">
              <Logo variant="bar" />
            </Link>
            {MenuDrawer && (
              <MenuDrawer
                open={drawerPath === path}
                onOpenChange={(open) => setDrawerPath(open ? path : null)}
                user={user}
                active={place?.entry.path}
              />
            )}
          </div>
        ) : (
          <Breadcrumbs items={crumbsOf(place, title, crumb)} className="min-w-0" />
        )}
        {hasField && palette && <div className="h-10 max-w-80 flex-1">{palette}</div>}
        <div className="flex shrink-0 items-center gap-1">
          {!hasField && palette && <div className="size-11 md:size-10">{palette}</div>}
          {!phone && (
            <IconButton
              icon={theme === 'dark' ? Sun : Moon}
              label={theme === 'dark' ? 'Use light theme' : 'Use dark theme'}
              onClick={toggleTheme}
            />
          )}
          <NotificationBell role={user.role} path={path} />
          <span className="mx-2 hidden h-6 w-px bg-line md:block" />
          <AccountMenu user={user} phone={phone} />
        </div>
      </div>
    </header>
  )
}

/** Group, entry, and the screen's own crumb; the group "Main" is left out. */
function crumbsOf(place: Place, title: string, crumb: string | null) {
  if (!place) return [{ label: title }]
  const { group, entry } = place
  return [
    ...(group.label === 'Main' ? [] : [{ label: group.label }]),
    { label: entry.label, href: entry.path },
    ...(crumb ? [{ label: crumb }] : []),
  ]
}
