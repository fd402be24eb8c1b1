import type { ScreenPath } from '@shared/screens'
import { ChartNoAxesColumn, CircleQuestionMark, CookingPot, ScanText } from 'lucide-react'
import { Link } from 'wouter'
import type { IconType } from '@/ui/icon-type'

/** The four links of a client's home. */
export function HomeTiles() {
  return (
    <nav aria-label="Shortcuts" className="grid grid-cols-1 content-start gap-2.5 min-[18rem]:grid-cols-2">
      <Tile href="/client/scanner" icon={ScanText} title="Scan Label" />
      <Tile href="/client/my-reports" icon={ChartNoAxesColumn} title="My Results" />
      <Tile href="/client/faqs" icon={CircleQuestionMark} title="FAQ" />
      <Tile href="/client/recipes" icon={CookingPot} title="Recipes" />
    </nav>
  )
}

type TileProps = { href: ScreenPath; icon: IconType; title: string }

function Tile({ href, icon: Icon, title }: TileProps) {
  return (
    <Link
      href={href}
      className="flex min-h-15 min-w-0 items-center gap-2.5 rounded-lg border border-line bg-surface px-3 py-2 text-base font-semibold hover:border-brand hover:bg-brand-softer"
    >
      <Icon className="size-5.5 shrink-0 text-brand-text" />
      <span className="min-w-0">{title}</span>
    </Link>
  )
}
